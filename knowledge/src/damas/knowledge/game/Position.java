package damas.knowledge.game;

import damas.knowledge.text.NotationException;
import java.util.List;
import java.util.Optional;

/** A position with the moves that led to it. Immutable. */
public interface Position {
    Game game();

    /** The rule set of this game, in the notation of {@link Game#rules}. */
    String ruleSet();

    /** The side to move. */
    Side turn();

    /** The legal moves, in a fixed order; empty when the game is over by its rules. */
    List<? extends Move> moves();

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException if the move is not legal here
     */
    Position play(Move move);

    /** How the game has ended by its rules, draws by repetition included; empty while it goes on. */
    Optional<Outcome> outcome();

    /** The hash key of the board and the side to move; positions that differ only in their past have equal keys. */
    long key();

    /** The first position of the game: messages and records carry its text and {@link #played}. */
    Position start();

    /** The moves from {@link #start} to this position. */
    List<? extends Move> played();

    /** The position of this game after its first {@code plies} moves. */
    default Position at(int plies) {
        Position position = start();
        for (Move move : played().subList(0, plies)) {
            position = position.play(move);
        }
        return position;
    }

    /**
     * The same game under another rule set: the position that the moves lead to there.
     *
     * @throws NotationException if the rule set is unknown, or a move is not legal under it
     */
    default Position under(String rules) {
        Position position = game().parse(start().text(), rules);
        for (Move move : played()) {
            position = position.play(game().move(position, move.text()));
        }
        return position;
    }

    /** The board and the side to move; {@link Game#parse} reads it back. */
    String text();
}
