package damas.ontology.meaning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.text.NotationException;
import damas.ontology.words.Position;
import java.util.List;
import java.util.stream.Collectors;

/** Positions, with the games that led to them. */
public final class Positions {
    private Positions() {}

    /**
     * @throws NotationException if the start is no position or a move is not legal
     */
    public static DraughtsPosition history(Position position) {
        DraughtsPosition history = DraughtsPosition.of(Fen.parse(position.start()));
        for (String move : position.moves().split(" ")) {
            if (!move.isEmpty()) {
                history = history.after(DraughtsMove.parse(move, history.board()));
            }
        }
        return history;
    }

    public static Position of(DraughtsPosition history) {
        return of(history.boards().get(0), history.played());
    }

    public static Position of(Board start, List<DraughtsMove> moves) {
        return new Position(Fen.format(start), line(moves));
    }

    /** Moves in PDN with blanks between. */
    public static String line(List<DraughtsMove> moves) {
        return moves.stream().map(DraughtsMove::toString).collect(Collectors.joining(" "));
    }
}
