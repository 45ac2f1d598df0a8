package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineProtocol;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Fen;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Clock;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole conversations with the protocol. */
@Fast
class EngineProtocolTest {
    /** Black's man on 11 can jump twice, by 18 or by 20 to 27 and no further. */
    private static final String TWO_PATHS = "B:WK15,K16,K23,K24:B11";

    private final FakeEngine engine = new FakeEngine();
    private final Deque<Runnable> counts = new ArrayDeque<>();
    private final List<String> said = new ArrayList<>();
    private final EngineProtocol protocol =
            new EngineProtocol("Tester", EnglishDraughts.GAME, engine, counts::add, said::add);

    /** Says these lines and returns the answers. */
    private List<String> say(String... lines) {
        said.clear();
        for (String line : lines) {
            protocol.accept(line);
        }
        return List.copyOf(said);
    }

    private void assertSays(String lines, List<String> answers) {
        assertEquals(lines.lines().toList(), answers);
    }

    private Board board() {
        say("go");
        Board board = position().board();
        say("stop");
        return board;
    }

    /** The position that the engine was asked about last. */
    private DraughtsPosition position() {
        return EnglishDraughts.of(engine.position.orElseThrow());
    }

    private static DraughtsMove move(String text, Board board) {
        return DraughtsMove.parse(text, board);
    }

    @Test
    void itIntroducesItselfAndIsReady() {
        assertSays("id name Tester\nuciok\nreadyok", say("uci", "isready"));
    }

    @Test
    void blankLinesAndBlanksAreNothing() {
        assertSays("readyok", say("", "   ", "\t", "  isready  "));
    }

    @Test
    void thoughtsBecomeInfoLinesAndTheMoveTheAnswer() {
        assertSays("", say("position startpos moves 11-15 23-19", "go depth 9"));
        Board board = Fen.parse("B:W19,21,22,24-32:B1-10,12,15");
        assertEquals(board, position().board());
        engine.reports(4, 0.12345f, move("8-11", board), move("22-17", board.play(move("8-11", board))));
        engine.reports(6, -0.00001f, move("9-14", board));
        engine.reports(8, -Value.loss(7), move("9-14", board));
        engine.reports(9, Value.loss(6), move("9-14", board));
        engine.chooses(move("9-14", board));
        assertSays(
                """
                info depth 4 nodes 400 score 0.1235 time 4 pv 8-11 22-17
                info depth 6 nodes 600 score 0.0000 time 6 pv 9-14
                info depth 8 nodes 800 score win 7 time 8 pv 9-14
                info depth 9 nodes 900 score loss 6 time 9 pv 9-14
                bestmove 9-14
                """,
                said);
    }

    @Test
    void movesAreWrittenWithTheirWholePathAndReadInShort() {
        say("position fen B:W18,26,27:B14,1 moves 14x30", "go");
        assertEquals("14x23x30", position().played().get(0).toString());
        say("stop");
        say("position fen B:W18,26,27:B14,1", "go");
        engine.chooses(move("14x30", Fen.parse("B:W18,26,27:B14,1")));
        assertSays("bestmove 14x23x30", said);
    }

    @Test
    void aShortMoveThatMayMeanTwoIsRefused() {
        List<String> answers = say("position fen " + TWO_PATHS + " moves 11x27");
        assertEquals(1, answers.size());
        assertTrue(answers.get(0).matches("error 11-27 may mean 11x18x27 or 11x20x27"), answers.get(0));
        assertSays("", say("position fen " + TWO_PATHS + " moves 11x20x27"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "B:W18,26,27:B14,1", " b : w18, 26 ,27 : b14,1 ", "B:B1,14:W18,26-27.", "B:W18,26,27:B14,1 moves"
            })
    void aFenIsReadWithBlanksAndInAllItsForms(String fen) {
        assertSays("", say("position fen " + fen));
        assertEquals(Fen.parse("B:W18,26,27:B14,1"), board());
    }

    @Test
    void limitsReachTheEngine() {
        assertEquals(
                Limits.depth(7).withNodes(99).withTime(Duration.ofMillis(250)),
                limits("go movetime 250 depth 7 nodes 99"));
        assertEquals(Limits.NONE, limits("go"));
        assertEquals(Limits.depth(Budget.MAX_DEPTH), limits("go depth 99999999999"));
        assertEquals(Limits.INFINITE, limits("go infinite"));
        Clock clock = new Clock(Duration.ofMillis(9_000), Duration.ofMillis(5_000), Duration.ofMillis(20));
        assertEquals(Limits.of(clock), limits("go wtime 5000 btime 9000 winc 10 binc 20"));
        assertEquals(
                Limits.depth(3).withClock(clock),
                limits("go depth 3 btime 9000 binc 20 wtime 5000"));
        assertEquals(
                Limits.of(Clock.of(Duration.ofMillis(-5), Duration.ZERO)), limits("go btime -5"));
    }

    private Limits limits(String go) {
        assertSays("", say(go));
        say("stop");
        return engine.limits.orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sing | there is no command 'sing'",
                "uci now | uci stands alone, without 'now'",
                "quit now | quit stands alone, without 'now'",
                "GO | there is no command 'GO'",
                "setoption name Hash value 64 | there are no options to set",
                "position | a position is startpos or fen and a FEN, then moves and the moves, if any",
                "position fen | a position is startpos or fen and a FEN, then moves and the moves, if any",
                "position startpos 11-15 | a position is startpos or fen and a FEN, then moves and the moves, if any",
                "position fen rubbish | 'rubbish' is no position: it needs a side to move and the pieces of two sides,"
                        + " as in B:W21-32:B1-12",
                "position fen B:W1:B1 | 'B:W1:B1' is no position: square 1 holds a black and a white piece",
                "position startpos moves 11-15 11-16 | 11-16 is not legal: White, whose turn it is, has no piece on 11",
                "position startpos moves eleven | 'eleven' is no move: write it as 11-15 or 11x18x25",
                "go far | there is no limit 'far', only movetime, depth, nodes, wtime, btime, winc, binc and infinite",
                "go depth | depth needs a number",
                "go depth deep | depth needs a number, not 'deep'",
                "go depth 0 | depth must be 1 or more, not 0",
                "go movetime -1 | movetime must be 0 or more, not -1",
                "go nodes 99999999999999999999 | nodes needs a number, not '99999999999999999999'",
                "go depth 3 depth 4 | depth is there twice",
                "go depth 3 infinite | infinite stands alone",
                "go wtime 1000 | it is Black's turn: btime is missing",
                "perft | perft needs a depth, and nothing else",
                "perft 1 2 | perft needs a depth, and nothing else",
                "perft 0 | the depth must be 1 or more, not 0",
                "perft 256 | the depth must be 255 or less, not 256",
                "perft x | the depth needs a number, not 'x'",
            })
    void whatCannotBeObeyedGetsAReasonAndChangesNothing(String line, String reason) {
        say("position fen B:W32:B14");
        assertSays("error " + reason, say(line));
        assertTrue(counts.isEmpty());
        assertEquals(List.of(), engine.asked);
        if (!line.startsWith("position")) {
            assertEquals(Fen.parse("B:W32:B14"), board());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"position", "position fen rubbish", "position startpos moves 11-15 11-16"})
    void afterARefusedPositionThereIsNoneUntilAValidOneComes(String refused) {
        say("position fen B:W32:B14", refused);
        assertSays("error no position\nerror no position", say("go depth 3", "perft 2"));
        assertEquals(List.of(), engine.asked);
        say("position fen B:W32:B14");
        assertEquals(Fen.parse("B:W32:B14"), board());
        say(refused, "ucinewgame");
        assertEquals(Board.START, board());
    }

    @Test
    void aFallbackIsSaidBeforeTheMove() {
        say("go movetime 20");
        engine.listener.orElseThrow().answered(Report.unsearched(move("9-14", Board.START)).withFallback(true));
        assertSays("info depth 0 nodes 0 score 0.0000 time 0 fallback pv 9-14\nbestmove 9-14", said);
    }

    @Test
    void aGoWithLittleTimeOnTheClockIsPlannedWithinTheClock() {
        Limits limits = limits("go movetime 4000 btime 800 wtime 800");
        Duration planned = limits.budget(Budget.UNLIMITED, position().turn()).time();
        assertTrue(planned.compareTo(Duration.ofMillis(800)) < 0, planned.toString());
    }

    @Test
    void anotherGameIsSpoken() {
        EngineProtocol other = new EngineProtocol("Tester", TicTacToe.GAME, engine, counts::add, said::add);
        other.accept("go xtime 800 otime 900");
        assertEquals(
                Limits.of(new Clock(Duration.ofMillis(800), Duration.ofMillis(900), Duration.ZERO)),
                engine.limits.orElseThrow());
        engine.choosesFirst();
        assertSays("bestmove " + engine.position.orElseThrow().moves().get(0).text(), said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B:W32:B", "B:W5,6,9,10:B1", "W:W18:B14,5 moves 18x9 5x14"})
    void nobodyMovesWhenTheGameIsOver(String fen) {
        List<String> answers = say("position fen " + fen, "go");
        assertSays("bestmove none", answers);
        assertEquals(List.of(), engine.asked);
        assertSays("perft 3 0", count("perft 3"));
    }

    private List<String> count(String perft) {
        say(perft);
        counts.remove().run();
        return List.copyOf(said);
    }

    @Test
    void whileItThinksItCannotBeAskedAgain() {
        say("position startpos", "go depth 3");
        assertSays(
                """
                error still thinking: stop it first, or wait with go
                error still thinking: stop it first, or wait with position
                error still thinking: stop it first, or wait with ucinewgame
                error still thinking: stop it first, or wait with perft
                readyok
                """,
                say("go", "position fen B:W32:B14", "ucinewgame", "perft 3", "isready"));
        assertSays("bestmove " + Board.START.moves().get(0), say("stop"));
        assertSays("error no position", say("go"));
    }

    @Test
    void aStopIsAnsweredByTheMoveAndIsNothingOtherwise() {
        assertSays("", say("stop"));
        assertEquals(List.of(), engine.asked);
        say("go depth 5");
        assertSays("bestmove " + Board.START.moves().get(0), say("stop"));
        assertSays("", say("stop"));
    }

    @Test
    void anInfiniteSearchIsAnsweredAfterStopOnly() {
        say("go infinite");
        engine.chooses(move("11-15", Board.START));
        engine.reports(9, 0.5f, move("11-15", Board.START));
        assertSays("", said);
        assertSays("error still thinking: stop it first, or wait with go", say("go"));
        engine.chooses(move("9-14", Board.START));
        assertSays("bestmove 11-15", say("stop"));
        assertFalse(engine.asked.contains("stop"));
    }

    @Test
    void quitStopsAndEnds() {
        assertTrue(protocol.accept("go"));
        assertFalse(protocol.accept(" quit "));
        assertTrue(engine.asked.contains("stop"));
        assertTrue(said.get(0).startsWith("bestmove"), said.toString());
    }

    @Test
    void anAnswerCountsOnceAndAnOldListenerIsNotHeard() {
        say("go");
        Engine.Listener old = engine.listener.orElseThrow();
        engine.chooses(move("11-15", Board.START));
        engine.chooses(move("9-14", Board.START));
        old.failed("too late", new IllegalStateException());
        assertSays("bestmove 11-15", said);
        assertSays("", say("go"));
        old.answered(Report.unsearched(move("9-14", Board.START)));
        assertSays("", said);
        assertSays("bestmove " + Board.START.moves().get(0), say("stop"));
    }

    @Test
    void aTeamThatFailsGetsAnErrorAndAnotherChance() {
        say("go");
        engine.listener.orElseThrow().failed("the coordinator\nis gone", new IllegalStateException());
        assertSays("error the coordinator is gone", said);
        say("go infinite");
        engine.listener.orElseThrow().failed("again", new IllegalStateException());
        assertSays("error again", said);
        say("go");
        engine.chooses(move("21-17", Fen.parse("W:W21-32:B1-12")));
        assertSays("error 21-17 was chosen, which is not legal in " + Board.START, said);
        engine.trouble = Optional.of(new IllegalArgumentException("no platform"));
        assertSays(
                "error 'go' failed: java.lang.IllegalArgumentException: no platform\n"
                        + "error 'ucinewgame' failed: java.lang.IllegalArgumentException: no platform",
                say("go", "ucinewgame"));
        engine.trouble = Optional.empty();
        assertEquals(Board.START, board());
    }

    @Test
    void aNewGameIsToldAndBeginsAtTheStart() {
        say("position fen B:W32:B14", "ucinewgame");
        assertEquals(List.of("newGame"), engine.asked);
        assertEquals(Board.START, board());
    }

    @Test
    void repetitionsAreTheRefereesBusiness() {
        String shuttle = " 1-5 32-28 5-1 28-32".repeat(60);
        assertSays("", say("position fen B:WK32:BK1 moves" + shuttle, "go"));
        assertEquals(240, position().played().size());
    }

    @Test
    void countsAreThoseOfTheGameTree() {
        for (String line : List.of("1 7", "2 49", "3 302", "4 1469", "5 7361", "6 36768", "7 179740", "8 845931")) {
            assertSays("perft " + line, count("perft " + line.substring(0, 1)));
        }
    }

    @Test
    void duringACountTheRestWaitsAndAStopEndsIt() {
        assertSays("readyok", say("perft 200", "position fen B:W32:B14", "perft 2", "go", "isready"));
        assertSays("", say("stop"));
        counts.remove().run();
        assertSays("error the count was stopped", said);
        assertEquals(List.of(), engine.asked);
        counts.remove().run();
        assertSays("error the count was stopped\nperft 2 4", said);
        assertEquals(List.of("think B:W32:B14"), engine.asked);
    }
}
