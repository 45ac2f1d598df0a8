/**
 * Teams, for code that is no agent.
 *
 * <p>A {@link damas.containers.team.Lab} is a platform that this JVM can ask: one of its own, as {@code play}, {@code
 * match} and {@code engine} start it, or one that runs elsewhere. {@link damas.containers.team.TeamBook} finds teams by
 * what people call them, {@link damas.containers.team.TeamThinker} is a team behind the engine protocol, and {@link
 * damas.containers.team.EngineAgent} an external engine among the teams. {@link damas.containers.team.Rounds} are the
 * games of a match, on a platform or without one.
 */
package damas.containers.team;
