/**
 * How a coordinator of draughts allocates a position to one of its players.
 *
 * <p>While there are many pieces the opening agent plays. After that a {@link Clusterer} says which class of endgames
 * the position belongs to, an {@link ExceptionRule} may correct it, and the agent that stands for the class plays
 * ({@link PhaseAllocator}). {@link Dynamics} says how often this is decided. What was learned, {@link Prototypes} and
 * rules, comes from text files; how it is learned is in {@code damas.knowledge.draughts.mining}. See
 * reference/mp-draughts.md 2.4, 2.5 and reference/adaba.md 8.6.
 */
package damas.knowledge.draughts.allocation;
