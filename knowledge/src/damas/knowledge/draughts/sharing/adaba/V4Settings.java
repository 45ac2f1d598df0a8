package damas.knowledge.draughts.sharing.adaba;

/**
 * How the hosts share the tree.
 *
 * @param leastDepth nodes with less depth are searched alone
 * @param lendDepth branches with less depth are not lent to other places: they are done before they are there
 * @param gossipNanos what one place may take between two messages to another, for each that it speaks to and if it had
 *     one slave only
 * @param crierNanos the least of that, however many slaves it has: whoever speaks for a place would fall behind with
 *     its mail, and what it says would be old
 * @param entriesPerMilli how many table entries a place takes from all others in a millisecond
 * @param leastTold entries with less depth are found faster than told
 */
public record V4Settings(
        int leastDepth, int lendDepth, long gossipNanos, long crierNanos, int entriesPerMilli, int leastTold) {
    /** For JADE's messages on a LAN. */
    public static final V4Settings LAN = new V4Settings(5, 10, 4_000_000, 500_000, 1500, 3);
}
