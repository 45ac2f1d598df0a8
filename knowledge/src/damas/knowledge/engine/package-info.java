/**
 * Engines: how work on a position is handed over, whatever the game.
 *
 * <p>Read {@link Engine} first, then {@link Limits}, which say what a move may cost, and {@link Report}, which says
 * what was found. A search turns limits into a {@link Budget} and values positions as {@link Value} says:
 *
 * <pre>
 * Limits limits = Limits.time(Duration.ofSeconds(4)).withClock(clock);
 * Engine.Thinking thinking = engine.think(position, limits, listener);
 * thinking.answerNow();
 * </pre>
 *
 * <p>{@link GameDirector} is the one game loop: a {@link Machine}, to which the driver reports moves and the time.
 *
 * <p>Nothing here knows a particular game. A new way to think implements {@code Engine}; only {@code Limits}
 * plans time.
 */
package damas.knowledge.engine;
