package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions of Go: superko, suicide, the end of the game and its score. */
@Fast
class GoPositionTest {
    private static final long SEED = 20261119;

    private static GoPosition play(GoPosition start, String moves) {
        GoPosition position = start;
        for (String move : moves.split(" ")) {
            position = position.play(Go.GAME.move(position, move));
        }
        return position;
    }

    private static boolean isLegal(GoPosition position, String move) {
        return position.moves().contains(GoMove.parse(move, position.rules().size()));
    }

    @ParameterizedTest
    @CsvSource({"2,positional", "2,situational", "3,positional", "3,situational", "4,positional", "4,situational"})
    void legalMovesAreThoseThatRepeatNoEarlierPosition(int size, String ko) {
        Random random = new Random(SEED);
        int forbidden = 0;
        for (int i = 0; i < 40; i++) {
            boolean allowsSuicide = i % 2 == 0;
            GoPosition position = Go.GAME.start("chinese size=" + size + " ko=" + ko
                    + " suicide=" + (allowsSuicide ? "yes" : "no"));
            SlowGoBoard slow = new SlowGoBoard(size, allowsSuicide);
            Set<String> history = new HashSet<>(Set.of(story(slow, ko)));
            for (int ply = 0; ply < 100 && position.outcome().isEmpty(); ply++) {
                Set<String> legal = new HashSet<>(Set.of("pass"));
                for (int cell = 0; cell < size * size; cell++) {
                    if (slow.isLegal(cell)) {
                        boolean isNew = !history.contains(story(slow.after(cell), ko));
                        forbidden += isNew ? 0 : 1;
                        legal.addAll(isNew ? Set.of(new GoMove(cell % size, cell / size).text()) : Set.of());
                    }
                }
                List<String> found = position.moves().stream().map(GoMove::text).toList();
                assertEquals(legal, new HashSet<>(found), position::text);
                String move = found.get(random.nextInt(found.size()));
                GoMove played = Go.GAME.move(position, move);
                position = position.play(played);
                if (played.isPass()) {
                    slow.pass();
                } else {
                    slow.play(played.column() + size * played.row());
                }
                history.add(story(slow, ko));
            }
        }
        assertTrue(forbidden > 0, "no game came to a repetition that only the history shows");
    }

    private static String story(SlowGoBoard board, String ko) {
        return board.stones() + (ko.equals("situational") ? board.turn() : "");
    }

    /** White takes a ko at B1, Black may not retake at C1 before another move was played. */
    @ParameterizedTest
    @ValueSource(strings = {"positional", "situational", "simple"})
    void aKoIsNotRetakenAtOnce(String ko) {
        GoPosition start = Go.GAME.parse("B:5/5/5/1BW2/B1BW1", "chinese ko=" + ko);
        GoPosition taken = play(start, "pass B1");
        assertEquals("B:5/5/5/1BW2/BW1W1", taken.text());
        assertFalse(isLegal(taken, "C1"), "Black would repeat the position");
        assertEquals("C1 is not legal: it repeats an earlier position (ko)", refused(taken, "C1").getMessage());
        assertTrue(isLegal(play(taken, "E5 A5"), "C1"));
    }

    private static NotationException refused(GoPosition position, String move) {
        return assertThrows(NotationException.class, () -> Go.GAME.move(position, move));
    }

    /**
     * White throws in two stones, Black takes them, White takes one back: the first board again, with Black to move.
     */
    @Test
    void sendingTwoAndReturningOneIsForbiddenOnlyByPositionalSuperko() {
        String text = "W:5/5/5/BBW2/1W1W1";
        GoPosition positional = play(Go.GAME.parse(text, "chinese ko=positional"), "A1 C1");
        GoPosition situational = play(Go.GAME.parse(text, "chinese ko=situational"), "A1 C1");
        assertEquals("W:5/5/5/BBW2/2BW1", positional.text());
        assertFalse(isLegal(positional, "B1"), positional.text());
        assertTrue(isLegal(situational, "B1"));
    }

    @Test
    void suicideIsLegalOnlyWhereTheRulesAllowIt() {
        String text = "B:5/5/5/WWW2/1B1W1";
        GoPosition chinese = Go.GAME.parse(text, "chinese");
        assertEquals("A1 is not legal: it is suicide", refused(play(chinese, "C1 pass"), "A1").getMessage());
        GoPosition suicide = play(Go.GAME.parse(text, "tromp-taylor"), "C1 pass A1");
        assertEquals("W:5/5/5/WWW2/3W1", suicide.text());
        GoPosition single = Go.GAME.parse("B:5/5/5/W4/1W3", "tromp-taylor");
        assertFalse(isLegal(single, "A1"), "a single stone's suicide repeats the position");
    }

    @Test
    void otherIllegalMovesAreRefusedWithTheReason() {
        GoPosition position = play(Go.GAME.start("chinese"), "C3");
        assertEquals("C3 is not legal: there is a stone", refused(position, "c3").getMessage());
        assertEquals(
                "'I5' is no point of a board of size 9: it needs a letter from A to J without I and a row from 1 to 9,"
                        + " or pass",
                refused(position, "I5").getMessage());
        for (String text : List.of("K1", "A0", "A10", "", "A", "1A", "resign", "A01", "A-1")) {
            assertThrows(NotationException.class, () -> Go.GAME.move(position, text), text);
        }
        GoPosition over = play(position, "pass pass");
        assertEquals(
                "A1 is not legal: the game is over, Black wins: White has 74.5 points less",
                refused(over, "A1").getMessage());
    }

    @Test
    void twoPassesEndTheGameAndAreasCount() {
        GoPosition start = Go.GAME.parse("B:BBWW1/1BW1W/BBWWW/1BWW1/B1BW1", "chinese komi=0.5");
        GoPosition once = play(start, "pass");
        assertTrue(once.outcome().isEmpty());
        GoPosition twice = play(once, "pass");
        Outcome outcome = twice.outcome().orElseThrow();
        assertEquals(List.of(), twice.moves());
        // Black: 8 stones and 3 points; White: 10 stones and 4 points
        assertEquals(-3.5, twice.score());
        assertEquals(Result.SECOND_WINS, outcome.result());
        assertEquals("White wins: Black has 3.5 points less", outcome.text(Go.GAME::sideName));
    }

    /** The two blocks in the corner share two liberties, which count for neither side. */
    @Test
    void pointsInSekiAreNeutral() {
        GoPosition seki = Go.GAME.parse("B:1BWB2/1BWB2/WBWB2/WWWB2/BBBB2/6", "chinese size=6 komi=0");
        GoPosition over = play(seki, "pass pass");
        // A6 and A5 touch both colours; the other 16 empty points touch Black only
        assertEquals(11 + 16 - 7, over.score());
    }

    @Test
    void anEmptyBoardBelongsToNobodyAndAWholeKomiAllowsADraw() {
        GoPosition over = play(Go.GAME.start("chinese size=3 komi=0"), "pass pass");
        assertEquals(Result.DRAW, over.outcome().orElseThrow().result());
        assertEquals("draw: both sides have equally many points", over.outcome().orElseThrow().text(Go.GAME::sideName));
    }

    @Test
    void handicapStonesAreThereAndWhiteMoves() {
        GoPosition position = Go.GAME.start("chinese size=19 handicap=9 komi=0.5");
        assertEquals(Side.SECOND, position.turn());
        List<String> stones = new ArrayList<>();
        for (int i = 0; i < position.points().count(); i++) {
            int point = position.points().point(i);
            if (position.colour(point) != 0) {
                stones.add(GoMove.of(position.points(), point).text());
            }
        }
        assertEquals(List.of("D4", "K4", "Q4", "D10", "K10", "Q10", "D16", "K16", "Q16"), stones);
        assertEquals("W:9/9/6B2/9/9/9/2B6/9/9", Go.GAME.start("chinese handicap=2").text());
        assertEquals("W:9/9/6B2/9/4B4/9/2B6/9/9", Go.GAME.parse("W:9/9/6B2/9/4B4/9/2B6/9/9", "chinese").text());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "B", "B:", "B:9", "B:2/2/2", "B:3/3/4", "B:3/3/2", "B:3/3/BBBB", "X:3/3/3", "B:3/3/3/", "B:3/1X1/3",
        "B:1W1/WBW/1W1", "B:99999999999/3/3", "B:BBB/BBB/BBB", "B: 3/3/3", "20"
    })
    void malformedPositionsAreRefusedInOneLine(String text) {
        NotationException refused = assertThrows(NotationException.class, () -> Go.GAME.parse(text, "chinese"));
        assertTrue(refused.getMessage().contains(" is no position of Go: "), refused.getMessage());
        assertFalse(refused.getMessage().contains("\n"));
    }

    @Test
    void aTextOfAnotherSizeThanTheRulesIsRefused() {
        assertEquals(5, Go.GAME.parse("B:5/5/5/5/5", "chinese").rules().size());
        NotationException refused =
                assertThrows(NotationException.class, () -> Go.GAME.parse("B:5/5/5/5/5", "chinese size=9"));
        assertEquals("'B:5/5/5/5/5' has 5 rows, but the rule set is for size 9", refused.getMessage());
    }
}
