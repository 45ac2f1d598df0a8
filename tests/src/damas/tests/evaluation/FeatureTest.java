package damas.tests.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.Squares;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.FeatureSet.Input;
import damas.knowledge.draughts.evaluation.Perspective;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What each feature counts, on boards counted by hand. The agent is Black, at the top of the diagram in Squares. */
@Fast
class FeatureTest {
    private static final int BOARDS = 5_000;

    private static int count(Feature feature, Board board, Side agent) {
        Perspective seen = new Perspective();
        seen.see(board, agent);
        return feature.count(seen);
    }

    private static void expect(String feature, String fen, int expected) {
        Feature counted = FeatureSet.parse(feature).inputs().get(0).feature();
        assertEquals(expected, count(counted, Fen.parse(fen), Colour.BLACK), feature + " on " + fen);
    }

    @ParameterizedTest
    @CsvSource({
        // in the opening Black has 10 and 11 in the centre and all men but 2, 3, 4, 7, 8, 11, 12 on the double diagonal
        "CentreControl, 2",
        // White has 22 and 23 there and can step to 18 and 19
        "XCentreControl, 4",
        "DoubleDiagonal, 5",
        // 5 on the diagonal: 15; 2, 7, 11 beside it: 6; 3, 8, 12 one further: 3; 4: none. 24 halves
        "DiagonalMoment, 12",
        "Exposure, 0",
        // 17, 18, 19, 20
        "TotalMobility, 4",
        "Threat, 0",
        "Taken, 0",
        "PieceAdvantage, 0",
        "PieceDisadvantage, 0",
        "PieceThreat, 0",
        "PieceTake, 0",
        // 9, 10, 11, 12 are on row 3
        "Advancement, -4",
        "BackRowBridge, 1",
        "KingCentreControl, 0",
        "OpponentBridge, 1",
        // White: 22, 26, 31 beside the diagonal, 21, 25, 30 one further. Black: 1 and 5 are ends
        "DiagonalSiege, 8",
        "ForwardAdvancement, 0",
        "MaterialAdvantage, 0",
        "MaterialDisadvantage, 0",
    })
    void theOpeningIsCounted(String feature, int expected) {
        expect(feature, "B:W21-32:B1-12", expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // men and kings count; 9 and 24 are not in the centre
                "CentreControl      | B:W32:B9,10,K14,K23,24      | 3",
                "CentreControl      | B:W32:B10,11,14,15,18,19,22,23 | 8",
                // a man on 26 reaches 22 and 23; a king on 6 goes back to 10, and to 9 outside the centre
                "XCentreControl     | B:W26:B1                    | 2",
                "XCentreControl     | B:WK6:B4                    | 1",
                // a black piece in the way
                "XCentreControl     | B:W26:B22                   | 1",
                "DoubleDiagonal     | B:WK4:B1,5,28,K32,2,K31     | 4",
                // 3 + 2 + 1 + 0 halves on 1, 2, 3, 4
                "DiagonalMoment     | B:W32:B1,2,3,4              | 3",
                "DiagonalMoment     | B:W32:BK29                  | 0",
                // rounded down: a single piece on 14 is one and a half
                "DiagonalMoment     | B:W32:B14                   | 1",
                // 18 stands between 14 and 23
                "Exposure           | B:W32:B18                   | 1",
                // 15-22 is closed by 15 and 14-23 by the white man on 23
                "Exposure           | B:W23,32:B18,15             | 1",
                "Exposure           | B:W14:B18,15                | 1",
                // on the edges nothing is between two squares
                "Exposure           | B:W32:B13,20,K29,4,12,21    | 0",
                // one diagonal or both: each piece once
                "Exposure           | B:W32:B18,10                | 2",
                // a man on 18 reaches 14 and 15; a king on 22 all four squares round it
                "TotalMobility      | B:W18:B4                    | 2",
                "TotalMobility      | B:WK22:B4                   | 4",
                // the same square twice is one: 26 and 27 both reach 23
                "TotalMobility      | B:W26,27:B1                 | 3",
                // a capture that is there makes no difference
                "TotalMobility      | W:W18:B14                   | 1",
                // 9-14 attacks 18 (23 is empty); 9-13 attacks nothing
                "Threat             | B:W18:B9                    | 1",
                "Threat             | B:W18,23:B9                 | 0",
                // two pieces that can go to the same square: one square
                "Threat             | B:W18:B9,10                 | 2",
                // a man does not jump backwards; a king does: from 22 to 15 and from 23 to 14
                "Threat             | B:W18:B26                   | 0",
                "Threat             | B:W18:BK26                  | 2",
                // crowned by its step: 26-31 could take 27 next; 26-30 could take nothing
                "Threat             | B:W27:B26                   | 1",
                // 24-19 attacks 15 (10 is empty) and 24-20 attacks nothing
                "Taken              | B:W24:B15                   | 1",
                "Taken              | B:W24:B15,10                | 0",
                // crowned by its step: 7-2 could take 6 next; 7-3 could take nothing
                "Taken              | B:W7:B6                     | 1",
                "PieceAdvantage     | B:W32:B1,2,3,K4             | 3",
                "PieceAdvantage     | B:W32,31:B1                 | 0",
                "PieceDisadvantage  | B:W32,31,K30:B1             | 2",
                "PieceDisadvantage  | B:W32:B1,2                  | 0",
                // 18 takes 14 and lands on 9; 15 has 11 behind it
                "PieceThreat        | B:W18:B14,15,11             | 1",
                "PieceThreat        | B:W18:B14,15                | 2",
                // a man takes forwards only, a king also backwards
                "PieceThreat        | B:W14:B18                   | 0",
                "PieceThreat        | B:WK14:B18                  | 1",
                // attacked twice, counted once
                "PieceThreat        | B:W18,17:B14                | 1",
                // nothing is taken over the edge
                "PieceThreat        | B:W17:B13                   | 0",
                "PieceTake          | B:W18:B14                   | 1",
                "PieceTake          | B:W18,23:B14                | 0",
                "PieceTake          | B:W14:B18                   | 0",
                "PieceTake          | B:W14:BK18                  | 1",
                "PieceTake          | W:W18,17:B14                | 2",
                // 17 and 24 are on rows 5 and 6, 9 and 16 on 3 and 4; kings and other rows do not count
                "Advancement        | B:W32:B17,24,9              | 1",
                "Advancement        | B:W32:B9,16,17              | -1",
                "Advancement        | B:W32:B8,25,K18,K14         | 0",
                "Advancement        | B:W32:B17-24                | 8",
                "ForwardAdvancement | B:W32:B17,24,9              | 1",
                "ForwardAdvancement | B:W32:B9,16,17              | 0",
                "BackRowBridge      | B:W32:B1,3                  | 1",
                "BackRowBridge      | B:W32:BK1,K3                | 1",
                "BackRowBridge      | B:W32:B1,2                  | 0",
                "BackRowBridge      | B:WK32:B1,3                 | 0",
                "BackRowBridge      | B:W32:B1,3,K25              | 1",
                "OpponentBridge     | B:W30,32:B1                 | 1",
                "OpponentBridge     | B:W30,31:B1                 | 0",
                "OpponentBridge     | B:W31:BK1                   | 1",
                "KingCentreControl  | B:W32:BK10,K23,14,K9        | 2",
                // 2 is beside the diagonal, 3 one further, 4 and 29 are beyond; 1 and 28 are ends
                "DiagonalSiege      | B:WK2,K3,K4,K29,32:B1,K28   | 4",
                // a king for a man is one, a man is two
                "MaterialAdvantage  | B:W32:BK1                   | 1",
                "MaterialAdvantage  | B:W32:B1,2                  | 2",
                "MaterialAdvantage  | B:WK32:B1                   | 0",
                "MaterialDisadvantage | B:WK32,31:B1              | 3",
            })
    void aWorkedExampleIsCounted(String feature, String fen, int expected) {
        expect(feature, fen, expected);
    }

    @Test
    void whiteSeesTheMirroredBoardAsBlack() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < BOARDS; i++) {
            Board board = positions.next();
            for (Feature feature : Feature.values()) {
                assertEquals(
                        count(feature, board.mirrored(), Colour.BLACK),
                        count(feature, board, Colour.WHITE),
                        () -> feature + " on " + board);
            }
        }
    }

    @Test
    void threatsAreThoseThatTheMoveGeneratorFinds() {
        Positions positions = new Positions(Positions.SEED + 1);
        for (int i = 0; i < BOARDS; i++) {
            Board board = positions.next();
            for (Side agent : Side.values()) {
                Side opponent = agent.opponent();
                assertEquals(takeable(board, agent), count(Feature.PIECE_TAKE, board, agent), board::toString);
                assertEquals(takeable(board, opponent), count(Feature.PIECE_THREAT, board, agent), board::toString);
                assertEquals(attackingSteps(board, agent), count(Feature.THREAT, board, agent), board::toString);
                assertEquals(attackingSteps(board, opponent), count(Feature.TAKEN, board, agent), board::toString);
                assertEquals(steps(board, opponent).size(), count(Feature.TOTAL_MOBILITY, board, agent));
            }
        }
    }

    /** How many pieces the side could take first with a capture, were it to move. */
    private static int takeable(Board board, Side side) {
        Board moved = Board.of(side, board.black(), board.white(), board.kings());
        Set<Integer> over = new HashSet<>();
        for (DraughtsMove move : moved.moves()) {
            if (move.isCapture()) {
                int from = Squares.index(move.path().get(0));
                int to = Squares.index(move.path().get(1));
                over.add((from + to) / 2);
            }
        }
        return over.size();
    }

    /** A step of a piece, by the bit indices of its squares. */
    private record Step(int from, int to) {}

    private static Set<Integer> steps(Board board, Side side) {
        Set<Integer> targets = new HashSet<>();
        allSteps(board, side).forEach(step -> targets.add(step.to()));
        return targets;
    }

    private static Set<Step> allSteps(Board board, Side side) {
        Set<Step> steps = new HashSet<>();
        long empty = Squares.BOARD & ~(board.black() | board.white());
        for (long rest = board.pieces(side); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            boolean king = (board.kings() >>> from & 1) != 0;
            for (int direction : new int[] {4, 5, -4, -5}) {
                boolean forward = direction > 0 == (side == Colour.BLACK);
                int to = from + direction;
                if ((king || forward) && to >= 0 && (empty >>> to & 1) != 0) {
                    steps.add(new Step(from, to));
                }
            }
        }
        return steps;
    }

    /** To how many squares a piece of the side can step so that it can capture with its next move. */
    private static int attackingSteps(Board board, Side side) {
        Set<Integer> squares = new HashSet<>();
        for (Step step : allSteps(board, side)) {
            long bit = 1L << step.to();
            long left = 1L << step.from();
            boolean king = (board.kings() & left) != 0 || (Squares.kingRow(side) & bit) != 0;
            long opponent = board.pieces(side.opponent());
            // the piece alone against the opponent, with its own side's other pieces as obstacles
            long others = board.pieces(side) & ~left;
            if (jumps(step.to(), king, side, opponent, others)) {
                squares.add(step.to());
            }
        }
        return squares.size();
    }

    private static boolean jumps(int from, boolean king, Side side, long opponent, long others) {
        long empty = Squares.BOARD & ~(opponent | others | 1L << from);
        for (int direction : new int[] {4, 5, -4, -5}) {
            int over = from + direction;
            int to = over + direction;
            boolean allowed = king || direction > 0 == (side == Colour.BLACK);
            if (allowed && to >= 0 && (opponent >>> over & empty >>> to & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @EnumSource(Feature.class)
    void aCountTooLargeForItsBitsIsWrittenAsTheLargest(Feature feature) {
        for (int bits = 1; bits <= 5; bits++) {
            Input input = new Input(feature, bits);
            int half = feature.signed() ? 1 << bits - 1 : 0;
            int largest = (1 << bits) - 1;
            for (int count = -12; count <= 24; count++) {
                int code = input.code(count);
                assertTrue(code >= 0 && code <= largest);
                if (count + half >= 0 && count + half <= largest) {
                    assertEquals(count + half, code);
                } else {
                    assertEquals(count > 0 ? largest : 0, code);
                }
            }
        }
    }

    @Test
    void advancementIsWrittenWithHalfTheRangeAdded() {
        assertEquals(0, new Input(Feature.ADVANCEMENT, 3).code(-8));
        assertEquals(0, new Input(Feature.ADVANCEMENT, 3).code(-4));
        assertEquals(4, new Input(Feature.ADVANCEMENT, 3).code(0));
        assertEquals(7, new Input(Feature.ADVANCEMENT, 3).code(8));
        assertEquals(0, new Input(Feature.ADVANCEMENT, 4).code(-8));
        assertEquals(15, new Input(Feature.ADVANCEMENT, 4).code(7));
    }
}
