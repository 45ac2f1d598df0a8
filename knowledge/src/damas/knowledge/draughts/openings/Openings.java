package damas.knowledge.draughts.openings;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Squares;
import damas.knowledge.draughts.search.MaterialSearch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sets of openings. Each holds every distinct position that some first moves lead to and in which neither side wins
 * a man by force, as far as a search of {@link #DEPTH} plies with captures followed to their end can see.
 */
public enum Openings {
    /** Three plies from the start, White to move: the ballots of three-move restriction. */
    THREE_MOVE("three-move", 3),

    /** A man less for each side, any one, then a move each, Black to move: the ballots of eleven-man. */
    ELEVEN_MAN("eleven-man", 2);

    /** How deep the search looks. The sets do not change from depth 4 to 12, nor three-move's to 16. */
    public static final int DEPTH = 8;

    private final String title;
    private final int plies;

    Openings(String title, int plies) {
        this.title = title;
        this.plies = plies;
    }

    /** The name that people use: {@code three-move}. */
    @Override
    public String toString() {
        return title;
    }

    /** Searches for the openings at the usual depth. */
    public List<Board> generate() {
        return generate(DEPTH);
    }

    /** Searches for the openings, on all cores; always the same ones in the same order. */
    public List<Board> generate(int depth) {
        Set<Board> positions = new LinkedHashSet<>(starts());
        for (int ply = 0; ply < plies; ply++) {
            positions = next(positions);
        }
        return positions.parallelStream().filter(board -> isLevel(board, depth)).toList();
    }

    private List<Board> starts() {
        if (this == THREE_MOVE) {
            return List.of(Board.START);
        }
        List<Board> starts = new ArrayList<>();
        for (int black = 1; black <= Board.MAX_PIECES; black++) {
            for (int white = 1; white <= Board.MAX_PIECES; white++) {
                starts.add(Board.of(
                        Colour.BLACK,
                        Board.START.black() & ~Squares.of(black),
                        Board.START.white() & ~Squares.of(Squares.COUNT + 1 - white),
                        0));
            }
        }
        return starts;
    }

    private static Set<Board> next(Collection<Board> boards) {
        Set<Board> next = new LinkedHashSet<>();
        for (Board board : boards) {
            for (DraughtsMove move : board.moves()) {
                next.add(board.play(move));
            }
        }
        return next;
    }

    private static boolean isLevel(Board board, int depth) {
        return Math.abs(new MaterialSearch().value(board, depth)) < MaterialSearch.MAN;
    }
}
