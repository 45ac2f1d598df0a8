package damas.knowledge.sharing.simulation;

/**
 * What one peer did in a simulation.
 *
 * @param nodes nodes of its jobs
 * @param busy nanoseconds that its jobs took
 * @param handling nanoseconds that its messages took
 * @param messages messages sent
 * @param bytes characters in them
 */
public record Statistics(long nodes, long busy, long handling, long messages, long bytes) {
    /** Nothing at all. */
    public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0);

    /** Two peers, or two searches, together. */
    public Statistics plus(Statistics other) {
        return new Statistics(
                nodes + other.nodes,
                busy + other.busy,
                handling + other.handling,
                messages + other.messages,
                bytes + other.bytes);
    }
}
