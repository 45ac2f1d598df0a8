/**
 * The page: people play against teams and watch them think. A {@link damas.containers.web.Table} is one game, with a
 * person or a team on either side; {@link damas.containers.web.Tables} keeps all of them, on disk as PDN; {@link
 * damas.containers.web.TeamHall} brings the teams; {@link damas.containers.web.Census} knows who lives where; {@link
 * damas.containers.web.Earshot} hears what agents say; {@link damas.containers.web.Audience} tells everyone who
 * watches, by server-sent events; {@link damas.containers.web.PageServer} is the door to the world, and {@link
 * damas.containers.web.Doorman} stands in it.
 *
 * <p>The page itself is in {@code containers/web}: it has no rules of the game, but shows the moves it is told.
 */
package damas.containers.web;
