/**
 * The page: people play games of any kind against teams and watch them think. A {@link Table} is one game, with a
 * person or a team on either side; {@link Tables} keeps all of them, on disk in the notation of their game; {@link
 * GameKind} is what the page knows of a game, with its {@link damas.containers.view.GameView}; {@link TeamHall} brings
 * the teams; {@link Census} knows which containers and agents there are; {@link Earshot} hears what agents say; {@link
 * Audience} tells all who watch, by server-sent events; {@link PageServer} serves requests, and {@link Doorman} checks
 * them.
 *
 * <p>The page itself is in {@code containers/web}: it has no rules of a game, but shows the moves that it is told.
 * {@code js/views} holds a module for each view of a game.
 */
package damas.containers.web;
