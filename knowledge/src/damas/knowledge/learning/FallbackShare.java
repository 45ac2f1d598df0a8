package damas.knowledge.learning;

import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Side;
import java.util.Collection;

/**
 * How many of a contestant's moves in a match were fallbacks. A match in which that is more than one of a hundred says
 * nothing about its players, and is void.
 */
public record FallbackShare(String name, int fallbacks, int moves) {
    /** A match is void if a contestant has more fallbacks than one in this number of moves. */
    private static final int LEAST_MOVES_PER_FALLBACK = 100;

    /** Counts a contestant's moves in the games that it played; records without counts have no fallback. */
    public static FallbackShare of(Collection<GameRecord> games, String name) {
        int fallbacks = 0;
        int moves = 0;
        for (GameRecord game : games) {
            for (Side side : Side.values()) {
                if (name.equals(game.player(side))) {
                    fallbacks += Fallbacks.of(game.tags(), game.last().game()::sideName).of(side);
                    moves += moves(game, side);
                }
            }
        }
        return new FallbackShare(name, fallbacks, moves);
    }

    /** The sides take turns, in every game. */
    private static int moves(GameRecord game, Side side) {
        int all = game.last().played().size();
        return game.last().start().turn() == side ? (all + 1) / 2 : all / 2;
    }

    public boolean isVoid() {
        return (long) fallbacks * LEAST_MOVES_PER_FALLBACK > moves;
    }

    @Override
    public String toString() {
        return fallbacks + " of " + moves + " moves of " + name;
    }
}
