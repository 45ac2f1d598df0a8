package damas.knowledge.engine;

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

    /** A signal that is raised with this one, or while something is true. */
    public StopSignal orWhile(BooleanSupplier condition) {
        return new StopSignal(() -> isRaised() || condition.getAsBoolean());
    }

    public void raise() {
        raised = true;
    }

    public boolean isRaised() {
        return raised || other.getAsBoolean();
    }
}
