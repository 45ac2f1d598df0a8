/**
 * Fast random games of Go and prior knowledge, for {@link damas.knowledge.montecarlo}.
 *
 * <p>{@link damas.knowledge.go.playout.GoPlayoutGame} is the way in. Read {@link
 * damas.knowledge.go.playout.PlayoutRule}, then {@code PlayoutPolicy}, which applies the rules. To add a rule, add
 * its constant and its proposals there:
 *
 * <pre>
 * PlayoutGame game = GoPlayoutGame.of("policy=patterns score-weight=0.02");
 * PlayoutState state = game.state(Go.GAME.start("chinese size=9"));
 * double reward = state.playOut(new SplittableRandom(1), new MoveTrace());
 * </pre>
 */
package damas.knowledge.go.playout;
