package damas.knowledge.search;

import java.util.function.BooleanSupplier;

/** Tells a search, from any thread, to end now. One signal serves one search and stays raised. */
public final class StopSignal {
    private final BooleanSupplier other;
    private volatile boolean raised;

    public StopSignal() {
        this(() -> false);
    }

    private StopSignal(BooleanSupplier other) {
        this.other = other;
    }

    /** A signal for a part of a search: it is raised with this one, or by itself. */
    public StopSignal forPart() {
        return new StopSignal(this::isRaised);
    }

    public void raise() {
        raised = true;
    }

    public boolean isRaised() {
        return raised || other.getAsBoolean();
    }
}
