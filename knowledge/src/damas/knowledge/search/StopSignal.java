package damas.knowledge.search;

/** Tells a search, from any thread, to end now. One signal serves one search and stays raised. */
public final class StopSignal {
    private volatile boolean raised;

    public void raise() {
        raised = true;
    }

    public boolean isRaised() {
        return raised;
    }
}
