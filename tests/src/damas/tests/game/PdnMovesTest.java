package damas.tests.game;

import static damas.tests.game.PdnTexts.allMoves;
import static damas.tests.game.PdnTexts.game;
import static damas.tests.game.PdnTexts.lastPly;
import static damas.tests.game.PdnTexts.lines;
import static damas.tests.game.PdnTexts.moves;
import static damas.tests.game.PdnTexts.parse;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.Ply;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The moves of PDN, and what is noted beside them, as people and programs have written them. */
@Fast
class PdnMovesTest {
    // ---- moves ----

    @Test
    void aPlainGameIsReadWithItsTagsMovesAndResult() {
        DraughtsGame game = game("""
                [Event "Match"]
                [Black "Tinsley"]
                [White "Long"]
                [GameType "21"]
                [Result "1/2-1/2"]
                1. 11-15 22-18 2. 15x22 25x18 1/2-1/2
                """);
        assertEquals(Map.of("Event", "Match", "Black", "Tinsley", "White", "Long"), game.tags());
        assertEquals("11-15 22-18 15x22 25x18", moves(game));
        assertEquals(Board.START, game.start());
        assertEquals(Result.DRAW, game.result());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 11-15 23-19 2. 8-11 22-17",
                "1.11-15 23-19 2.8-11 22-17",
                "1.11-15 23-192.8-11 22-17",
                "1.11-1523-192.8-1122-17",
                "1. 11-15 1... 23-19 2. 8-11 2... 22-17",
                "1. 11-15 1. ... 23-19 2. 8-11 2. ... 22-17",
                "1.11-15 1\u2026 23-19 2.8-11 22-17",
                "1 11-15 23-19 2 8-11 22-17",
                "1 11-15 1 23-19 2 8-11 2 22-17",
                "1) 11-15 23-19 2) 8-11 22-17",
                "1 . 11-15 23-19 2 . 8-11 22-17",
                "001. 11-15 23-19 999999999999. 8-11 22-17",
                "11-15 23-19 8-11 22-17",
                "11-15\n23-19\n8-11\n22-17",
                "11x15 23x19 8:11 22*17",
                "11 - 15 23- 19 8 -11 22  x\t17",
                "11-\n15 23-19 8-\n11 22-17",
                "11\u201315 23\u221219 8\u00d711 22\u201417",
                "11X15 23-19 08-11 22-17",
                "11-15{a}23-19{b}8-11(9-14)22-17",
                "11-15!23-19?8-11(!)22-17",
                "11-15$1$2 23-19$3 8-11 22-17$4",
                "11-15* 23-19 8-11* 22-17",
                "11-15. 23-19. 8-11. 22-17.",
                "\u00a011-15\u00a0\u00a023-19\f8-11\u000b22-17\u0000"
            })
    void movesAndNumbersAreReadInAnyStyle(String text) {
        DraughtsGame game = game(text + " *");
        assertEquals("11-15 23-19 8-11 22-17", moves(game));
        assertEquals(Result.UNKNOWN, game.result());
    }

    @ParameterizedTest
    @CsvSource({"23x5, 23x14x5", "23-5, 23x14x5", "23x14x5, 23x14x5", "23-14-5, 23x14x5", "23:14*5, 23x14x5"})
    void aCaptureIsReadShortOrWhole(String text, String move) {
        assertEquals(move, moves(game("[FEN \"W:W23:B9,18,K29\"] " + text)));
    }

    @Test
    void aShortCaptureThatMayMeanTwoIsRefused() {
        PdnFile file = parse("[FEN \"W:WK11:B6,7,14,15,22\"] 1... 11x25 *");
        assertEquals(List.of(), file.games());
        assertTrue(lines(file).get(0).contains("11-25 may mean 11x18x25 or"), lines(file).toString());
    }

    @ParameterizedTest
    @CsvSource({"1-62.30-26, 1-6 30-26", "1-510.30-26, 1-5 30-26", "1-630-26, 1-6 30-26", "1-61/2-1/2, 1-6"})
    void theBoardTellsWhereAMoveEndsAndWhatFollowsBegins(String text, String moves) {
        assertEquals(moves, moves(game("[FEN \"B:WK30:BK1\"] 1. " + text)));
    }

    @Test
    void aSquareOfOneDigitBeforeANumberOfTwoIsFoundOut() {
        assertEquals("6-1 30-26", moves(game("[FEN \"B:WK30:BK6\"] 9. 6-110. 30-26")));
        assertEquals("6-1", moves(game("[FEN \"B:WK30:BK6\"] 9. 6-11-0")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 11-15 2319 *",
                "1. 11-15 23.19 *",
                "1. 11-15 23 19 *",
                "1. 11-15 23-45 *",
                "1. 11-15 23-0 *",
                "1. 11-15 0-19 *",
                "1. 11-15 111-15 *",
                "1. 11-15 l1-15 *",
                "1. 11-15 - *",
                "1. 11-15 1-2-3-4-5-6-7-8-9-10-11 *",
                "1. 11-15 /FEN \"B:W1:B2\"/ *",
                "Drawn by agreement",
                "1. 11-15 99999999999 *"
            })
    void whatIsNoMoveCostsTheGame(String text) {
        PdnFile file = parse(text);
        assertEquals(List.of(), file.games());
        assertEquals(1, file.dropped());
    }

    @Test
    void aWrongMoveIsReportedWithFileLineGameAndReasonAndTheRestIsRead() {
        PdnFile file = parse("""
                1. 11-15 1-0
                [Event "Club"]
                [Black "Smith"]
                1. 11-15 22-18
                2. 15x22 25x18 3. 4-9 {and so on} 30-25
                0-1
                1. 9-14 *
                """);
        assertEquals(List.of("11-15", "9-14"), allMoves(file));
        assertEquals(
                List.of("test.pdn:5: game 2 (Club, Smith v ?): 4-9 is not legal: the piece on 4 cannot move"),
                lines(file));
    }

    // ---- comments, signs, variations ----

    @Test
    void aCommentBeforeTheFirstMoveBelongsToTheGameAndOneAfterAMoveToTheMove() {
        DraughtsGame game = game(
                "{Old\n  Fourteenth} ; by Anderson\n1. 11-15 {good} {and   common} 23-19 ; so is this }\n *");
        assertEquals("Old Fourteenth by Anderson", game.comment());
        assertEquals("good and common", game.plies().get(0).comment());
        assertEquals("so is this )", game.plies().get(1).comment());
    }

    @Test
    void aCommentOnTheLineOfTheResultBelongsToTheGameThatItEnds() {
        PdnFile file = parse("1. 11-15 1-0 {White resigned}\n{the next game} 1. 9-14 * {unfinished}");
        assertEquals("White resigned", lastPly(file.games().get(0)).comment());
        assertEquals("the next game", file.games().get(1).comment());
        assertEquals("unfinished", lastPly(file.games().get(1)).comment());
    }

    @Test
    void aPercentSignInTheFirstColumnHidesALine() {
        assertEquals("11-15 23-19", moves(game("% 1. 9-14\n1. 11-15\n%[Event \"x\"]\n23-19 *")));
    }

    @ParameterizedTest
    @CsvSource({"!, 1", "?, 2", "!!, 3", "??, 4", "!?, 5", "?!, 6", "(!), 1", "(??), 4", "!!!, 3", "$12, 12", "$0, 0"})
    void signsAreNags(String sign, int nag) {
        assertEquals(List.of(nag), lastPly(game("1. 11-15" + sign + " *")).nags());
        assertEquals(List.of(nag), lastPly(game("1. 11-15 " + sign + "*")).nags());
    }

    @Test
    void aStarRightAfterAMoveIsTheOldSignForTheOnlyMove() {
        DraughtsGame game = game("1. 11-15* 23-19* 1-0");
        assertEquals(List.of(7), game.plies().get(0).nags());
        assertEquals(List.of(7), game.plies().get(1).nags());
        assertEquals(Result.FIRST_WINS, game.result());
        assertEquals(List.of("11-15", "9-14", ""), allMoves(parse("11-15* 1. 9-14*\n[Event \"x\"]")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(9-13)",
                "( 1. 9-13 22-17 (1... 22-18 {a ) in here}) 2. 13x22 )",
                "(not (even (moves)))",
                "(9-13) (9-14 \n 22-18)",
                "()"
            })
    void variationsAreSkippedHoweverDeep(String variation) {
        assertEquals("11-15 23-19", moves(game("1. 11-15 " + variation + " 23-19 " + variation + " *")));
    }

    @Test
    void aVariationMayHaveBracketedNumbersWhereTheGameHasThem() {
        assertEquals("11-15 23-19 8-11", moves(game("1) 11-15 23-19 (1) 22-18 15x22 2) 25x18) 2) 8-11 *")));
        assertEquals("11-15 23-19 8-11", moves(game("1. 11-15 23-19 (see game 2) 2. 8-11 *")));
    }

    @Test
    void anAnnotationThatIsWrongCostsNothingButARemark() {
        PdnFile file = parse("1. 11-15 $ ) 23-19 } ] [ 8-11 [here] *");
        assertEquals("11-15 23-19 8-11", moves(file.games().get(0)));
        assertEquals(6, file.problems().size());
        assertEquals(0, file.dropped());
    }

    // ---- clocks ----

    @ParameterizedTest
    @CsvSource({"1:02:03, 3723000", "0:00:59.5, 59500", "12:00:00, 43200000", "0:00:00.001, 1", "0:5:9, 309000"})
    void aClockIsTakenOutOfItsComment(String text, long millis) {
        Ply ply = lastPly(game("1. 11-15 {before [%clk " + text + "] after} *"));
        assertEquals(Optional.of(Duration.ofMillis(millis)), ply.clock());
        assertEquals("before after", ply.comment());
    }

    @Test
    void otherCommandsStayInTheComment() {
        for (String command : List.of("[%emt 0:00:05]", "[%clk soon]", "[%clk 1:2:3:4]", "[%clk")) {
            Ply ply = lastPly(game("1. 11-15 {" + command + "} *"));
            assertEquals(Optional.empty(), ply.clock());
            assertEquals(command, ply.comment());
        }
    }

    @Test
    void theLastOfSeveralClocksCounts() {
        Ply ply = lastPly(game("1. 11-15 {[%clk 0:00:01][%clk 0:00:02]} {[%clk} {[%clk 0:00:09] 0:00:03]} *"));
        assertEquals(Optional.of(Duration.ofSeconds(3)), ply.clock());
        assertEquals("", ply.comment());
    }
}
