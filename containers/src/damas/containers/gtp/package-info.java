/**
 * GTP 2, the protocol by which programs of Go play: as a server over any engine, and as a client of any program.
 *
 * <p>Server: {@link GtpSession} reads and writes lines, {@link GtpProtocol} knows the commands, and an
 * {@link damas.knowledge.engine.Engine} that plays {@code go} finds the moves. Client: {@link GtpEngine} is an
 * {@code Engine} that starts an external program. A conversation, the answers marked:
 *
 * <pre>
 * boardsize 9
 *   =
 * 7 play b E5
 *   =7
 * genmove w
 *   = C3
 * play b C3
 *   ? illegal move
 * </pre>
 *
 * <p>The server answers {@code ? syntax error} to words that it cannot read, {@code ? illegal move} also to vertices
 * outside of the board, {@code ? unacceptable size} and {@code ? unknown command}. A command that fails changes
 * nothing. Without time settings the limits of the engine count.
 *
 * <p>{@code lz-analyze} and {@code kata-analyze} think until the next line comes. {@code gogui-analyze_commands} lists
 * commands that show the last report on the board: {@code damas-visits}, {@code damas-prior}, {@code damas-adm},
 * {@code damas-ownership}. {@code final_score} and {@code final_status_list} ask the engine who owns each point
 * ({@link damas.knowledge.go.GoStatus}); an engine that does not say counts every stone as alive.
 *
 * <p>To add a command, add a line to the group that it belongs to ({@link GtpCommands}).
 */
package damas.containers.gtp;
