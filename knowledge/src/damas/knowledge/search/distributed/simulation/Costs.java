package damas.knowledge.search.distributed.simulation;

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
     * JADE between two JVMs, as measured (0.4 ms, 60 microseconds a message and 0.1 ms a KB, half at each end), and
     * 0.1 ms of a gigabit LAN; a node with a network's evaluation takes about a microsecond.
     */
    public static final Costs JADE_ON_A_LAN = new Costs(1_000, 500_000, 30_000, 50_000, 8_000, 9_000);

    /** Threads of one JVM. */
    public static final Costs THREADS = new Costs(1_000, 5_000, 1_000, 500, 0, 0);
}
