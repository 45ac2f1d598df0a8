package damas.knowledge.draughts.montecarlo;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.PlayoutBoard;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;
import java.util.List;

/** English draughts for tree search by play-outs. */
public final class DraughtsPlayouts implements PlayoutGame {
    private final DraughtsPlayoutSettings settings;

    public DraughtsPlayouts(DraughtsPlayoutSettings settings) {
        this.settings = settings;
    }

    @Override
    public PlayoutState state(Position position) {
        DraughtsPosition at = EnglishDraughts.of(position);
        return new DraughtsState(at.board(), quietPlies(at.boards()), settings);
    }

    private static int quietPlies(List<Board> boards) {
        int quiet = 0;
        for (int i = boards.size() - 1; i > 0 && isQuiet(boards.get(i - 1), boards.get(i)); i--) {
            quiet++;
        }
        return quiet;
    }

    private static boolean isQuiet(Board before, Board after) {
        long menBefore = (before.black() | before.white()) & ~before.kings();
        long menAfter = (after.black() | after.white()) & ~after.kings();
        return menBefore == menAfter && before.pieceCount() == after.pieceCount();
    }

    @Override
    public PriorKnowledge prior() {
        return new DraughtsPrior((float) settings.count());
    }

    private static PlayoutBoard generated(Position position) {
        PlayoutBoard board = new PlayoutBoard();
        board.set(EnglishDraughts.of(position).board(), 0);
        board.generate();
        return board;
    }

    @Override
    public int code(Position position, Move move) {
        PlayoutBoard board = generated(position);
        DraughtsMove played = EnglishDraughts.of(move);
        int number = board.numberOf(played);
        if (number < 0) {
            throw new IllegalArgumentException(played + " is not legal in " + position.text());
        }
        return board.code(number);
    }

    @Override
    public Move move(Position position, int code) {
        PlayoutBoard board = generated(position);
        return board.move(board.numberOf(code));
    }
}
