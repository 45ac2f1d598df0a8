package damas.knowledge.draughts.sharing.ybwc;

/**
 * How YBWC divides its work.
 *
 * @param leafDepth nodes of this depth or less are searched in one piece, so that an event is worth its while
 * @param leafShare the same for this share of an iteration's depth, if that is more
 * @param stolenMargin a node that is given away is by so much deeper than a leaf: less is searched faster than sent
 * @param patience nanoseconds that a thief may take beyond what its eldest brother makes expect
 * @param pause nanoseconds after which a request without a reply is made again, to somebody else
 * @param requestsPerPause how many peers one without work asks in a pause, each after the refusal of the one before
 */
public record YbwcSettings(
        int leafDepth, double leafShare, int stolenMargin, long patience, long pause, int requestsPerPause) {
    /** For JADE on a LAN: smaller tasks cost more messages than they save, from a few runs at depths 10 and 12. */
    public static final YbwcSettings LAN = new YbwcSettings(5, 0.5, 2, 50_000_000, 10_000_000, 10);

    /** The depth that is searched in one piece, in an iteration of this depth. */
    int leafDepth(int iteration) {
        return Math.max(leafDepth, (int) (leafShare * iteration));
    }

    /** The least depth that is given away. */
    int stolenDepth(int iteration) {
        return leafDepth(iteration) + stolenMargin;
    }
}
