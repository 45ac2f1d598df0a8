package damas.tests.game;

import static damas.tests.game.PdnTexts.NO_MOVE_LEFT;
import static damas.tests.game.PdnTexts.allMoves;
import static damas.tests.game.PdnTexts.game;
import static damas.tests.game.PdnTexts.lastPly;
import static damas.tests.game.PdnTexts.lines;
import static damas.tests.game.PdnTexts.moves;
import static damas.tests.game.PdnTexts.parse;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PDN files: their tags, results and games, as people and programs have written them. */
@Fast
class PdnReaderTest {
    // ---- results ----

    @ParameterizedTest
    @CsvSource({
        "1-0, FIRST_WINS",
        "2-0, FIRST_WINS",
        "1 - 0, FIRST_WINS",
        "0-1, SECOND_WINS",
        "0-2, SECOND_WINS",
        "1/2-1/2, DRAW",
        "1/2 - 1/2, DRAW",
        "1/2, DRAW",
        "1-1, DRAW",
        "\u00bd-\u00bd, DRAW",
        "0-0, UNKNOWN",
        "*, UNKNOWN"
    })
    void aResultIsReadInAnyStyle(String text, Result result) {
        assertEquals(result, game("1. 11-15 " + text).result());
        assertEquals(result, game("1. 11-15" + text).result());
        assertEquals(result, game("[Result \"" + text + "\"] 1. 11-15").result());
        assertEquals(result, game("[Result \"" + text + "\"] 1. 11-15 *").result());
    }

    @Test
    void whatClosesTheMovesGoesBeforeTheTag() {
        PdnFile file = parse("[Result \"1-0\"]\n1. 11-15\n0-1");
        assertEquals(Result.SECOND_WINS, file.games().get(0).result());
        assertEquals(List.of("test.pdn:3: game 1: the result is 0-1, but the tag Result says 1-0"), lines(file));
        assertEquals(0, file.dropped());
    }

    @Test
    void aSideWithoutAMoveHasLostWhateverIsWritten() {
        assertEquals(Result.SECOND_WINS, game(NO_MOVE_LEFT + "*").result());
        assertEquals(Result.SECOND_WINS, game(NO_MOVE_LEFT + "0-1").result());
        PdnFile file = parse("[Result \"1/2-1/2\"]\n" + NO_MOVE_LEFT + "1/2-1/2");
        assertEquals(Result.SECOND_WINS, file.games().get(0).result());
        assertEquals(
                List.of("test.pdn:4: game 1: the result is 0-1, not 1/2-1/2: Black has no move left"), lines(file));
    }

    @Test
    void aTagThatIsNoResultIsNoted() {
        PdnFile file = parse("[Result \"Black won\"] 1. 11-15 *");
        assertEquals(Result.UNKNOWN, file.games().get(0).result());
        assertTrue(lines(file).get(0).contains("'Black won', which is no result"), lines(file).toString());
        assertEquals(Result.UNKNOWN, game("[Result \"?\"] 1. 11-15 *").result());
    }

    @Test
    void movesAfterAThirdRepetitionAreRead() {
        String shuttle = "1-6 30-26 6-1 26-30 ".repeat(50);
        assertEquals(200, game("[FEN \"B:WK30:BK1\"] " + shuttle + "1/2-1/2").plies().size());
    }

    // ---- tags ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[Event \"A\"]|A",
                "  [ Event   \"A\"  ]|A",
                "[Event\"A\"]|A",
                "[Event \"a \\\"b\\\" \\\\ c\"]|a \"b\" \\ c",
                "[Event \"the \"big\" match\"]|the \"big\" match",
                "[Event \"C:\\games\"]|C:\\games",
                "[Event \"  A\tB  \"]|A B",
                "[Event \"[x] {y} (z) ; %\"]|[x] {y} (z) ; %"
            })
    void aTagIsReadHoweverItIsSpaced(String tag, String value) {
        assertEquals(value, game(tag + " 1. 11-15 *").tags().get("Event"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"A]\n[Site \"B\"]\n",
                "[Event \"A] [Site \"B\"]\n",
                "[Event \"A\n[Site \"B\"]\n",
                "[Event \"A\"\n[Site \"B\"]\n",
                "[Event \"A\" [Site \"B\"]\n",
                "[Event A]\n[Site \"B\"]\n",
                "[Event A\"]\n[Site \"B\"]\n"
            })
    void aTagThatIsNotClosedIsReadAllTheSame(String tags) {
        PdnFile file = parse(tags + "1. 11-15 *");
        assertEquals(Map.of("Event", "A", "Site", "B"), file.games().get(0).tags());
        assertEquals("11-15", moves(file.games().get(0)));
        assertEquals(1, file.problems().size());
        assertEquals(0, file.dropped());
    }

    @Test
    void theFirstOfTwoTagsWithOneNameCounts() {
        PdnFile file = parse("[Event \"A\"] [Site \"B\"] [Site \"C\"] [FEN \"\"] [FEN \"W:W32:B1\"] 1. 11-15 *");
        assertEquals("B", file.games().get(0).tags().get("Site"));
        assertEquals(Board.START, file.games().get(0).start());
        assertTrue(lines(file).get(0).contains("a second tag Site, 'C'"), lines(file).toString());
        assertTrue(lines(file).get(1).contains("a second tag FEN, 'W:W32:B1'"), lines(file).toString());
    }

    @Test
    void wordsAmongTheTagsAreLeftOut() {
        PdnFile file = parse("[Event \"A\nB\"]\n[Site \"C\"]\n1. 11-15 *");
        assertEquals(Map.of("Event", "A", "Site", "C"), file.games().get(0).tags());
        assertEquals(2, file.problems().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"21", "21,B,8,8,N1,0", "21 ", "", "021"})
    void englishDraughtsIsGameType21(String type) {
        assertEquals("11-15", moves(game("[GameType \"" + type + "\"] 1. 11-15 *")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"20", "25,W,8,8,A0,0", "2", "210", "99999999999"})
    void aGameOfAnotherKindIsDropped(String type) {
        PdnFile file = parse("[Event \"x\"]\n[GameType \"" + type + "\"]\n1. 11-15 *\n1. 9-14 *");
        assertEquals(List.of("9-14"), allMoves(file));
        assertEquals(
                List.of("test.pdn:2: game 1 (x): the tag GameType says '" + type + "', and English draughts is 21"),
                lines(file));
    }

    @Test
    void structureIsNotAmongTheTags() {
        DraughtsGame game = game("[fen \"W:W32:B1\"] [SETUP \"1\"] [gametype \"21\"] [RESULT \"*\"] 1... 32-28 *");
        assertEquals(Map.of(), game.tags());
        assertEquals(Fen.parse("W:W32:B1"), game.start());
    }

    @Test
    void aPositionThatCannotBeCostsTheGame() {
        PdnFile file = parse("[FEN \"W:W1:B32\"]\n[Event \"x\"]\n1... 32-28 *\n1. 9-14 *");
        assertEquals(1, file.games().size());
        assertEquals(1, file.dropped());
        String line = lines(file).get(0);
        assertTrue(line.startsWith("test.pdn:1: game 1 (x): 'W:W1:B32' is no position"), line);
    }

    @Test
    void anEmptySetUpIsNone() {
        assertEquals(Board.START, game("[SetUp \"0\"] [FEN \"\"] 1. 11-15 *").start());
    }

    // ---- several games ----

    @Test
    void gamesArePartedByResultsOrTags() {
        PdnFile file = parse("""
                1. 11-15 1-0 1. 9-14 0-1
                [Event "x"]
                1. 9-13
                [Event "y"] 1. 12-16 *
                [Event "z"]
                """);
        assertEquals(List.of("11-15", "9-14", "9-13", "12-16", ""), allMoves(file));
        assertEquals(List.of(), file.problems());
    }

    @Test
    void aHeaderThatComesRoundAgainIsAnotherGame() {
        PdnFile file = parse("[FEN \"W:W32:B1\"]\n[Event \"x\"]\n[FEN \"B:W32:B1\"]\n[FEN \"W:W31:B2\"]");
        assertEquals(
                List.of("W:W32:B1", "B:W32:B1", "W:W31:B2"),
                file.games().stream().map(game -> game.start().toString()).toList());
    }

    @Test
    void aPositionAndAStarAreAGameWithoutMoves() {
        DraughtsGame game = game("[FEN \"B:W32:B1\"] *");
        assertEquals(List.of(), game.plies());
        assertEquals("B:W32:B1", game.start().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\n", "{a comment}", "; a comment", "% a hidden line", "\ufeff", "1.", "..."})
    void aTextWithoutAGameIsNoGameAndNoFault(String text) {
        assertEquals(new PdnFile(List.of(), List.of()), parse(text));
    }

    @Test
    void aResultAloneIsNoGame() {
        PdnFile file = parse("1. 11-15 1-0\n1-0");
        assertEquals(1, file.games().size());
        assertEquals(List.of("test.pdn:2: between games: there is a result, 1-0, without a game"), lines(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{never closed", "(never closed", "(never {closed)", "( ( )", "{never closed [Site \"x\"]"})
    void whatIsNeverClosedCostsOneGameOnly(String text) {
        PdnFile file = parse("[Event \"A\"]\n1. 11-15\n" + text + "\n23-19 1-0\n\n  [Event \"B\"]\n1. 9-14 *");
        assertEquals(List.of("9-14"), allMoves(file));
        assertEquals(1, file.dropped());
        assertEquals(3, file.problems().get(0).line());
        assertTrue(lines(file).get(0).endsWith(" that begins here is never closed"), lines(file).toString());
    }

    @Test
    void proseBeforeTheFirstTagCostsNoGame() {
        PdnFile file = parse("From: an old friend\n\n[Event \"A\"]\n1. 11-15 *");
        assertEquals("11-15", moves(file.games().get(0)));
        assertEquals(1, file.problems().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesAreCountedWhateverEndsThem(String end) {
        PdnFile file = parse(String.join(end, "[Event \"A\"]", "", "1. 11-15", "; note", "{two", "lines}", "1-2", "*"));
        assertEquals(7, file.problems().get(0).line());
        assertEquals(List.of("note two lines"), parse(String.join(end, "11-15", "; note", "{two", "lines}"))
                .games().stream().map(game -> lastPly(game).comment()).toList());
    }

    // ---- files ----

    @Test
    void aMessyArchiveIsReadAsFarAsItGoes() throws IOException, URISyntaxException {
        Path path = Path.of(PdnReaderTest.class.getResource("/pdn/messy.pdn").toURI());
        PdnFile file = PdnReader.read(path);
        assertEquals(
                List.of(
                        "11-15 23-19 8-11 22-17 4-8 17-13 15-18 24-20 11-15",
                        "11x2x9x18x25 15-18",
                        "11-15 22-18 15x22 25x18 8-11 29-25 4-8 18-14 9x18 23x14 10x17 21x14",
                        "10-14 22-18 11-16",
                        "12-16 24-20 8-12 28-24",
                        moves(game(NO_MOVE_LEFT)),
                        "",
                        "9-13 22-17 13x22 25x18"),
                allMoves(file));
        assertEquals(
                List.of("1-0", "*", "1/2-1/2", "0-1", "*", "0-1", "*", "1/2-1/2"),
                file.games().stream().map(game -> game.result().toString()).toList());
        assertEquals(
                List.of("6", "25 dropped", "29 dropped", "34", "37 dropped", "41", "42", "42", "43", "46 dropped", "53",
                        "57 dropped"),
                file.problems().stream().map(p -> p.line() + (p.dropped() ? " dropped" : "")).toList());
        DraughtsGame first = file.games().get(0);
        assertEquals("Jim \"Red\" O'Neil", first.tags().get("White"));
        assertEquals("Copied from a notebook, with its mistakes.", first.comment());
        assertEquals(List.of(1), first.plies().get(3).nags());
        assertEquals("White had to catch a train", lastPly(first).comment());
    }

    @Test
    void oldAndNewEncodingsAreRead(@TempDir Path folder) throws IOException {
        String text = "[Event \"Caf\u00e9 \u2013 \u2018Zum L\u00f6wen\u2019\"] 1. 11\u201315 *";
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("windows-1252"))) {
            Path file = Files.writeString(folder.resolve(charset.name()), text, charset);
            DraughtsGame game = PdnReader.read(file).games().get(0);
            assertEquals("Caf\u00e9 \u2013 \u2018Zum L\u00f6wen\u2019", game.tags().get("Event"));
            assertEquals("11-15", moves(game));
        }
        Path marked = Files.writeString(folder.resolve("marked"), "\ufeff% a line\n1. 11-15 *");
        assertEquals(List.of(), PdnReader.read(marked).problems());
    }

    @Test
    void aFileThatCannotBeReadIsNamed(@TempDir Path folder) {
        Path absent = folder.resolve("absent.pdn");
        assertThrows(NoSuchFileException.class, () -> PdnReader.read(absent));
        FileSystemException failure = assertThrows(FileSystemException.class, () -> PdnReader.read(folder));
        assertEquals(folder + ": it is a folder", failure.getMessage());
    }
}
