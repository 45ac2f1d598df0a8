package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.montecarlo.MonteCarloEngine;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.textbook.ExhaustiveEngine;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import damas.tests.tictactoe.TicTacToePlayouts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tree search by play-outs as an engine: it plays tic-tac-toe perfectly. */
@Fast
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class MonteCarloEngineTest {
    private static final PlayoutGame GAME = new TicTacToePlayouts();
    private static final Position START = TicTacToe.GAME.start("standard");

    private static MonteCarloEngine engine(PlayoutGame game, String settings) {
        return new MonteCarloEngine(game, MonteCarloSettings.of(settings), ThreadedEngine.ownThread("test"));
    }

    /** Keeps what a listener is told. */
    private static final class Heard implements Engine.Listener {
        private final List<Report> reports = new ArrayList<>();
        private final List<String> failures = new ArrayList<>();
        private final CompletableFuture<Report> answer = new CompletableFuture<>();
        private final CompletableFuture<Report> first = new CompletableFuture<>();

        @Override
        public void report(Report soFar) {
            reports.add(soFar);
            first.complete(soFar);
        }

        @Override
        public void answered(Report last) {
            answer.complete(last);
        }

        @Override
        public void failed(String reason, Throwable cause) {
            failures.add(reason);
            answer.completeExceptionally(cause);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "gamma=0.8", "policy=uct", "policy=uct prior=none choice=value", "threads=2", "rave-final=50"
    })
    void itDrawsAgainstAPerfectPlayer(String settings) {
        try (Engine engine = engine(GAME, "simulations=3000 seed=3 exploration=0.7 first-play=9 " + settings);
                Engine perfect = new ExhaustiveEngine(Runnable::run)) {
            for (int side = 0; side < 2; side++) {
                int own = side;
                engine.newGame();
                GameDirector game = GameDirector.play(START, position -> (position.played().size() % 2 == own
                                ? engine.answer(position, Limits.NONE)
                                : perfect.answer(position, Limits.NONE))
                        .best());
                List<? extends Move> played = game.position().played();
                assertEquals(Result.DRAW, game.outcome().orElseThrow().result(), played::toString);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "xx.oo...., c1", // wins at once
        "xx..o...., c1", // prevents three in a row
        "x...o...x, b1 a2 c2 b3", // a corner loses to a double threat
        "x........, b2", // everything else loses
    })
    void itFindsWinsAndDefences(String cells, String expected) {
        Position position = TicTacToe.GAME.parse(cells, "standard");
        try (Engine engine = engine(GAME, "simulations=5000 seed=3 exploration=0.7 first-play=9")) {
            String best = engine.answer(position, Limits.NONE).best().text();
            assertTrue(List.of(expected.split(" ")).contains(best), best);
        }
    }

    @Test
    void itKnowsNoDepth() {
        try (Engine engine = engine(GAME, "")) {
            Exception refused = assertThrows(
                    IllegalArgumentException.class, () -> engine.think(START, Limits.depth(5), new Heard()));
            assertTrue(refused.getMessage().contains("limit the nodes"), refused.getMessage());
        }
    }

    @Test
    void itRefusesAGameThatIsOver() {
        try (Engine engine = engine(GAME, "")) {
            Position over = TicTacToe.GAME.parse("xxxoo....", "standard");
            assertThrows(IllegalArgumentException.class, () -> engine.think(over, Limits.NONE, new Heard()));
        }
    }

    @Test
    void anInfiniteSearchReportsUntilItIsToldToAnswer() {
        try (Engine engine = engine(GAME, "nodes=10000")) {
            Heard heard = new Heard();
            Engine.Thinking thinking = engine.think(START, Limits.INFINITE, heard);
            Report soFar = heard.first.join();
            thinking.answerNow();
            Report last = heard.answer.join();
            assertTrue(last.nodes() >= soFar.nodes());
            assertEquals(List.of(), heard.failures);
        }
    }

    @Test
    void limitsAreAskedForOrItsOwn() {
        try (Engine engine = engine(GAME, "simulations=300 early-stop=false reuse=false")) {
            assertEquals(300, engine.answer(START, Limits.NONE).nodes());
            assertEquals(50, engine.answer(START, Limits.nodes(50)).nodes());
        }
    }

    @Test
    void closeEndsASearch() {
        Heard heard = new Heard();
        try (Engine engine = engine(GAME, "nodes=10000")) {
            engine.think(START, Limits.INFINITE, heard);
        }
        assertTrue(heard.answer.isDone());
    }

    @ParameterizedTest
    @ValueSource(strings = {"threads=1", "threads=2"})
    void aPlayoutThatThrowsIsOneFailureAndTheNextSearchWorks(String settings) {
        AtomicBoolean broken = new AtomicBoolean(true);
        PlayoutGame game = new HookedPlayouts(GAME, () -> {
            if (broken.get()) {
                throw new AssertionError("broken");
            }
        });
        try (Engine engine = engine(game, settings + " early-stop=false")) {
            Heard heard = new Heard();
            engine.think(START, Limits.nodes(1000), heard);
            assertThrows(RuntimeException.class, heard.answer::join);
            assertEquals(1, heard.failures.size());
            broken.set(false);
            assertEquals(3000, engine.answer(START, Limits.nodes(3000)).nodes());
        }
    }

    @Test
    void itResignsALostGameIfItsSettingsSaySo() {
        // O to move, but X threatens three in a row twice
        Position lost = TicTacToe.GAME.parse("x.x.o.x.o", "standard");
        try (Engine engine = engine(GAME, "simulations=3000 early-stop=false prior=none seed=1")) {
            assertFalse(engine.resigns(engine.answer(START, Limits.NONE)));
            assertTrue(engine.resigns(engine.answer(lost, Limits.NONE)));
        }
        try (Engine stubborn = engine(GAME, "simulations=3000 prior=none seed=1 resignation=0")) {
            assertFalse(stubborn.resigns(stubborn.answer(lost, Limits.NONE)));
        }
    }
}
