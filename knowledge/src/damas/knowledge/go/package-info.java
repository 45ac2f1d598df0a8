/**
 * Go. It is a sibling of {@code damas.knowledge.draughts} and never imports it.
 *
 * <p>Read {@link damas.knowledge.go.GoRules}, then {@link damas.knowledge.go.GoPosition}, which is the game as the
 * rest of the program sees it, and last {@link damas.knowledge.go.GoBoard}, the fast mutable board under it:
 *
 * <pre>
 * GoPosition position = Go.GAME.start("chinese size=9 komi=6.5");
 * position = position.play(Go.GAME.move(position, "C3"));
 * GoBoard board = position.copyOfBoard();
 * </pre>
 *
 * <p>{@code playout} plays fast random games on such a board.
 */
package damas.knowledge.go;
