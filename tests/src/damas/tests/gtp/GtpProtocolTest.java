package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.gtp.GtpProtocol;
import damas.knowledge.go.GoRules;
import damas.tests.Fast;
import damas.tests.game.Mutation;
import damas.tests.game.Positions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of GTP, answered without streams. */
@Fast
class GtpProtocolTest {
    private static final String ILLEGAL = "? illegal move\n\n";
    private static final String SYNTAX = "? syntax error\n\n";

    private final ScriptedGoEngine engine = new ScriptedGoEngine();
    private final StringBuilder out = new StringBuilder();
    private long nanos;
    private final GtpProtocol gtp = new GtpProtocol(
            "Damas", "1.2", engine, GoRules.parse("chinese"), () -> true, () -> nanos, out::append);

    /** The answers to lines. */
    private String say(String... lines) {
        out.setLength(0);
        for (String line : lines) {
            gtp.accept(line);
        }
        return out.toString();
    }

    /** The text of a successful answer. */
    private String told(String line) {
        String answer = say(line);
        assertTrue(answer.startsWith("="), line + ": " + answer);
        assertTrue(answer.endsWith("\n\n"), line);
        assertFalse(answer.strip().contains("\n\n"), "an empty line ends an answer");
        return answer.substring(1).strip();
    }

    private String board() {
        return told("showboard");
    }

    // ---- syntax ----

    @Test
    void idsAreRepeatedAndCommentsAndControlCharactersLeftOut() {
        assertEquals("=12 2\n\n", say("12 protocol_version"));
        assertEquals("= Damas\n\n= 1.2\n\n", say("\tname # a comment", "", "  # only a comment", "ver\u0007sion\r"));
        assertEquals("?7 unknown command\n\n", say("7 nonsense b c"));
        assertEquals("?9 unknown command\n\n", say("9"));
        assertEquals("=5\n\n", say("5 boardsize\t9"));
        assertEquals("?6 syntax error\n\n", say("6 play"));
    }

    @Test
    void everyCommandIsListedAndKnown() {
        List<String> listed = told("list_commands").lines().toList();
        for (String command : """
                protocol_version name version known_command list_commands quit boardsize clear_board komi fixed_handicap
                place_free_handicap set_free_handicap play genmove reg_genmove undo time_settings time_left
                kgs-time_settings kgs-genmove_cleanup final_score final_status_list loadsgf printsgf showboard cputime
                gogui-analyze_commands gogui-interrupt gogui-play_sequence gogui-setup gogui-setup_player lz-analyze
                lz-genmove_analyze kata-analyze kata-genmove_analyze""".split("\\s+")) {
            assertTrue(listed.contains(command), command);
            assertEquals("true", told("known_command " + command));
        }
        assertEquals("false", told("known_command nonsense"));
        assertTrue(Double.parseDouble(told("cputime")) > 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boardsize", "boardsize x", "boardsize 9 9", "komi", "komi x", "komi 1e99", "komi NaN", "play b",
                "play b i5", "play b 5e", "play b a0", "play b a26", "play blue a1", "play b a1 a2", "play b resign",
                "genmove", "genmove x", "reg_genmove", "fixed_handicap x", "undo 1", "time_settings 1 2",
                "time_settings -1 0 0", "time_left b 1", "time_left b x 0", "kgs-time_settings",
                "kgs-time_settings byoyomi 1 0 1", "kgs-time_settings fischer 1 2 3", "final_status_list",
                "final_status_list undead", "loadsgf", "loadsgf x 0", "known_command", "gogui-setup b",
                "gogui-setup b pass", "gogui-setup_player", "gogui-play_sequence b", "lz-analyze nonsense",
                "lz-analyze b -5", "kata-analyze ownership maybe"
            })
    void wordsThatMakeNoSenseAreASyntaxErrorAndChangeNothing(String command) {
        say("boardsize 5", "play b c3");
        String before = board();
        assertEquals(SYNTAX, say(command));
        assertEquals(before, board());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "20", "25", "-3", "100000000"})
    void sizesThatCannotBePlayedAreRefused(String size) {
        assertEquals("? unacceptable size\n\n", say("boardsize " + size));
    }

    @Test
    void quitEndsTheConversation() {
        assertTrue(gtp.accept("name"));
        assertFalse(gtp.accept("4 quit"));
        assertTrue(out.toString().endsWith("=4\n\n"));
    }

    // ---- the board ----

    @Test
    void movesAreShownOnTheBoard() {
        say("boardsize 3", "play B a1", "play WHITE b2", "play black PASS");
        assertEquals("""
                A B C
                 3 . . . 3
                 2 . O . 2
                 1 X . . 1
                   A B C""", board());
    }

    @Test
    void illegalMovesChangeNothing() {
        say("boardsize 4", "play b b1", "play b a2", "play w c2");
        String before = board();
        assertEquals(ILLEGAL + ILLEGAL + ILLEGAL, say("play w a1", "play b b1", "play w e5"));
        assertEquals(ILLEGAL, say("gogui-play_sequence b d4 w d4"));
        assertEquals(before, board());
        assertEquals("=\n\n", say("gogui-play_sequence b d4 w d3"));
    }

    @Test
    void repetitionsAreIllegal() {
        say("boardsize 4");
        assertEquals("=\n\n", say("gogui-play_sequence b b1 w c1 b a2 w d2 b b3 w c3 b c2 w b2"));
        assertEquals(ILLEGAL, say("play b c2"));
        assertEquals("=\n\n=\n\n=\n\n", say("play b d4", "play w a4", "play b c2"));
    }

    @Test
    void aSideMayMoveTwiceAndAfterTheEndAndAllIsUndone() {
        say("boardsize 3");
        String empty = board();
        assertFalse(say("play b a1", "play b b1", "play w pass", "play b pass", "play b c1").contains("?"));
        assertTrue(board().contains(" 1 X X X 1"));
        assertFalse(say("undo", "undo", "undo", "undo", "undo").contains("?"));
        assertEquals(empty, board());
        assertEquals("? cannot undo\n\n", say("undo"));
    }

    @Test
    void handicapIsPlacedOnAnEmptyBoardOnly() {
        say("boardsize 9");
        assertEquals("C3 G7 C7", told("fixed_handicap 3"));
        assertEquals("? board not empty\n\n", say("fixed_handicap 3"));
        assertEquals("newGame", engine.asked.get(engine.asked.size() - 1));
        say("clear_board");
        assertEquals("? invalid number of stones\n\n", say("fixed_handicap 10"));
        assertEquals("? invalid number of stones\n\n", say("place_free_handicap 1"));
        assertEquals(9, told("place_free_handicap 20").split(" ").length);
        say("clear_board");
        assertEquals("? bad vertex list\n\n", say("set_free_handicap a1 a1"));
        assertEquals("? bad vertex list\n\n", say("set_free_handicap a1 pass"));
        assertEquals("=\n\n", say("set_free_handicap a1 e5"));
        engine.moves.add("E4");
        assertEquals("E4", told("genmove w"));
    }

    @Test
    void stonesAreSetUp() {
        say("boardsize 3");
        assertEquals("=\n\n=\n\n", say("gogui-setup b a1 w b2", "gogui-setup_player w"));
        engine.moves.add("C3");
        assertEquals("C3", told("genmove w"));
        assertEquals("W:3/1W1/B2 own", engine.asked.get(engine.asked.size() - 1));
        String before = board();
        assertTrue(say("gogui-setup w a1 b b1 b a2").startsWith("? these stones leave a block without a liberty"));
        assertEquals(before, board());
    }

    // ---- records ----

    @Test
    void recordsAreLoadedAndPrinted(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.sgf"), "(;SZ[5]KM[3.5];B[aa];W[bb](;B[cc])(;B[dd]))");
        say("loadsgf " + file);
        assertTrue(board().contains(" 3 . . X . . 3"), board());
        String sgf = told("printsgf");
        assertTrue(sgf.startsWith("(;FF[4]GM[1]") && sgf.contains("KM[3.5]"), sgf);
        assertTrue(sgf.endsWith(";B[aa];W[bb];B[cc])"), sgf);
        say("loadsgf " + file + " 2");
        assertTrue(board().contains(" 4 . . . . . 4") && board().contains(" 5 X . . . . 5"), board());
        assertEquals("=\n\n", say("printsgf " + folder.resolve("b.sgf")));
        assertTrue(Files.readString(folder.resolve("b.sgf")).contains(";B[aa])"));
        String before = board();
        assertEquals("? cannot load file\n\n", say("loadsgf " + folder.resolve("none.sgf")));
        Path wrong = Files.writeString(folder.resolve("c.sgf"), "(;SZ[5];B[aa];W[aa])");
        assertEquals(
                "? cannot load file: 1:16: White at A5 is not legal: there is a stone\n\n", say("loadsgf " + wrong));
        assertEquals(before, board());
        assertEquals("? cannot write file\n\n", say("printsgf " + folder.resolve("none/x.sgf")));
    }

    // ---- moves of the engine ----

    @Test
    void theEngineMovesOrResignsOrOnlyTellsItsMove() {
        say("boardsize 5");
        engine.moves.addAll(List.of("C3", "D4", "A1", "A1"));
        assertEquals("C3", told("genmove b"));
        assertEquals("D4", told("reg_genmove w"));
        assertFalse(board().contains("O"), board());
        assertEquals("resign", told("genmove w"));
        assertFalse(board().contains("O"), board());
        assertEquals("A1", told("reg_genmove w"));
        assertEquals("pass", told("genmove w"));
    }

    @Test
    void anEngineThatFailsIsAFailureOfTheCommandOnly() {
        engine.trouble = Optional.of("its host\nis gone");
        assertEquals("? its host is gone\n\n", say("genmove b"));
        engine.trouble = Optional.empty();
        assertEquals("pass", told("genmove b"));
    }

    @ParameterizedTest
    @CsvSource({
        "time_settings 60 0 0, 60000 ms 0, 57000 ms 0",
        "time_settings 60 10 5, 60000 ms 0, 57000 ms 0",
        "time_settings 0 10 5, 0 ms 0, 7000 ms 4",
        "time_settings 60 10 0, own, own",
        "kgs-time_settings none, own, own",
        "kgs-time_settings absolute 60, 60000 ms 0, 57000 ms 0",
        "kgs-time_settings byoyomi 1 10 3, 1000 ms 0, 10000 ms 3",
        "kgs-time_settings canadian 1 10 3, 1000 ms 0, 8000 ms 2",
    })
    void theClockIsCountedUnlessTheClientTellsIt(String settings, String first, String second) {
        say("boardsize 5", settings);
        engine.moves.addAll(List.of("C3", "B1"));
        // each reading of the clock is 3 s later than the last
        GtpProtocol timed = new GtpProtocol(
                "Damas", "1", engine, GoRules.parse("chinese size=5"), () -> true, () -> nanos += 3_000_000_000L,
                out::append);
        timed.accept(settings);
        timed.accept("genmove b");
        assertEquals("B:5/5/5/5/5 " + first, engine.asked.get(engine.asked.size() - 1));
        timed.accept("genmove b");
        assertEquals("B:5/5/2B2/5/5 " + second, engine.asked.get(engine.asked.size() - 1));
    }

    @Test
    void theClientTellsTheTimeLeft() {
        say("boardsize 5", "time_settings 60 10 5", "time_left b 4 3", "genmove b");
        assertEquals("B:5/5/5/5/5 4000 ms 3", engine.asked.get(engine.asked.size() - 1));
        say("time_left b 20 0", "genmove b");
        assertEquals("B:5/5/5/5/5 20000 ms 0", engine.asked.get(engine.asked.size() - 1));
    }

    // ---- the end of the game ----

    @Test
    void aScoreCountsStonesThatTheEngineTakesForDeadAsPrisoners() {
        say("boardsize 5", "komi 0.5");
        say("gogui-setup b b1 b b2 b b3 b b4 b b5 w a3 w c1 w c2 w c3 w c4 w c5");
        assertEquals("W+11.5", told("final_score"));
        double[] owners = new double[25];
        Arrays.fill(owners, -1);
        for (int row = 0; row < 5; row++) {
            owners[5 * row] = 0.9;
            owners[5 * row + 1] = 1;
        }
        engine.maps = Map.of("ownership", owners);
        say("komi 0.5", "play b pass");
        assertEquals("W+5.5", told("final_score"));
        assertEquals("A3", told("final_status_list dead"));
        assertEquals(List.of("B1 B2 B3 B4 B5", "C1 C2 C3 C4 C5"), told("final_status_list alive").lines()
                .map(line -> String.join(" ", Arrays.stream(line.split(" ")).sorted().toList())).toList());
        assertEquals("", told("final_status_list seki"));
        assertEquals("A1 A2 A3 A4 A5", told("final_status_list black_territory"));
    }

    @Test
    void aCleanUpCapturesWhatIsDeadBeforeItPasses() {
        say("boardsize 3");
        say("gogui-setup b b1 b b2 b b3 w a1");
        double[] owners = new double[9];
        Arrays.fill(owners, 1);
        engine.maps = Map.of("ownership", owners);
        assertEquals("A2", told("kgs-genmove_cleanup b"));
        assertEquals("pass", told("kgs-genmove_cleanup b"));
    }

    // ---- analysis ----

    @Test
    void analysisIsALineOfMovesWithTheirFigures() {
        say("boardsize 3");
        engine.moves.addAll(List.of("B2", "B2", "C3", "C1"));
        assertEquals(
                "=3\n"
                        + "info move B2 visits 90 winrate 7500 prior 2500 lcb 7000 order 0 pv B2"
                        + " info move A1 visits 10 winrate 0 prior 0 lcb 0 order 1 pv A1 B2\n\n",
                say("3 lz-analyze b 1000").replaceFirst("(info[^\n]*\n)\\1", "$1"));
        double[] owners = {1, 0, 0, 0, 0, 0, 0, 0, -0.5};
        engine.maps = Map.of("ownership", owners);
        String kata = say("kata-analyze w interval 100 maxmoves 1 ownership true");
        assertTrue(
                kata.endsWith("info move B2 visits 90 winrate 0.750000 prior 0.250000 lcb 0.700000 order 0 pv B2"
                        + " ownership 0.000000 0.000000 0.500000 0.000000 0.000000 0.000000 -1.000000 0.000000"
                        + " 0.000000\n\n"),
                kata);
        assertTrue(say("lz-genmove_analyze b").endsWith("\nplay C3\n\n"), out::toString);
        assertTrue(say("kata-genmove_analyze w 5").endsWith("\nplay C1\n\n"), out::toString);
        assertTrue(board().contains(" 1 . . O 1"), board());
        assertEquals("? allow and avoid are not supported\n\n", say("lz-analyze b avoid b a1 3"));
    }

    @Test
    void theLastReportIsShownOnTheBoard() {
        say("boardsize 2");
        assertTrue(say("damas-visits").startsWith("? no analysis of this position"));
        engine.moves.add("B2");
        engine.maps = Map.of("ownership", new double[] {1, -1, 0.25, 0});
        say("reg_genmove b");
        assertEquals("0 90\n10 0", told("damas-visits"));
        assertEquals("0.000 0.250\n0.000 0.000", told("damas-prior"));
        assertEquals("0.250 0.000\n1.000 -1.000", told("damas-ownership"));
        assertEquals("? the engine reports no adm\n\n", say("damas-adm"));
        assertTrue(told("gogui-analyze_commands").contains("dboard/Ownership/damas-ownership"));
    }

    // ---- robustness ----

    @Test
    void tenThousandSpoiltLinesGetAnAnswerEach(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.sgf"), "(;SZ[5];B[aa])");
        String valid = """
                1 boardsize 5
                play b c3
                genmove w
                lz-analyze b 10
                fixed_handicap 2
                final_status_list dead
                loadsgf %s 2
                time_settings 60 10 5
                time_left b 20 3
                kgs-time_settings byoyomi 1 10 3
                gogui-setup b a1 w b2
                gogui-play_sequence b a1 w b2
                komi 6.5
                undo
                showboard
                """.formatted(file);
        Random random = new Random(Positions.SEED);
        int lines = 0;
        while (lines < 10_000) {
            String text = Mutation.of(valid, valid, "bwABCIT19 -.#\t\u0000\u00e9pass", random).replace("printsgf", "");
            for (String line : text.split("\n")) {
                out.setLength(0);
                assertTrue(gtp.accept(line) || line.contains("quit"), line);
                String answer = out.toString();
                boolean isEmpty = line.replaceAll("#.*", "").replaceAll("[\\x00-\\x20\\x7f]", "").isEmpty();
                assertEquals(!isEmpty, answer.matches("(?s)[=?].*\n\n"), () -> line + ": " + answer);
                assertFalse(answer.startsWith("?") && answer.contains("failed:"), () -> line + ": " + answer);
                lines++;
            }
        }
    }
}
