/**
 * Draughts by Monte Carlo: what {@link damas.knowledge.montecarlo} needs of the game (reference/go-ahead.md 10).
 *
 * <p>{@link damas.knowledge.draughts.montecarlo.DraughtsPlayouts} connects the two. Play-outs and priors work on a
 * {@link damas.knowledge.draughts.PlayoutBoard}, whose codes of moves are the keys of the dynamic move evaluation.
 *
 * <pre>
 * PlayoutGame game = new DraughtsPlayouts(DraughtsPlayoutSettings.of("tries=3"));
 * </pre>
 */
package damas.knowledge.draughts.montecarlo;
