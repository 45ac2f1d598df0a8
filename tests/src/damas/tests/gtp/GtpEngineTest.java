package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineDialogue.Patience;
import damas.containers.engine.EngineException;
import damas.containers.gtp.GtpEngine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoPosition;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** External programs over GTP: what they are told, and what happens when they misbehave. */
@Fast
class GtpEngineTest {
    private static final Patience PATIENCE =
            new Patience(Duration.ofSeconds(30), Duration.ofSeconds(30), Duration.ofSeconds(30));

    @TempDir
    private Path folder;

    /**
     * A program that keeps the commands that it gets in a file, without their numbers.
     *
     * @param genmove what it does to answer genmove, as shell commands; {@code $id} is the number
     */
    private GtpEngine program(String genmove, Patience patience) throws Exception {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r id name words; do
                  [ "$id" != quit ] || exit
                  echo "$name $words" >>'%s'
                  case $name in
                    name) printf '=%%s Fake\\n\\n' "$id" ;;
                    list_commands) printf '=%%s undo\\ngenmove\\nkgs-time_settings\\n\\n' "$id" ;;
                    genmove) %s ;;
                    final_score) printf '=%%s B+2.5\\n\\n' "$id" ;;
                    quit) printf '=%%s\\n\\n' "$id"; exit ;;
                    *) printf '=%%s\\n\\n' "$id" ;;
                  esac
                done
                """.formatted(log(), genmove));
        return GtpEngine.start(List.of("sh", script.toString()), patience);
    }

    private GtpEngine program(String move) throws Exception {
        return program("printf '=%s " + move + "\\n\\n' \"$id\"", PATIENCE);
    }

    private Path log() {
        return folder.resolve("commands");
    }

    /** The commands since the last call, separated by a comma. */
    private String told() throws IOException {
        String commands = String.join(", ", Files.readAllLines(log()).stream().map(String::strip).toList());
        Files.writeString(log(), "");
        return commands;
    }

    private static GoPosition play(GoPosition position, String... moves) {
        GoPosition reached = position;
        for (String move : moves) {
            reached = reached.play(Go.GAME.move(reached, move));
        }
        return reached;
    }

    private static GoPosition start(String rules) {
        return Go.GAME.start(rules);
    }

    @Test
    void onlyWhatIsNewIsTold() throws Exception {
        try (GtpEngine engine = program("C3")) {
            assertEquals("Fake", engine.name());
            assertEquals("name, list_commands", told());
            GoPosition position = play(start("chinese size=5 komi=7"), "A1");
            assertEquals("C3", engine.answer(position, Limits.NONE).best().text());
            assertEquals("boardsize 5, clear_board, komi 7.0, play b A1, genmove w", told());
            GoPosition later = play(position, "C3", "pass", "D4", "E5");
            Report other = engine.answer(play(position, "D4"), Limits.NONE);
            assertEquals("undo, play w D4, genmove b", told());
            assertEquals("C3", other.best().text());
            assertThrows(CompletionException.class, () -> engine.answer(later, Limits.NONE), "C3 is taken");
            assertEquals("undo, undo, play w C3, play b pass, play w D4, play b E5, genmove w", told());
            engine.answer(play(position, "D4"), Limits.NONE);
            assertTrue(told().startsWith("boardsize 5, clear_board"));
            engine.newGame();
            engine.answer(play(position, "D4"), Limits.NONE);
            assertTrue(told().startsWith("boardsize 5, clear_board"));
        }
    }

    @Test
    void stonesAndHandicapAreTold() throws Exception {
        try (GtpEngine engine = program("E5")) {
            told();
            engine.answer(Go.GAME.parse("W:5/1B3/5/3W1/4B", "chinese komi=0.5"), Limits.NONE);
            assertEquals("boardsize 5, clear_board, komi 0.5, play b E1, play b B4, play w D2, genmove w", told());
            engine.answer(start("chinese size=9 komi=0.5 handicap=2"), Limits.NONE);
            assertEquals("boardsize 9, clear_board, komi 0.5, fixed_handicap 2, genmove w", told());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60|0|NONE|0|0|time_settings 60 0 0, time_left b 60 0",
                "60|0|CANADIAN|20|5|time_settings 60 20 5, time_left b 60 0",
                "8|3|CANADIAN|20|5|time_settings 0 20 5, time_left b 8 3",
                "60|0|JAPANESE|10|3|kgs-time_settings byoyomi 60 10 3, time_left b 60 0",
                "10|2|JAPANESE|10|3|kgs-time_settings byoyomi 0 10 3, time_left b 10 2",
            })
    void clocksAreTold(long left, int count, Overtime.Kind kind, long period, int most, String told) throws Exception {
        try (GtpEngine engine = program("C3")) {
            told();
            Clock clock = Clock.of(Duration.ofSeconds(60), new Overtime(kind, Duration.ofSeconds(period), most))
                    .with(Side.FIRST, Duration.ofSeconds(left), count);
            engine.answer(start("chinese size=5"), Limits.of(clock));
            assertEquals("boardsize 5, clear_board, komi 6.5, " + told + ", genmove b", told());
        }
    }

    @Test
    void aMoveTimeIsAPeriodForOneMove() throws Exception {
        try (GtpEngine engine = program("C3")) {
            told();
            GoPosition position = start("chinese size=5");
            engine.answer(position, Limits.time(Duration.ofMillis(2_500)));
            assertTrue(told().endsWith("time_settings 0 2 1, time_left b 2 1, genmove b"));
            engine.answer(position, Limits.time(Duration.ofMillis(20)));
            assertEquals("undo, time_settings 0 1 1, time_left b 1 1, genmove b", told());
            assertThrows(IllegalArgumentException.class, () -> engine.answer(position, Limits.nodes(5)));
            assertThrows(IllegalArgumentException.class, () -> engine.answer(position, Limits.depth(5)));
            assertThrows(IllegalArgumentException.class, () -> engine.answer(position, Limits.INFINITE));
            GoPosition over = play(position, "pass", "pass");
            assertThrows(IllegalArgumentException.class, () -> engine.answer(over, Limits.NONE));
        }
    }

    @Test
    void aProgramResignsAndJudges() throws Exception {
        try (GtpEngine engine = program("resign")) {
            GoPosition position = start("chinese size=5");
            Report last = engine.answer(position, Limits.NONE);
            assertTrue(engine.resigns(last));
            assertFalse(engine.resigns(Report.unsearched(last.best())));
            assertEquals(2.5, engine.score(play(position, "C3", "pass", "pass")).get());
        }
    }

    /** What the program does at genmove, and the failure. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "exit 3|ended with exit code 3",
                "echo my head hurts >&2; exit 1|ended with exit code 1: 'my head hurts'",
                "printf `?%s cannot\\n\\n` $id|refused 'genmove b': 'cannot'",
                "printf `=%s Z9\\n\\n` $id|answered 'Z9' to genmove: 'Z9' is no point of a board of size 5",
                "printf `=%s I5\\n\\n` $id|answered 'I5' to genmove",
                "printf `=%s\\n\\n` $id|answered '' to genmove",
                "echo hello|answered 'hello' to 'genmove b', which is no answer in GTP",
                "printf `=77 C3\\n\\n`|answered '=77 C3' to 'genmove b', which is no answer in GTP",
            })
    void whatIsNoMoveIsOneFailure(String deed, String failure) throws Exception {
        try (GtpEngine engine = program(deed.replace('`', '\''), PATIENCE)) {
            CompletionException wrong = assertThrows(
                    CompletionException.class, () -> engine.answer(start("chinese size=5"), Limits.NONE));
            assertTrue(wrong.getCause() instanceof EngineException, wrong::toString);
            String message = wrong.getCause().getMessage();
            assertTrue(message.startsWith("the engine 'sh ") && message.contains(failure), message);
            assertEquals(1, message.lines().count());
        }
    }

    @Test
    void aProgramThatHangsIsDestroyed() throws Exception {
        Patience little = new Patience(Duration.ofSeconds(30), Duration.ofMillis(300), Duration.ofMillis(300));
        try (GtpEngine engine = program(":", little)) {
            CompletionException late = assertThrows(
                    CompletionException.class, () -> engine.answer(start("chinese size=5"), Limits.NONE));
            assertTrue(late.getCause().getMessage().endsWith("within 0.3 s and was destroyed"), late::toString);
            CompletionException gone = assertThrows(
                    CompletionException.class, () -> engine.answer(start("chinese size=5"), Limits.NONE));
            assertTrue(gone.getCause().getMessage().endsWith("within 0.3 s and was destroyed"), gone::toString);
        }
    }

    @Test
    void nonsenseIsSkippedBeforeTheNextAnswer() throws Exception {
        String once = "[ -e seen ] && printf '=%s D4\\n\\n' \"$id\" || { echo a; echo b; echo =1 c; : >seen; }";
        try (GtpEngine engine = program(once.replace("seen", folder.resolve("seen").toString()), PATIENCE)) {
            GoPosition position = start("chinese size=5");
            assertThrows(CompletionException.class, () -> engine.answer(position, Limits.NONE));
            assertEquals("D4", engine.answer(position, Limits.NONE).best().text());
        }
    }

    @Test
    void aScoreThatIsNoneIsAFailure() throws Exception {
        try (GtpEngine engine = program("C3")) {
            Path script = folder.resolve("engine.sh");
            Files.writeString(script, Files.readString(script).replace("B+2.5", "who knows"));
            try (GtpEngine judge = GtpEngine.start(List.of("sh", script.toString()), PATIENCE)) {
                ExecutionException wrong = assertThrows(
                        ExecutionException.class, () -> judge.score(start("chinese size=5")).get());
                assertTrue(wrong.getCause().getMessage().contains("'who knows' to final_score"), wrong::toString);
            }
            assertTrue(engine.isAlive());
        }
    }

    @Test
    void aProgramThatCannotBeStartedIsNamed() {
        EngineException wrong = assertThrows(
                EngineException.class, () -> GtpEngine.start(List.of(folder.resolve("nothing").toString())));
        assertTrue(wrong.getMessage().startsWith("cannot start the engine '"), wrong.getMessage());
    }
}
