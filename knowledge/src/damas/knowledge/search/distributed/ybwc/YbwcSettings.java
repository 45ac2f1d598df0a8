package damas.knowledge.search.distributed.ybwc;

/**
 * How YBWC divides its work.
 *
 * @param leafDepth nodes of this depth or less are searched in one piece, so that an event is worth its while
 * @param stolenDepth nodes of less depth are not given away: they are searched faster than sent
 * @param patience nanoseconds that a thief may take beyond what its eldest brother makes expect
 * @param pause nanoseconds after which a request without a reply is made again, to somebody else
 * @param requestsPerPause how many peers one without work asks in a pause, each after the refusal of the one before
 */
public record YbwcSettings(int leafDepth, int stolenDepth, long patience, long pause, int requestsPerPause) {
    /** For JADE on a LAN: smaller tasks cost more messages than they save, from a few runs at depths 10 and 12. */
    public static final YbwcSettings LAN = new YbwcSettings(5, 7, 50_000_000, 10_000_000, 10);
}
