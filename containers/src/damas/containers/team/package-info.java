/**
 * Teams, for code that is no agent.
 *
 * <p>A {@link Lab} is a platform that this JVM can ask: one of its own, as {@code play}, {@code
 * match} and {@code engine} start it, or one that runs elsewhere. {@link TeamBook} finds teams by
 * what people call them, {@link TeamEngine} is a team as an engine, and {@link
 * EngineAgent} an external engine among the teams. {@link Rounds} are the
 * games of a match, on a platform or without one.
 */
package damas.containers.team;
