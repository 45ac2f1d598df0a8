package damas.containers.view;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.Map;

/**
 * How one game is shown to people. Found by {@link java.util.ServiceLoader}: neither its constructor nor {@link
 * #gameName} may load a class of the game, so that a page loads only the games that it shows.
 */
public interface GameView {
    /** The name of the game in the catalogue of games. */
    String gameName();

    /** The module of the page that draws positions and takes moves: {@code containers/web/js/views/NAME.js}. */
    String module();

    /**
     * What the module of the page needs of a move besides its text: names and values of JSON. {@code move} is the text
     * for lists of moves, if it differs from that of the move.
     *
     * @param before the position in which the move is legal
     */
    Map<String, Object> move(Position before, Move move);

    /**
     * Whether the page needs the text of the position after each move that was played. A module that knows how a move
     * changes the board does not.
     */
    boolean needsPositions();

    /**
     * The position for the terminal, each line with a line end, colours in the markup of picocli: {@code @|bold x|@}.
     *
     * @param viewer the side that looks at the board
     */
    String drawing(Position position, Side viewer);

    /** What {@link #drawing} shows of a side, in a few words; empty if there is nothing to explain. */
    String marks(Side side);

    /** How to type a move, in a few words: {@code a move as 11-15}. */
    String howToMove();
}
