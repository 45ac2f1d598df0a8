package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Side;
import java.util.Collection;
import java.util.List;

/**
 * How many of a contestant's moves in a match were fallbacks. A match in which that is more than one of a hundred says
 * nothing about its players, and is void.
 */
public record FallbackShare(String name, int fallbacks, int moves) {
    /** A match is void if a contestant has more fallbacks than one in this number of moves. */
    private static final int LEAST_MOVES_PER_FALLBACK = 100;

    /** Counts a contestant's moves in the games that it played; records without counts have no fallback. */
    public static FallbackShare of(Collection<DraughtsGame> games, String name) {
        int fallbacks = 0;
        int moves = 0;
        for (DraughtsGame game : games) {
            for (Side side : Side.values()) {
                if (name.equals(game.tags().get(Colour.name(side)))) {
                    fallbacks += Fallbacks.of(game.tags(), Colour::name).of(side);
                    moves += moves(game, side);
                }
            }
        }
        return new FallbackShare(name, fallbacks, moves);
    }

    private static int moves(DraughtsGame game, Side side) {
        List<Board> boards = game.boards();
        return (int) boards.subList(0, game.plies().size()).stream().filter(board -> board.turn() == side).count();
    }

    public boolean isVoid() {
        return (long) fallbacks * LEAST_MOVES_PER_FALLBACK > moves;
    }

    @Override
    public String toString() {
        return fallbacks + " of " + moves + " moves of " + name;
    }
}
