package damas.containers.engine;

import java.io.IOException;

/** Says in one sentence what an engine did wrong. */
public final class EngineException extends IOException {
    private static final long serialVersionUID = 1L;

    public EngineException(String message) {
        super(message);
    }
}
