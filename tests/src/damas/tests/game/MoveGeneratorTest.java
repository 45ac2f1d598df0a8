package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Perft;
import damas.knowledge.draughts.Squares;
import damas.tests.Fast;
import damas.tests.Slow;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Properties of move generation over seeded random positions. */
class MoveGeneratorTest {
    private static final int MANY = 100_000;

    private static String at(Board board) {
        return "seed " + Positions.SEED + ", " + board;
    }

    private static List<String> texts(List<DraughtsMove> moves) {
        return moves.stream().map(DraughtsMove::toString).sorted().toList();
    }

    @Fast
    @Test
    void aSlowAndObviousGeneratorAgrees() {
        Positions positions = new Positions(Positions.SEED);
        int kingMoves = 0;
        int longCaptures = 0;
        int circles = 0;
        for (int i = 0; i < MANY; i++) {
            Board board = positions.next();
            SlowGenerator slow = new SlowGenerator(board);
            assertEquals(slow.moves().stream().sorted().toList(), texts(board.moves()), () -> at(board));
            for (DraughtsMove move : board.moves()) {
                assertEquals(slow.after(move.toString()), board.play(move), () -> at(board) + " " + move);
                kingMoves += (board.kings() & Squares.of(move.from())) != 0 ? 1 : 0;
                longCaptures += Long.bitCount(move.taken()) >= 4 ? 1 : 0;
                circles += move.from() == move.to() ? 1 : 0;
            }
        }
        // the sample holds what is hard
        assertTrue(kingMoves > MANY, "king moves: " + kingMoves);
        assertTrue(longCaptures > 100, "captures of four and more: " + longCaptures);
        assertTrue(circles > 10, "captures that end where they began: " + circles);
    }

    @Fast
    @Test
    void countingAgreesWithGenerating() {
        Positions positions = new Positions(Positions.SEED + 1);
        for (int i = 0; i < MANY; i++) {
            Board board = positions.next();
            List<DraughtsMove> moves = board.moves();
            assertEquals(moves.size(), board.moveCount(), () -> at(board));
            assertEquals(moves.stream().anyMatch(DraughtsMove::isCapture), board.mustCapture(), () -> at(board));
        }
    }

    @Fast
    @Test
    void theMirroredTwinHasMirroredMoves() {
        Positions positions = new Positions(Positions.SEED + 2);
        for (int i = 0; i < MANY / 10; i++) {
            Board board = positions.next();
            assertEquals(board, board.mirrored().mirrored(), () -> at(board));
            List<String> mirroredMoves = board.moves().stream().map(MoveGeneratorTest::mirrored).sorted().toList();
            assertEquals(mirroredMoves, texts(board.mirrored().moves()), () -> at(board));
        }
    }

    private static String mirrored(DraughtsMove move) {
        return move.path().stream()
                .map(square -> String.valueOf(33 - square))
                .collect(Collectors.joining(move.isCapture() ? "x" : "-"));
    }

    @Fast
    @Test
    void incrementalKeysEqualKeysFromScratch() {
        Positions positions = new Positions(Positions.SEED + 3);
        for (int i = 0; i < MANY / 10; i++) {
            Board board = positions.next();
            for (DraughtsMove move : board.moves()) {
                Board after = board.play(move);
                Board scratch = Board.of(after.turn(), after.black(), after.white(), after.kings());
                assertEquals(scratch.key(), after.key(), () -> at(board) + " " + move);
            }
        }
    }

    @Fast
    @Test
    void theSideToMoveIsPartOfTheKey() {
        Positions positions = new Positions(Positions.SEED + 4);
        for (int i = 0; i < 1_000; i++) {
            Board board = positions.next();
            Board other = Board.of(board.turn().opponent(), board.black(), board.white(), board.kings());
            assertTrue(board.key() != other.key(), () -> at(board));
        }
    }

    @Fast
    @Test
    void differentPositionsHaveDifferentKeys() {
        Positions positions = new Positions(Positions.SEED + 5);
        List<Board> boards = Stream.generate(positions::next).limit(MANY).distinct().toList();
        assertEquals(boards.size(), boards.stream().mapToLong(Board::key).distinct().count());
    }

    @Fast
    @Test
    void playingEveryMoveLeavesTheBoardAsItWas() {
        Positions positions = new Positions(Positions.SEED + 6);
        for (int i = 0; i < MANY / 10; i++) {
            Board board = positions.next();
            Board copy = Board.of(board.turn(), board.black(), board.white(), board.kings());
            board.moves().forEach(board::play);
            assertEquals(copy, board, () -> at(copy));
        }
    }

    @Fast
    @Test
    void perftFromTheStartHasTheKnownCounts() {
        long[] known = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564};
        for (int depth = 1; depth <= known.length; depth++) {
            assertEquals(known[depth - 1], Perft.count(Board.START, depth));
        }
    }

    @Slow
    @Test
    void perftToDepthTwelveHasTheKnownCounts() {
        assertEquals(85_242_128, Perft.count(Board.START, 11));
        assertEquals(388_623_673, Perft.count(Board.START, 12));
    }

    @Fast
    @Test
    void perftAgreesWithTheSlowGeneratorInPositionsWithKings() {
        Positions positions = new Positions(Positions.SEED + 7);
        for (int i = 0; i < 100; i++) {
            Board board = positions.scattered();
            assertEquals(slowPerft(board, 3), Perft.count(board, 3), () -> at(board));
        }
    }

    private static long slowPerft(Board board, int depth) {
        SlowGenerator slow = new SlowGenerator(board);
        List<String> moves = slow.moves();
        return depth == 1
                ? moves.size()
                : moves.stream().mapToLong(move -> slowPerft(slow.after(move), depth - 1)).sum();
    }

    @Fast
    @Test
    void aKingHasAtMostSixteenCapturePaths() {
        // what Board.MAX_MOVES rests on: every arrangement of the nine pieces that a king on its square could ever take
        int most = 0;
        for (int square = 1; square <= Squares.COUNT; square++) {
            long king = Squares.of(square);
            long takeable = takeableFrom(square);
            assertEquals(9, Long.bitCount(takeable));
            for (long taken = takeable; taken != 0; taken = taken - 1 & takeable) {
                most = Math.max(most, Board.of(Colour.BLACK, king, taken, king | taken).moveCount());
            }
        }
        assertEquals(16, most);
        assertTrue(most * Board.MAX_PIECES <= Board.MAX_MOVES);
    }

    /** The squares off the edge in the rows that a king's jumps pass over. */
    private static long takeableFrom(int kingSquare) {
        long takeable = 0;
        for (int square = 1; square <= Squares.COUNT; square++) {
            int row = (square - 1) / 4;
            int column = (square - 1) % 4 * 2 + (row % 2 == 0 ? 1 : 0);
            boolean edge = row == 0 || row == 7 || column == 0 || column == 7;
            if (!edge && row % 2 != (kingSquare - 1) / 4 % 2) {
                takeable |= Squares.of(square);
            }
        }
        return takeable;
    }
}
