package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineDialogue.Patience;
import damas.containers.engine.EngineException;
import damas.containers.engine.ProcessEngine;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Position;
import damas.tests.Await;
import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines in processes of their own: ours, and some that misbehave. */
class ProcessEngineTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(1_500);
    private static final Patience PATIENT = new Patience(LONG, LONG, LONG);
    private static final Limits SHALLOW = Limits.depth(4);

    /** The beginning of a script that behaves so far; what it does with other lines is added. */
    private static final String POLITE =
            """
            #!/bin/sh
            while read -r line; do
              case $line in
                uci) echo 'id name Script'; echo uciok ;;
                isready) echo readyok ;;
                quit) exit 0 ;;
            """;

    private final List<ProcessHandle> strangers = ProcessHandle.current().descendants().toList();

    @TempDir
    private Path folder;

    private static DraughtsPosition newGame() {
        return DraughtsPosition.of(Board.START);
    }

    private ProcessEngine damas() throws Exception {
        return ProcessEngine.start(
                List.of(
                        "env",
                        "DAMAS_NO_BUILD=1",
                        "DAMAS_VAR=" + folder.resolve("var"),
                        Needs.home().resolve("damas").toString(),
                        "engine"),
                PATIENT);
    }

    /** An engine that is polite but for these cases of a shell's case statement. */
    private ProcessEngine script(String cases) throws Exception {
        return script(cases, PATIENT);
    }

    private ProcessEngine script(String cases, Patience patience) throws Exception {
        return ProcessEngine.start(shell(POLITE + cases + "\n  esac\ndone\n"), patience);
    }

    private List<String> shell(String text) throws Exception {
        return List.of("sh", Files.writeString(folder.resolve("engine.sh"), text).toString());
    }

    /** The reports of one question, and its end. */
    private static class Answer implements Engine.Listener {
        private final List<Report> reports = new CopyOnWriteArrayList<>();
        private final CompletableFuture<Report> end = new CompletableFuture<>();

        @Override
        public void report(Report soFar) {
            reports.add(soFar);
        }

        @Override
        public void answered(Report last) {
            end.complete(last);
        }

        @Override
        public void failed(String reason, Throwable cause) {
            assertEquals(reason, cause.getMessage());
            end.completeExceptionally(cause);
        }

        Report get() throws Exception {
            return end.get(LONG.toSeconds(), TimeUnit.SECONDS);
        }

        /** The reason of a failure. */
        String complaint() {
            ExecutionException e = assertThrows(ExecutionException.class, this::get);
            assertTrue(e.getCause() instanceof EngineException, e.toString());
            String reason = e.getCause().getMessage();
            assertEquals(1, reason.lines().count());
            return reason;
        }
    }

    private static Answer ask(ProcessEngine engine, Position position, Limits limits) {
        Answer answer = new Answer();
        engine.think(position, limits, answer);
        return answer;
    }

    private static Report choose(ProcessEngine engine, Position position, Limits limits) throws Exception {
        return ask(engine, position, limits).get();
    }

    private static String complaint(ProcessEngine engine) {
        return ask(engine, newGame(), SHALLOW).complaint();
    }

    private static void assertContains(String words, String text) {
        assertTrue(text.contains(words), text);
    }

    @Fast
    @Test
    void theRealEnginePlaysAgainstItselfAndStopsWhenToldTo() throws Exception {
        try (ProcessEngine engine = damas()) {
            assertContains("Damas", engine.name());
            engine.newGame();
            DraughtsPosition game = newGame();
            Clock clock = Clock.of(Duration.ofSeconds(3), Duration.ofMillis(10));
            List<Limits> limits = List.of(
                    SHALLOW,
                    Limits.time(Duration.ofMillis(20)),
                    Limits.nodes(500),
                    Limits.of(clock));
            while (game.played().size() < 24 && game.outcome().isEmpty()) {
                Report answer = choose(engine, game, limits.get(game.played().size() % limits.size()));
                game = game.play(answer.best());
            }
            assertEquals(24, game.played().size());

            Answer infinite = new Answer();
            Engine.Thinking thinking = engine.think(newGame(), Limits.INFINITE, infinite);
            Await.until("the search reports", () -> !infinite.reports.isEmpty());
            assertFalse(infinite.end.isDone());
            thinking.answerNow();
            assertTrue(infinite.get().depth() > 0);
        }
    }

    @Fast
    @Test
    void theEndOfTheInputEndsTheRealEngine() throws Exception {
        Path input = Files.writeString(folder.resolve("in"), "position startpos\nperft 7\ngo infinite\n");
        Path output = folder.resolve("out");
        ProcessBuilder builder = new ProcessBuilder(Needs.home().resolve("damas").toString(), "engine")
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile());
        builder.environment().put("DAMAS_NO_BUILD", "1");
        builder.environment().put("DAMAS_VAR", folder.resolve("var").toString());
        Process process = builder.start();
        assertTrue(process.waitFor(LONG.toSeconds(), TimeUnit.SECONDS));
        assertEquals(0, process.exitValue());
        List<String> lines = Files.readAllLines(output);
        assertEquals("perft 7 179740", lines.get(0));
        assertContains("bestmove ", lines.get(lines.size() - 1));
    }

    @Fast
    @Test
    void thoughtsAreReadAndWhatIsNotUnderstoodIsPassedOver() throws Exception {
        String go =
                """
                go*)
                  echo 'info string hello'
                  echo 'info depth 5 seldepth 9 nodes 77 score win 7 time 12 fallback pv 11-15 22-18 15x22 nonsense'
                  echo 'info depth 6 score cp 31'
                  echo 'hello there'
                  echo 'bestmove 11-15 ponder 22-18' ;;\
                """;
        try (ProcessEngine engine = script(go)) {
            Report answer = choose(engine, newGame(), SHALLOW);
            assertEquals("11-15", answer.best().text());
            assertEquals(5, answer.depth());
            assertEquals(77, answer.nodes());
            assertEquals(1017, answer.value());
            assertEquals(Duration.ofMillis(12), answer.time());
            assertEquals("[11-15, 22-18, 15x22]", answer.line().toString());
            assertTrue(answer.fallback());
            assertEquals("Script", engine.name());
        }
    }

    @Fast
    @Test
    void theEngineHearsTheWholeGame() throws Exception {
        Path heard = folder.resolve("heard");
        try (ProcessEngine engine = script("*) echo \"$line\" >>" + heard + "; echo 'bestmove 14x23' ;;")) {
            DraughtsPosition game = DraughtsPosition.of(Fen.parse("W:W22,32:B14"));
            game = game.play(game.moves().stream().filter(move -> move.to() == 18).findFirst().orElseThrow());
            Clock clock = new Clock(Duration.ofMillis(800), Duration.ofMillis(8), Duration.ofMillis(9));
            Limits limits = Limits.depth(3).withNodes(4).withTime(Duration.ofMillis(4_000)).withClock(clock);
            choose(engine, game, limits);
            choose(engine, game, Limits.NONE);
        }
        assertEquals(
                List.of(
                        "position fen W:W22,32:B14 moves 22-18",
                        "go wtime 8 btime 800 winc 9 binc 9 movetime 33 depth 3 nodes 4",
                        "position fen W:W22,32:B14 moves 22-18",
                        "go"),
                Files.readAllLines(heard));
    }

    @Fast
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bestmove 11-20 | answered 'bestmove 11-20': 11-20 is not legal: from 11 there is 11-15, 11-16",
                "bestmove (none) | answered 'bestmove (none)': '(none)' is no move",
                "bestmove | answered 'bestmove': '' is no move",
                "error I resign | gave no move: 'error I resign'",
            })
    void aWrongAnswerIsNamedAndTheEngineCanBeAskedAgain(String answer, String words) throws Exception {
        Path once = folder.resolve("once");
        String go = "go*) if [ -f " + once + " ]; then echo 'bestmove 11-15'; else touch " + once
                + "; echo '" + answer + "'; fi ;;";
        try (ProcessEngine engine = script(go)) {
            assertContains(words, complaint(engine));
            assertEquals("11-15", choose(engine, newGame(), SHALLOW).best().text());
        }
    }

    @Fast
    @Test
    void aRefusedPositionIsNamed() throws Exception {
        try (ProcessEngine engine = script("position*) echo 'error no such board' ;;")) {
            assertContains("refused 'position startpos': 'error no such board'", complaint(engine));
        }
    }

    @Fast
    @Test
    void anEngineThatIsNotThereIsNamed() {
        EngineException e = assertThrows(
                EngineException.class, () -> ProcessEngine.start(List.of("/no/such/engine", "--fast")));
        assertContains("cannot start the engine '/no/such/engine --fast': ", e.getMessage());
        assertThrows(EngineException.class, () -> ProcessEngine.start(List.of()));
    }

    @Fast
    @Test
    void anEngineThatDiesIsNamedWithItsLastWords() throws Exception {
        EngineException early = assertThrows(
                EngineException.class, () -> ProcessEngine.start(shell("echo 'no licence' >&2; exit 3"), PATIENT));
        assertContains("ended with exit code 3: 'no licence'", early.getMessage());
        try (ProcessEngine engine = script("go*) echo 'out of cheese' >&2; exit 4 ;;")) {
            assertContains("ended with exit code 4: 'out of cheese'", complaint(engine));
            assertFalse(engine.isAlive());
            assertContains("ended with exit code 4", complaint(engine));
        }
    }

    @Slow
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sleep 1000",
                "while :; do echo nonsense; done",
                "while :; do echo info depth 1 score 0; done",
                "while :; do echo nonsense >&2; done",
                "cat /dev/zero",
            })
    void anEngineThatDoesNotAnswerIsDestroyedWithAllItStarted(String deed) throws Exception {
        try (ProcessEngine engine = script("go*) " + deed + " ;;", new Patience(LONG, SHORT, LONG))) {
            Answer answer = ask(engine, newGame(), SHALLOW);
            Set<ProcessHandle> seen = new HashSet<>();
            Await.until("the engine is given up", () -> {
                seen.addAll(family());
                return answer.end.isDone();
            });
            assertContains("did not give a move within 1.5 s and was destroyed", answer.complaint());
            assertContains("did not give a move", complaint(engine));
            assertGone(seen);
        }
        EngineException e = assertThrows(
                EngineException.class, () -> ProcessEngine.start(shell(deed), new Patience(SHORT, LONG, LONG)));
        assertContains("did not give uciok within 1.5 s", e.getMessage());
    }

    /** The processes that this test has started, and theirs. */
    private List<ProcessHandle> family() {
        return ProcessHandle.current().descendants().filter(one -> !strangers.contains(one)).toList();
    }

    private void assertGone(Collection<ProcessHandle> family) throws Exception {
        assertFalse(family.isEmpty());
        for (ProcessHandle one : family) {
            one.onExit().get(LONG.toSeconds(), TimeUnit.SECONDS);
        }
        assertEquals(List.of(), family());
    }

    @Slow
    @Test
    void closingEndsAQuestionAndTheEngineAlsoOneThatDoesNotQuit() throws Exception {
        ProcessEngine engine = ProcessEngine.start(
                shell("trap '' TERM INT HUP\necho uciok\nread a; read b; echo readyok\nsleep 1000 & sleep 1000\n"),
                PATIENT);
        Answer answer = new Answer();
        Engine.Thinking thinking = engine.think(newGame(), SHALLOW, answer);
        Await.until("the engine has started two processes", () -> family().size() >= 3);
        List<ProcessHandle> family = family();
        CompletableFuture<Void> other = CompletableFuture.runAsync(engine::close);
        engine.close();
        assertTrue(answer.end.isDone(), "no listener is called after close");
        other.get(LONG.toSeconds(), TimeUnit.SECONDS);
        assertContains("was closed", answer.complaint());
        assertGone(family);
        assertContains("was closed", complaint(engine));
        thinking.answerNow();
    }

    /** Answers a question with a depth only when it is stopped, and then slowly. */
    private ProcessEngine slow(String info) throws Exception {
        return script(
                """
                go*depth*) echo '%s' ;;
                stop) sleep 0.3; echo 'bestmove 9-13' ;;
                go) echo 'bestmove 11-15' ;;\
                """.formatted(info));
    }

    @Fast
    @Test
    void eachQuestionGetsItsOwnAnswerAlsoIfItIsStoppedBeforeItIsSent() throws Exception {
        try (ProcessEngine engine = slow("info string thinking")) {
            Answer first = new Answer();
            Engine.Thinking thinking = engine.think(newGame(), SHALLOW, first);
            Answer second = ask(engine, newGame(), Limits.NONE);
            thinking.answerNow();
            assertEquals("9-13", first.get().best().text());
            assertEquals("11-15", second.get().best().text());
            thinking.answerNow();
            assertEquals("11-15", choose(engine, newGame(), Limits.NONE).best().text());
        }
    }

    @Fast
    @Test
    void aQuestionWhoseListenerFailsIsStoppedAndTheNextOneGetsItsOwnAnswer() throws Exception {
        try (ProcessEngine engine = slow("info depth 1 score 0 pv 11-15")) {
            Answer failing = new Answer() {
                @Override
                public void report(Report soFar) {
                    throw new IllegalStateException("no room for " + soFar.best().text());
                }
            };
            engine.think(newGame(), SHALLOW, failing);
            ExecutionException e = assertThrows(ExecutionException.class, failing::get);
            assertContains("no room for 11-15", e.getMessage());
            assertEquals("11-15", choose(engine, newGame(), Limits.NONE).best().text());
        }
    }

    @Fast
    @Test
    void aPositionWithoutAMoveIsRefused() throws Exception {
        try (ProcessEngine engine = script("")) {
            Position over = DraughtsPosition.of(Fen.parse("B:W32:B"));
            assertThrows(IllegalArgumentException.class, () -> ask(engine, over, SHALLOW));
        }
    }
}
