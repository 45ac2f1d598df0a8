package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.GameDirector.Ask;
import damas.knowledge.engine.GameDirector.Begun;
import damas.knowledge.engine.GameDirector.Effect;
import damas.knowledge.engine.GameDirector.Ended;
import damas.knowledge.engine.GameDirector.Moved;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Game;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The game loop, driven by hand: events and times go in, questions and the outcome come out. */
@Fast
class GameDirectorTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private static final Game GAME = Games.named("tic-tac-toe");
    private static final Position START = GAME.start(GAME.rules().get(0));

    private static GameDirector untimed() {
        return new GameDirector(START, Optional.empty(), Optional.empty());
    }

    private static Moved move(GameDirector director, String text) {
        return new Moved(GAME.move(director.position(), text));
    }

    @Test
    void aSideIsAskedAfterEachMoveUntilTheGameEnds() {
        GameDirector director = untimed();
        assertEquals(List.of(new Ask(START, Optional.empty())), director.on(new Begun(), 0));
        for (String text : List.of("a1", "a2", "b1", "b2")) {
            assertTrue(director.on(move(director, text), 0).get(0) instanceof Ask, text);
        }
        List<Effect> last = director.on(move(director, "c1"), 0);
        assertEquals(Result.FIRST_WINS, ((Ended) last.get(0)).outcome().result());
        assertEquals(5, director.position().played().size());
        assertTrue(director.isDone());
        assertEquals(List.of(), director.on(new GameDirector.Resigned(Side.FIRST), 0), "the game was over");
        assertEquals(Result.FIRST_WINS, director.outcome().get().result());
    }

    @ParameterizedTest
    @ValueSource(strings = {"english-draughts", "tic-tac-toe"})
    void anyGameIsPlayedToItsEnd(String name) {
        Game game = Games.named(name);
        GameDirector director = GameDirector.play(
                game.start(game.rules().get(0)), position -> position.moves().get(0));
        assertEquals(director.position().outcome(), director.outcome());
        assertTrue(director.isDone());
    }

    @Test
    void theClockRunsForTheSideThatWasAsked() {
        Clock clock = Clock.of(Duration.ofSeconds(10), Duration.ofSeconds(1));
        GameDirector director = new GameDirector(START, Optional.of(clock), Optional.empty());
        director.on(new Begun(), 5 * SECOND);
        assertEquals(15 * SECOND + 1, director.wakeAt());
        List<Effect> asked = director.on(move(director, "a1"), 9 * SECOND);
        Clock later = ((Ask) asked.get(0)).clock().get();
        assertEquals(Duration.ofSeconds(7), later.left(Side.FIRST));
        assertEquals(Duration.ofSeconds(10), later.left(Side.SECOND));
        assertEquals(List.of(), director.on(new GameDirector.Ticked(), 19 * SECOND));
        Ended ended = (Ended) director.on(new GameDirector.Ticked(), director.wakeAt()).get(0);
        assertEquals(Outcome.lost(Side.SECOND, Ending.TIME), ended.outcome());
        assertEquals(Duration.ZERO, director.clock().get().left(Side.SECOND), "a clock stops at zero");
        assertEquals(Long.MAX_VALUE, director.wakeAt());
    }

    @Test
    void aMoveThatComesTooLateLoses() {
        GameDirector director = new GameDirector(START, Optional.empty(), Optional.of(Duration.ofSeconds(2)));
        director.on(new Begun(), 0);
        director.on(move(director, "a1"), 2 * SECOND);
        Ended ended = (Ended) director.on(move(director, "b1"), 5 * SECOND).get(0);
        assertEquals(Outcome.lost(Side.SECOND, Ending.TIME), ended.outcome());
        assertEquals("took 3000 ms", ended.remark());
        assertEquals(1, director.position().played().size());
    }

    @Test
    void aQuestionThatWasAskedAgainCountsFromThen() {
        GameDirector director = new GameDirector(START, Optional.empty(), Optional.of(Duration.ofSeconds(2)));
        director.on(new Begun(), 0);
        director.on(new GameDirector.AskedAgain(), 9 * SECOND);
        director.on(move(director, "a1"), 10 * SECOND);
        assertFalse(director.isDone());
    }

    @Test
    void playersCanEndTheGame() {
        GameDirector resigned = untimed();
        resigned.on(new Begun(), 0);
        resigned.on(new GameDirector.Resigned(Side.SECOND), 0);
        assertEquals(Optional.of(Outcome.lost(Side.SECOND, Ending.RESIGNATION)), resigned.outcome());
        GameDirector agreed = untimed();
        agreed.on(new Begun(), 0);
        agreed.on(new GameDirector.DrawAgreed(), 0);
        assertEquals(Optional.of(Outcome.drawn(Ending.AGREEMENT)), agreed.outcome());
        GameDirector failed = untimed();
        failed.on(new Begun(), 0);
        failed.on(new GameDirector.Failed("its host is gone"), 0);
        assertEquals(Optional.of(Outcome.lost(Side.FIRST, Ending.RESIGNATION)), failed.outcome());
        assertEquals("its host is gone", failed.remark());
    }

    @Test
    void takingBackUndoesMovesAndTheEndButNotTheClock() {
        Clock clock = Clock.of(Duration.ofSeconds(10), Duration.ZERO);
        GameDirector director = new GameDirector(START, Optional.of(clock), Optional.empty());
        director.on(new Begun(), 0);
        director.on(move(director, "a1"), 3 * SECOND);
        Position after = director.position();
        director.on(move(director, "b1"), 4 * SECOND);
        director.on(new GameDirector.Resigned(Side.FIRST), 5 * SECOND);
        Clock stopped = clock.with(Side.FIRST, Duration.ofSeconds(7)).with(Side.SECOND, Duration.ofSeconds(9));
        assertEquals(Optional.of(stopped), director.clockAt(8 * SECOND), "no clock runs after the end");
        Ask ask = (Ask) director.on(new GameDirector.TakenBack(1), 20 * SECOND).get(0);
        assertEquals(after, ask.position());
        assertEquals(Optional.empty(), director.outcome());
        assertEquals(Duration.ofSeconds(7), director.clock().get().left(Side.FIRST));
        assertEquals(Duration.ofSeconds(8), director.clockAt(21 * SECOND).get().left(Side.SECOND));
        assertThrows(IllegalStateException.class, () -> director.on(new GameDirector.TakenBack(1), 0));
        director.on(move(director, "c1"), 22 * SECOND);
        assertEquals(Duration.ofSeconds(7), director.clock().get().left(Side.SECOND));
    }

    @Test
    void aRecordedEndCounts() {
        GameDirector director = untimed();
        director.on(new Begun(), 0);
        Outcome late = Outcome.lost(Side.SECOND, Ending.TIME);
        assertEquals(List.of(new Ended(late, "")), director.on(new GameDirector.Recorded(late), 0));
        assertEquals(Optional.of(late), director.outcome());
    }

    @Test
    void anIllegalMoveIsRefusedAndChangesNothing() {
        GameDirector director = untimed();
        assertThrows(IllegalStateException.class, () -> director.on(new GameDirector.Ticked(), 0));
        director.on(new Begun(), 0);
        Moved first = move(director, "a1");
        director.on(first, 0);
        assertThrows(IllegalArgumentException.class, () -> director.on(first, 0));
        assertEquals(1, director.position().played().size());
        assertFalse(director.isDone());
    }
}
