/**
 * What people see of a game, on the page and in the terminal, beyond what its rules say.
 *
 * <p>{@link GameView} is the interface, {@link GameViews} the registry, by the game's name; a game that has no view is
 * shown by {@link PlainView}: the text of the position, and the legal moves. To add a view:
 *
 * <ol>
 *   <li>write a {@link GameView} in a package of its own and name its class in {@code
 *       META-INF/services/damas.containers.view.GameView};
 *   <li>write the module of the page that it names, {@code containers/web/js/views/NAME.js}; {@code plain.js} describes
 *       what a module offers.
 * </ol>
 *
 * <pre>
 * GameView view = GameViews.of(position.game());
 * out.print(view.drawing(position, Side.FIRST));
 * </pre>
 */
package damas.containers.view;
