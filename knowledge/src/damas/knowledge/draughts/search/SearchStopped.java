package damas.knowledge.draughts.search;

/** Leads out of a search whose budget is spent, however deep in the tree it is. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    public SearchStopped() {
        super("the search was stopped", null, false, false);
    }
}
