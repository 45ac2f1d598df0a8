package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsEnding;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.Ply;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How a game goes and ends. */
@Fast
class GameInPlayTest {
    private static final String KINGS = "B:WK32,31:BK1,2";

    private static GameInPlay game(String fen, DrawRules rules) {
        return new GameInPlay(Fen.parse(fen), rules);
    }

    private static void play(GameInPlay game, String... moves) {
        for (String move : moves) {
            game.play(DraughtsMove.parse(move, game.board()));
        }
    }

    private static Optional<Ending> ending(GameInPlay game) {
        return game.outcome().map(Outcome::ending);
    }

    @Test
    void theSideWithoutAMoveLoses() {
        GameInPlay game = game("B:W6:B1", DrawRules.ENGLISH);
        play(game, "1x10");
        assertEquals(Optional.of(new Outcome(Result.FIRST_WINS, Ending.NO_MOVE)), game.outcome());
        assertEquals("Black wins: White has no move left", game.outcome().get().text(Colour::name));
    }

    @Test
    void aGameCanBeOverBeforeItBegins() {
        assertEquals(Optional.of(Ending.NO_MOVE), ending(game("W:W5:B1", DrawRules.ENGLISH)));
    }

    @Test
    void theThirdOccurrenceDraws() {
        GameInPlay game = game(KINGS, DrawRules.ENGLISH);
        play(game, "1-5", "32-28", "5-1", "28-32");
        play(game, "1-5", "32-28", "5-1");
        assertTrue(game.outcome().isEmpty());
        play(game, "28-32");
        assertEquals(Optional.of(Ending.REPETITION), ending(game));
        assertEquals(Result.DRAW, game.outcome().get().result());
    }

    @Test
    void fortyMovesEachWithoutProgressDraw() {
        DrawRules rules = new DrawRules(DrawRules.NEVER, 40, DrawRules.NEVER, DrawRules.NEVER);
        GameInPlay game = game(KINGS, rules);
        for (int i = 0; i < 19; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        play(game, "1-5", "32-28", "5-1");
        assertTrue(game.outcome().isEmpty());
        play(game, "28-32");
        assertEquals(80, game.length());
        assertEquals(Optional.of(DraughtsEnding.NO_PROGRESS), ending(game));
    }

    @Test
    void aManMoveStartsTheCountAgain() {
        DrawRules rules = new DrawRules(DrawRules.NEVER, 2, DrawRules.NEVER, DrawRules.NEVER);
        GameInPlay game = game(KINGS, rules);
        play(game, "1-5", "32-28", "2-6", "28-32", "5-1");
        assertTrue(game.outcome().isEmpty());
        play(game, "32-28");
        assertTrue(game.outcome().isEmpty(), "three quiet plies since the man's move");
        play(game, "1-5");
        assertEquals(Optional.of(DraughtsEnding.NO_PROGRESS), ending(game));
    }

    @Test
    void thePapersDrawAfterFivePlaysToAndFroByEachSide() {
        GameInPlay game = game(KINGS, DrawRules.PAPERS);
        play(game, "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32", "1-5");
        assertTrue(game.outcome().isEmpty());
        play(game, "32-28");
        assertEquals(Optional.of(DraughtsEnding.SHUTTLING), ending(game));
    }

    @Test
    void moreThanAHundredMovesDraw() {
        // the papers' limit without their other rule, which would end this game long before
        DrawRules rules = new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER, DrawRules.PAPERS.moves());
        GameInPlay game = game(KINGS, rules);
        for (int i = 0; i < 50; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        assertTrue(game.outcome().isEmpty(), "a hundred moves are allowed");
        play(game, "1-5", "32-28");
        assertEquals(Optional.of(DraughtsEnding.LENGTH), ending(game));
    }

    @Test
    void withoutRulesNothingDraws() {
        GameInPlay game = game(KINGS, DrawRules.NONE);
        for (int i = 0; i < 200; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        assertTrue(game.outcome().isEmpty());
    }

    @Test
    void playersCanEndTheGame() {
        GameInPlay resigned = game(KINGS, DrawRules.ENGLISH);
        resigned.resign(Colour.BLACK);
        assertEquals("White wins: Black resigns", resigned.outcome().get().text(Colour::name));
        GameInPlay late = game(KINGS, DrawRules.ENGLISH);
        late.runOutOfTime(Colour.WHITE);
        assertEquals("Black wins: White has run out of time", late.outcome().get().text(Colour::name));
        GameInPlay agreed = game(KINGS, DrawRules.ENGLISH);
        agreed.agreeToDraw();
        assertEquals("draw: both sides agreed", agreed.outcome().get().text(Colour::name));
    }

    @Test
    void nothingHappensAfterTheEnd() {
        GameInPlay game = game(KINGS, DrawRules.ENGLISH);
        game.agreeToDraw();
        assertThrows(IllegalStateException.class, () -> play(game, "1-5"));
        assertThrows(IllegalStateException.class, () -> game.resign(Colour.BLACK));
        assertEquals(0, game.length());
    }

    @Test
    void anIllegalMoveChangesNothing() {
        GameInPlay game = new GameInPlay(Board.START, DrawRules.ENGLISH);
        Board other = Fen.parse("B:W32:B20");
        assertThrows(IllegalArgumentException.class, () -> game.play(other.moves().get(0)));
        assertEquals(Board.START, game.board());
        assertEquals(0, game.length());
    }

    @Test
    void takingBackUndoesMoveAndEnd() {
        GameInPlay game = game("B:W6:B1", DrawRules.ENGLISH);
        play(game, "1x10");
        assertTrue(game.outcome().isPresent());
        game.takeBack();
        assertTrue(game.outcome().isEmpty());
        assertEquals(Fen.parse("B:W6:B1"), game.board());
        assertThrows(IllegalStateException.class, game::takeBack);
    }

    @Test
    void takingBackARandomGameLeadsThroughAllItsPositions() {
        Random random = new Random(Positions.SEED);
        GameInPlay game = new GameInPlay(Board.START, DrawRules.ENGLISH);
        while (game.outcome().isEmpty()) {
            List<DraughtsMove> moves = game.board().moves();
            game.play(moves.get(random.nextInt(moves.size())));
        }
        List<Board> boards = game.record(Map.of()).boards();
        for (int i = boards.size() - 1; i > 0; i--) {
            assertEquals(boards.get(i), game.board(), "seed " + Positions.SEED);
            game.takeBack();
        }
        assertEquals(Board.START, game.board());
    }

    @Test
    void aRecordedGameGoesOnWhereItEnded() {
        GameInPlay game = game(KINGS, DrawRules.NONE);
        play(game, "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "2-7");
        DraughtsGame record = game.record(Map.of());
        GameInPlay again = GameInPlay.of(record, DrawRules.ENGLISH);
        assertTrue(again.outcome().isEmpty(), "the third occurrence is long past");
        assertEquals(record, again.record(Map.of()));
        play(again, "28-32");
        assertEquals(12, again.length());
    }

    @Test
    void theRecordHoldsMovesClocksAndResult() {
        GameInPlay game = new GameInPlay(Board.START, DrawRules.ENGLISH);
        Clock clock = Clock.of(Duration.ofMinutes(5), Duration.ofSeconds(3))
                .spend(Colour.BLACK, Duration.ofSeconds(10));
        game.play(DraughtsMove.parse("11-15", game.board()), clock.left(Colour.BLACK));
        play(game, "23-19");
        game.resign(Colour.WHITE);
        DraughtsGame record = game.record(Map.of("Event", "test"));
        assertEquals(Result.FIRST_WINS, record.result());
        assertEquals(Optional.of(Duration.ofSeconds(293)), record.plies().get(0).clock());
        assertEquals(Optional.empty(), record.plies().get(1).clock());
        assertEquals(3, record.boards().size());
    }

    @Test
    void aRecordRefusesIllegalMovesAndTagsThatContradictIt() {
        Ply wrong = Ply.of(Fen.parse("B:W32:B20").moves().get(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new DraughtsGame(Map.of(), Board.START, "", List.of(wrong), Result.UNKNOWN));
        assertThrows(
                IllegalArgumentException.class,
                () -> new DraughtsGame(Map.of("Result", "1-0"), Board.START, "", List.of(), Result.UNKNOWN));
    }

    @Test
    void aClockRunsDownAndGainsItsIncrement() {
        Clock clock = Clock.of(Duration.ofSeconds(10), Duration.ofSeconds(2));
        Clock later = clock.spend(Colour.WHITE, Duration.ofSeconds(4));
        assertEquals(Duration.ofSeconds(8), later.left(Colour.WHITE));
        assertEquals(Duration.ofSeconds(10), later.left(Colour.BLACK));
        assertFalse(later.spend(Colour.WHITE, Duration.ofSeconds(8)).fallen(Colour.WHITE));
        assertTrue(later.spend(Colour.WHITE, Duration.ofMillis(8_001)).fallen(Colour.WHITE));
        assertThrows(IllegalArgumentException.class, () -> Clock.of(Duration.ZERO, Duration.ofSeconds(-1)));
        assertThrows(IllegalArgumentException.class, () -> clock.spend(Colour.BLACK, Duration.ofSeconds(-1)));
    }

    @Test
    void drawRulesThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new DrawRules(1, 40, 5, 100));
        assertThrows(IllegalArgumentException.class, () -> new DrawRules(3, 0, 5, 100));
    }
}
