/**
 * How a team of players finds its move, for every game.
 *
 * <p>{@link damas.knowledge.team.Allocator} names the players that are asked for a move and the reason;
 * {@link damas.knowledge.team.Vote} settles on one of several proposals. Draughts allocates by phases and clusters
 * ({@code damas.knowledge.draughts.allocation.PhaseAllocator}); a team without phases uses
 * {@link damas.knowledge.team.RankedAllocator}:
 *
 * <pre>
 * Allocated allocated = new RankedAllocator(List.of("solver", "substitute")).allocate(position, Set.of());
 * </pre>
 */
package damas.knowledge.team;
