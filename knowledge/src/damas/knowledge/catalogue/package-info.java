/**
 * The registries: every choice by name is made here. The package sees all of {@code knowledge}, and nothing in
 * {@code knowledge} sees it. An unknown name is an error that lists the known ones.
 *
 * <p>{@link Games} finds games. To add one, write a {@link GameProvider} and name its class in
 * {@code META-INF/services/damas.knowledge.catalogue.GameProvider} anywhere on the class path:
 *
 * <pre>
 * Game game = Games.named("english-draughts");
 * Position position = game.start(game.rules().get(0));
 * position = position.play(game.move(position, "11-15"));
 * </pre>
 */
package damas.knowledge.catalogue;
