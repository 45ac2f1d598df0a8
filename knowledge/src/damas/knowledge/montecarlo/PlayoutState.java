package damas.knowledge.montecarlo;

import damas.knowledge.game.Side;
import java.util.random.RandomGenerator;

/**
 * What a tree search by play-outs needs of a game: a mutable position, one for each thread. A move is a code from 0 to
 * {@link #moveCodes} - 1, so that tables by move are arrays. No method allocates.
 */
public interface PlayoutState {
    /** The number of codes of moves in this game, the same for all its positions. */
    int moveCodes();

    /** Becomes a copy of a state of the same game and rules. */
    void copyFrom(PlayoutState other);

    /** The side to move. */
    Side turn();

    /**
     * Lists the legal moves of the side to move; those that are never good may be left out.
     *
     * @param into has room for {@link #moveCodes} moves
     * @return the number of moves; 0 if the game is over
     */
    int moves(int[] into);

    /** Plays a legal move. */
    void play(int move);

    boolean isOver();

    /**
     * Plays the game to its end, by this state's policy of play-outs. Nothing is played if the game is over.
     * Rules that need the history of the game, such as superko, may be left out.
     *
     * @param trace is empty; takes every move played here but for the {@link #idleMove}, and the plain result. Moves of
     *     the tree, played before, are not added
     * @return the reward of {@link Side#FIRST} in [0, 1], which may be corrected by the score or the length of the game
     */
    double playOut(RandomGenerator random, MoveTrace trace);

    /**
     * The move that only means that nothing is left to play, such as a pass. Play-outs do not trace it, since their
     * results say nothing about it. -1 if a game has none.
     */
    default int idleMove() {
        return -1;
    }

    /** The number of points of the board whose owner {@link #addOwners} knows; 0 if a game has no such points. */
    default int ownedPoints() {
        return 0;
    }

    /** The code of the move that occupies an owned point; -1 if there is no such move. */
    default int moveAt(int ownedPoint) {
        return -1;
    }

    /** Adds 1 for each point that {@link Side#FIRST} owns at the end of the game and -1 for each of the other side. */
    default void addOwners(double[] sums) {
        // most games have none
    }

    /** The hash key of the board and the side to move. */
    long key();
}
