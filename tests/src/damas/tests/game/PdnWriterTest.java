package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.Ply;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PDN as other programs expect it, and as the reader gives it back. */
@Fast
class PdnWriterTest {
    private static DraughtsGame read(String pdn) {
        PdnFile file = PdnReader.parse("test.pdn", pdn);
        assertEquals(List.of(), file.problems());
        assertEquals(1, file.games().size());
        return file.games().get(0);
    }

    private static DraughtsGame oneMove(Map<String, String> tags, Ply ply) {
        return new DraughtsGame(tags, Board.START, "", List.of(ply), Result.UNKNOWN);
    }

    private static DraughtsMove firstMove() {
        return DraughtsMove.parse("11-15", Board.START);
    }

    @Test
    void tagsComeInTheirUsualOrder() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("ECO", "White", "Annotator", "Black", "Round", "Date", "Site", "Event")) {
            tags.put(name, name + "!");
        }
        assertEquals("""
                [Event "Event!"]
                [Site "Site!"]
                [Date "Date!"]
                [Round "Round!"]
                [Black "Black!"]
                [White "White!"]
                [Result "*"]
                [GameType "21"]
                [ECO "ECO!"]
                [Annotator "Annotator!"]
                1. 11-15 *
                """, PdnWriter.format(oneMove(tags, Ply.of(firstMove()))));
    }

    @Test
    void aGameFromASetUpSaysSoAndCountsFromItsFirstMove() {
        assertEquals("""
                [Result "0-1"]
                [GameType "21"]
                [SetUp "1"]
                [FEN "W:WK11:B6,7,14,15,22"]
                1... 11x18x25 2. 6-10 25-22 3. 7-11 0-1
                """, PdnWriter.format(read("[FEN \"W:B6,7,14,15,22:WK11\"] 11x18x25 6-10 25-22 7-11 0-1")));
    }

    @Test
    void capturesAreShortWhereThatLeavesNoDoubt() {
        assertTrue(PdnWriter.format(read("[FEN \"W:W23:B9,18,K29\"] 23x14x5")).contains(" 23x5 *"));
        String twoWays = "[FEN \"W:WK11:B6,7,14,15,22\"] ";
        assertTrue(PdnWriter.format(read(twoWays + "11x2x9x18x25")).contains(" 11x2x9x18x25 *"));
        assertTrue(PdnWriter.format(read(twoWays + "11x18x9x2x11")).contains(" 11x18x9x2x11 *"));
    }

    @Test
    void notesStandAfterTheirMove() {
        Ply ply = new Ply(firstMove(), Optional.of(Duration.ofMillis(3_723_050)), List.of(1, 36), "a {good}\n one");
        String pdn = PdnWriter.format(oneMove(Map.of(), ply));
        assertTrue(pdn.endsWith("1. 11-15 $1 $36 {[%clk 1:02:03.05] a (good) one} *\n"), pdn);
    }

    @Test
    void aClockThatRanOutShowsNothingLeft() {
        Ply ply = new Ply(firstMove(), Optional.of(Duration.ofSeconds(-3)), List.of(), "");
        assertTrue(PdnWriter.format(oneMove(Map.of(), ply)).contains("{[%clk 0:00:00]}"));
    }

    @Test
    void valuesOfTagsAreEscaped() {
        Map<String, String> tags = Map.of("Event", "the \"big\" one\\\n[x]");
        String pdn = PdnWriter.format(oneMove(tags, Ply.of(firstMove())));
        assertTrue(pdn.startsWith("[Event \"the \\\"big\\\" one\\\\ [x]\"]\n"), pdn);
        assertEquals("the \"big\" one\\ [x]", read(pdn).tags().get("Event"));
    }

    @Test
    void linesStayUnder80Columns() {
        RandomGames games = new RandomGames(7);
        for (int i = 0; i < 50; i++) {
            DraughtsGame game = games.next();
            DraughtsGame bare = new DraughtsGame(
                    Map.of(), Board.START, "word [a] %b ".repeat(i * 10), game.start().equals(Board.START)
                    ? game.plies().stream().map(ply -> Ply.of(ply.move())).toList()
                    : List.of(), Result.UNKNOWN);
            assertTrue(PdnWriter.format(bare).lines().allMatch(line -> line.length() < 80));
        }
    }

    @Test
    void gamesAreSeparatedByAnEmptyLine(@TempDir Path folder) throws IOException {
        DraughtsGame game = oneMove(Map.of(), Ply.of(firstMove()));
        String one = PdnWriter.format(game);
        assertEquals(one + "\n" + one, PdnWriter.format(List.of(game, game)));
        assertEquals("", PdnWriter.format(List.of()));
        Path file = folder.resolve("games.pdn");
        PdnWriter.write(file, List.of(game, game));
        assertEquals(new PdnFile(List.of(game, game), List.of()), PdnReader.read(file));
    }

    @Test
    void whatPdnCannotHoldIsRefused() {
        for (String name : List.of("", "two words", "9th", "fen", "\u00c9v\u00e9nement")) {
            DraughtsGame game = oneMove(Map.of(name, "x"), Ply.of(firstMove()));
            assertThrows(IllegalArgumentException.class, () -> PdnWriter.format(game), name);
        }
        DraughtsGame game = oneMove(Map.of(), new Ply(firstMove(), Optional.empty(), List.of(-1), ""));
        assertThrows(IllegalArgumentException.class, () -> PdnWriter.format(game));
    }

    @Test
    void whatTheReaderGivesComesBackUnchanged() {
        for (long seed = 0; seed < 1_000; seed++) {
            DraughtsGame game = new RandomGames(seed).next();
            DraughtsGame once = read(PdnWriter.format(game));
            assertEquals(once, read(PdnWriter.format(once)), "seed " + seed);
            assertEquals(game.start(), once.start(), "seed " + seed);
            assertEquals(game.result(), once.result(), "seed " + seed);
            assertEquals(
                    game.plies().stream().map(Ply::move).toList(),
                    once.plies().stream().map(Ply::move).toList(),
                    "seed " + seed);
            assertEquals(game.tags().keySet(), once.tags().keySet(), "seed " + seed);
        }
    }
}
