/**
 * The engine protocol: any program can play against a team, and a team against any program, over lines of text.
 *
 * <p>It is UCI, the protocol of chess engines, for any game. A conversation, the engine's lines marked:
 *
 * <pre>
 * uci
 *   id name Damas 0.1 visiondraughts
 *   uciok
 * position startpos moves 11-15 23-19
 * go movetime 100
 *   info depth 4 nodes 512 score 0.0312 time 3 pv 8-11 22-17
 *   bestmove 8-11
 * quit
 * </pre>
 *
 * <p>Commands: {@code uci}, {@code isready} ({@code readyok}), {@code ucinewgame}, {@code position startpos} or {@code
 * position fen} and the text of a position, both with {@code moves} and the moves played; {@code go} with any of {@code
 * movetime} and {@code wtime btime winc binc} (milliseconds), {@code depth} (plies), {@code nodes}, or with {@code
 * infinite}, or alone, which leaves the limits to the team; {@code stop}; {@code perft n} ({@code perft n leaves});
 * {@code quit}. Of a move time and a clock, the one that leaves less time counts ({@link
 * damas.knowledge.engine.Limits#budget}). The words of a clock begin with the first letter of a side's name.
 *
 * <p>Moves are written in the game's notation, of draughts with the whole path, {@code 11x18x25}, and read also in
 * short, {@code 11x25}. A command that cannot be obeyed gets {@code error} and the reason, and changes nothing; but
 * after a refused {@code position}, {@code go} and {@code perft} get {@code error no position} until a valid one comes.
 * As in UCI, {@code go infinite} is answered after {@code stop} only, and a draw is the referee's business: the engine
 * plays on until a side has no move. Then {@code go} gets {@code bestmove none}.
 *
 * <p>A {@code score} is what the side to move thinks of the position ({@link damas.knowledge.engine.Value}):
 * from -1, lost, to 1, won, as a network says it, or {@code win 7} and {@code loss 6} once the end is seen, in plies.
 * The word {@code fallback} before {@code pv} says that no player of the team chose the move: none had finished an
 * iteration in time.
 *
 * <p>As an engine: {@link EngineSession} reads and writes lines, {@link EngineProtocol} knows what they mean, and an
 * {@link damas.knowledge.engine.Engine} of any game finds the moves. As a client: {@link ProcessEngine} is an
 * {@code Engine} that starts an external program and asks it for moves. {@link ReportText} and {@link LimitsText} serve
 * both.
 */
package damas.containers.engine;
