package damas.knowledge.search.distributed.adaba;

/**
 * How ADABA V4 divides its work.
 *
 * @param firstDepth the first depth that is shared; the master alone searches to the one before it
 * @param step from one iteration to the next
 * @param halfWindow how far from the last iteration's value the next one's is expected
 * @param tasksPerSlave into how many tasks for each slave an iteration is cut, if they do not get too small
 * @param leastGrain the fewest nodes a task should have: so that messages do not cost more than the search
 * @param credit how many tasks a slave may have at a time, the one that it works on included
 * @param width how many more moves than needed may be tried at once where one is expected to be enough
 * @param helpBelow with fewer slaves than this the master searches too
 */
public record EdgeSettings(
        int firstDepth,
        int step,
        float halfWindow,
        int tasksPerSlave,
        int leastGrain,
        int credit,
        int width,
        int helpBelow) {
    /** Chosen with the costs of JADE on a LAN, from a few runs over two positions at depth 16: a start, no optimum. */
    public static final EdgeSettings LAN = new EdgeSettings(8, 2, 0.005f, 20, 10_000, 2, 2, 1);
}
