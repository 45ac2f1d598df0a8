package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineException;
import damas.containers.engine.EngineProcess;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Clock;
import damas.tests.Await;
import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines in processes of their own: ours, and some that misbehave. */
class EngineProcessTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(1_500);
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

    private EngineProcess damas() throws Exception {
        return EngineProcess.start(
                List.of(
                        "env",
                        "DAMAS_NO_BUILD=1",
                        "DAMAS_VAR=" + folder.resolve("var"),
                        Needs.home().resolve("damas").toString(),
                        "engine"),
                LONG);
    }

    /** An engine that is polite but for these cases of a shell's case statement. */
    private EngineProcess script(String cases) throws Exception {
        return EngineProcess.start(shell(POLITE + cases + "\n  esac\ndone\n"), LONG);
    }

    private List<String> shell(String text) throws Exception {
        return List.of("sh", Files.writeString(folder.resolve("engine.sh"), text).toString());
    }

    private static String complaint(EngineProcess engine, Duration patience) {
        EngineException e = assertThrows(EngineException.class, () -> engine.choose(newGame(), SHALLOW, patience));
        assertEquals(1, e.getMessage().lines().count());
        return e.getMessage();
    }

    private static void assertContains(String words, String text) {
        assertTrue(text.contains(words), text);
    }

    private static CompletableFuture<Report> ask(EngineProcess engine, Limits limits) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return engine.choose(newGame(), limits, LONG);
            } catch (EngineException | InterruptedException e) {
                throw new IllegalStateException(e.getMessage());
            }
        });
    }

    /** Number of reports that the real engine's player has sent to its coordinator, by the engine's log. */
    private long reports() throws IOException {
        try (Stream<Path> logs = Files.list(folder.resolve("var/log"))) {
            Path messages = logs.filter(file -> file.getFileName().toString().startsWith("acl-"))
                    .findFirst()
                    .orElseThrow();
            return Files.readString(messages).lines().filter(line -> line.contains("(Thinking")).count();
        }
    }

    @Fast
    @Test
    void theRealEnginePlaysAgainstItselfAndStopsWhenToldTo() throws Exception {
        try (EngineProcess engine = damas()) {
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
                Report answer = engine.choose(game, limits.get(game.played().size() % limits.size()), LONG);
                game = game.play(answer.best());
            }
            assertEquals(24, game.played().size());

            long before = reports();
            CompletableFuture<Report> infinite = ask(engine, Limits.INFINITE);
            Await.until("the search reports", () -> reports() > before);
            assertFalse(infinite.isDone());
            engine.stop();
            assertTrue(infinite.get(LONG.toSeconds(), TimeUnit.SECONDS).depth() > 0);
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
        try (EngineProcess engine = script(go)) {
            Report answer = engine.choose(newGame(), SHALLOW, LONG);
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
        try (EngineProcess engine = script("*) echo \"$line\" >>" + heard + "; echo 'bestmove 14x23' ;;")) {
            DraughtsPosition game = DraughtsPosition.of(Fen.parse("W:W22,32:B14"));
            game = game.play(game.moves().stream().filter(move -> move.to() == 18).findFirst().orElseThrow());
            Clock clock = new Clock(Duration.ofMillis(800), Duration.ofMillis(8), Duration.ofMillis(9));
            Limits limits = Limits.depth(3).withNodes(4).withTime(Duration.ofMillis(4_000)).withClock(clock);
            engine.choose(game, limits, LONG);
            engine.choose(game, Limits.NONE, LONG);
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
        try (EngineProcess engine = script(go)) {
            assertContains(words, complaint(engine, LONG));
            assertEquals("11-15", engine.choose(newGame(), SHALLOW, LONG).best().text());
        }
    }

    @Fast
    @Test
    void aRefusedPositionIsNamed() throws Exception {
        try (EngineProcess engine = script("position*) echo 'error no such board' ;;")) {
            assertContains("refused 'position startpos': 'error no such board'", complaint(engine, LONG));
        }
    }

    @Fast
    @Test
    void anEngineThatIsNotThereIsNamed() {
        EngineException e = assertThrows(
                EngineException.class, () -> EngineProcess.start(List.of("/no/such/engine", "--fast")));
        assertContains("cannot start the engine '/no/such/engine --fast': ", e.getMessage());
        assertThrows(EngineException.class, () -> EngineProcess.start(List.of()));
    }

    @Fast
    @Test
    void anEngineThatDiesIsNamedWithItsLastWords() throws Exception {
        EngineException early = assertThrows(
                EngineException.class, () -> EngineProcess.start(shell("echo 'no licence' >&2; exit 3"), LONG));
        assertContains("ended with exit code 3: 'no licence'", early.getMessage());
        try (EngineProcess engine = script("go*) echo 'out of cheese' >&2; exit 4 ;;")) {
            assertContains("ended with exit code 4: 'out of cheese'", complaint(engine, LONG));
            assertFalse(engine.isAlive());
            assertContains("ended with exit code 4", complaint(engine, LONG));
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
        try (EngineProcess engine = script("go*) " + deed + " ;;")) {
            CompletableFuture<String> words = CompletableFuture.supplyAsync(() -> complaint(engine, SHORT));
            Set<ProcessHandle> seen = new HashSet<>();
            Await.until("the engine is given up", () -> {
                seen.addAll(family());
                return words.isDone();
            });
            assertContains("did not give a move within 1.5 s and was destroyed", words.get());
            assertContains("did not give a move", complaint(engine, SHORT));
            assertGone(seen);
        }
        EngineException e = assertThrows(EngineException.class, () -> EngineProcess.start(shell(deed), SHORT));
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
        EngineProcess engine = EngineProcess.start(
                shell("trap '' TERM INT HUP\necho uciok\nread a; read b; echo readyok\nsleep 1000 & sleep 1000\n"),
                LONG);
        CompletableFuture<Report> answer = ask(engine, SHALLOW);
        Await.until("the engine has started two processes", () -> family().size() >= 3);
        List<ProcessHandle> family = family();
        CompletableFuture<Void> other = CompletableFuture.runAsync(engine::close);
        engine.close();
        other.get(LONG.toSeconds(), TimeUnit.SECONDS);
        ExecutionException e = assertThrows(
                ExecutionException.class, () -> answer.get(LONG.toSeconds(), TimeUnit.SECONDS));
        assertContains("was closed", e.getMessage());
        assertGone(family);
        assertContains("was closed", complaint(engine, SHORT));
        engine.stop();
    }

    @Fast
    @Test
    void anInterruptedQuestionIsStoppedAndTheNextOneGetsItsOwnAnswer() throws Exception {
        // answers the first question only when it is stopped, and then slowly
        Path asked = folder.resolve("asked");
        String cases =
                """
                go*depth*) touch '%s' ;;
                stop) sleep 0.3; echo 'bestmove 9-13' ;;
                go) echo 'bestmove 11-15' ;;\
                """.formatted(asked);
        try (EngineProcess engine = script(cases)) {
            Thread asker = new Thread(() -> assertThrows(
                    InterruptedException.class, () -> engine.choose(newGame(), SHALLOW, LONG)));
            asker.start();
            Await.until("the engine is asked", () -> Files.exists(asked));
            asker.interrupt();
            asker.join();
            assertEquals("11-15", engine.choose(newGame(), Limits.NONE, LONG).best().text());
        }
    }
}
