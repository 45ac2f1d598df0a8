package damas.knowledge.draughts.sharing.adaba;

/** Takes branches that could be lent to another host. Search threads call it. */
public interface OfferPool {
    /** A pool without other hosts. */
    OfferPool NONE = new OfferPool() {
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

    /** Whether the pool wants more offers. */
    boolean wants();

    /** The least depth of a branch that is worth lending, in plies. */
    int leastDepth();

    void offer(Offer offer);
}
