/**
 * The page: people play against teams and watch them think. A {@link Table} is one game, with a
 * person or a team on either side; {@link Tables} keeps all of them, on disk as PDN; {@link
 * TeamHall} brings the teams; {@link Census} knows who lives where; {@link
 * Earshot} hears what agents say; {@link Audience} tells everyone who
 * watches, by server-sent events; {@link PageServer} is the door to the world, and {@link
 * Doorman} stands in it.
 *
 * <p>The page itself is in {@code containers/web}: it has no rules of the game, but shows the moves it is told.
 */
package damas.containers.web;
