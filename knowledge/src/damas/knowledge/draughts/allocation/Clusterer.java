package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import java.util.List;

/** Tells which class of endgames a position belongs to. Its {@code toString()} is what people call its classes. */
public interface Clusterer {
    /** All classes. */
    List<String> classes();

    /** All classes, that of the position first, then by how near they are to it; always the same for one position. */
    List<String> rank(Board board);

    /** The class of the position: the nearest. */
    default String nearest(Board board) {
        return rank(board).get(0);
    }

    /** What it says of a position, for people: the class, and how near it is if that can be said. */
    default String verdict(Board board) {
        return this + " say " + nearest(board);
    }
}
