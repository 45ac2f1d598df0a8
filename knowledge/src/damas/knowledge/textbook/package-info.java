/**
 * The algorithms of reference/adversarial-search.md over {@link damas.knowledge.game.Position}, for learning and as
 * oracles in tests. They are meant to be obviously right, not fast, and work for every game:
 *
 * <pre>
 * Move best = ExhaustiveSearch.best(Games.named("tic-tac-toe").start("standard"));
 * </pre>
 */
package damas.knowledge.textbook;
