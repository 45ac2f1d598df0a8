package damas.knowledge.sharing.simulation;

/**
 * What things cost in virtual time, in nanoseconds.
 *
 * @param node one node of a search, on a slave of ordinary speed
 * @param latency from the end of sending to the beginning of receiving
 * @param handling what a message takes of the processor, once at the sender and once at the receiver
 * @param perKilobyte what 1024 characters of a message take on top of that, at each end
 * @param perBulkKilobyte the same for 1024 bytes that are not text
 * @param linePerKilobyte what 1024 of either take on the line
 */
public record Costs(
        long node, long latency, long handling, long perKilobyte, long perBulkKilobyte, long linePerKilobyte) {
    /**
     * JADE between two JVMs, as measured (one way 130 microseconds; of the processors 130 and 75 a message, 15 to 30
     * and 50 a KB of text, 2 or 3 and 1 or 2 a KB of bytes), and 0.1 ms and a gigabit a second of a LAN; a node with
     * a network's evaluation takes about a microsecond.
     */
    public static final Costs JADE_ON_A_LAN = new Costs(1_000, 230_000, 100_000, 35_000, 2_000, 8_200);

    /** Threads of one JVM. */
    public static final Costs THREADS = new Costs(1_000, 5_000, 1_000, 500, 0, 0);

    /** The same messages with a faster or slower processor for the search. */
    public Costs withNode(long nanos) {
        return new Costs(nanos, latency, handling, perKilobyte, perBulkKilobyte, linePerKilobyte);
    }
}
