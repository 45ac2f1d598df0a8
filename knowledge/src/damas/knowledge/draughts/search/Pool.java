package damas.knowledge.draughts.search;

/** Takes branches that could be lent. Searchers call it from their threads. */
public interface Pool {
    /** Nobody to lend to. */
    Pool NONE = new Pool() {
        @Override
        public boolean wants() {
            return false;
        }

        @Override
        public int leastDepth() {
            return Integer.MAX_VALUE;
        }

        @Override
        public void offer(Offer offer) {}
    };

    /** Whether there should be more offers. */
    boolean wants();

    /** Branches of less depth are too small. */
    int leastDepth();

    void offer(Offer offer);
}
