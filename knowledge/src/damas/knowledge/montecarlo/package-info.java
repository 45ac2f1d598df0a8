/**
 * Monte Carlo tree search that knows no game (reference/go-ahead.md 2.4 to 4).
 *
 * <p>A game takes part by a {@link damas.knowledge.montecarlo.PlayoutGame}, which makes a mutable
 * {@link damas.knowledge.montecarlo.PlayoutState} for each thread, and by its
 * {@link damas.knowledge.montecarlo.PriorKnowledge}. Read {@code PlayoutState} first, then {@code Simulations}, which
 * has the four phases of an episode, and {@link damas.knowledge.montecarlo.Selection}, which has the formulas.
 * {@code SearchTree} holds the nodes, {@link damas.knowledge.montecarlo.TreeSearch} what lasts from move to move:
 *
 * <pre>
 * MonteCarloSettings settings = MonteCarloSettings.of("policy=uct exploration=0.7 first-play=10 simulations=8000");
 * Engine engine = new MonteCarloEngine(playoutGame, settings, ThreadedEngine.ownThread("search"));
 * Move best = engine.answer(position, Limits.NONE).best();
 * </pre>
 *
 * <p>The dynamic move evaluation (ADM) of Go-Ahead is {@link damas.knowledge.montecarlo.DynamicEvaluation}. Its three
 * parts, {@link damas.knowledge.montecarlo.DataUpdate}, {@link damas.knowledge.montecarlo.MoveDatabase} and
 * {@link damas.knowledge.montecarlo.FinalEvaluation}, can be replaced one by one.
 */
package damas.knowledge.montecarlo;
