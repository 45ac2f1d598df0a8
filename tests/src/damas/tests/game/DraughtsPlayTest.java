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
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.Ply;
import damas.knowledge.engine.GameDirector;
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

/** How a game of draughts goes and ends, when a director has it played. */
@Fast
class DraughtsPlayTest {
    private static final String KINGS = "B:WK32,31:BK1,2";

    private static GameDirector game(String fen, DrawRules rules) {
        return game(DraughtsPosition.of(Fen.parse(fen), rules), Optional.empty());
    }

    private static GameDirector game(DraughtsPosition start, Optional<Clock> clock) {
        GameDirector game = new GameDirector(start, clock, Optional.empty());
        game.on(new GameDirector.Begun(), 0);
        return game;
    }

    private static void play(GameDirector game, String... moves) {
        for (String move : moves) {
            game.on(new GameDirector.Moved(DraughtsMove.parse(move, board(game))), 0);
        }
    }

    private static Board board(GameDirector game) {
        return EnglishDraughts.of(game.position()).board();
    }

    private static int length(GameDirector game) {
        return game.position().played().size();
    }

    private static DraughtsGame record(Map<String, String> tags, GameDirector game) {
        Result result = game.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
        return DraughtsGame.of(tags, EnglishDraughts.of(game.position()), result);
    }

    private static Optional<Ending> ending(GameDirector game) {
        return game.outcome().map(Outcome::ending);
    }

    @Test
    void theSideWithoutAMoveLoses() {
        GameDirector game = game("B:W6:B1", DrawRules.ENGLISH);
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
        GameDirector game = game(KINGS, DrawRules.ENGLISH);
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
        GameDirector game = game(KINGS, rules);
        for (int i = 0; i < 19; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        play(game, "1-5", "32-28", "5-1");
        assertTrue(game.outcome().isEmpty());
        play(game, "28-32");
        assertEquals(80, length(game));
        assertEquals(Optional.of(DraughtsEnding.NO_PROGRESS), ending(game));
    }

    @Test
    void aManMoveStartsTheCountAgain() {
        DrawRules rules = new DrawRules(DrawRules.NEVER, 2, DrawRules.NEVER, DrawRules.NEVER);
        GameDirector game = game(KINGS, rules);
        play(game, "1-5", "32-28", "2-6", "28-32", "5-1");
        assertTrue(game.outcome().isEmpty());
        play(game, "32-28");
        assertTrue(game.outcome().isEmpty(), "three quiet plies since the man's move");
        play(game, "1-5");
        assertEquals(Optional.of(DraughtsEnding.NO_PROGRESS), ending(game));
    }

    @Test
    void thePapersDrawAfterFivePlaysToAndFroByEachSide() {
        GameDirector game = game(KINGS, DrawRules.PAPERS);
        play(game, "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32", "1-5");
        assertTrue(game.outcome().isEmpty());
        play(game, "32-28");
        assertEquals(Optional.of(DraughtsEnding.SHUTTLING), ending(game));
    }

    @Test
    void moreThanAHundredMovesDraw() {
        // the papers' limit without their other rule, which would end this game long before
        DrawRules rules = new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER, DrawRules.PAPERS.moves());
        GameDirector game = game(KINGS, rules);
        for (int i = 0; i < 50; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        assertTrue(game.outcome().isEmpty(), "a hundred moves are allowed");
        play(game, "1-5", "32-28");
        assertEquals(Optional.of(DraughtsEnding.LENGTH), ending(game));
    }

    @Test
    void withoutRulesNothingDraws() {
        GameDirector game = game(KINGS, DrawRules.NONE);
        for (int i = 0; i < 200; i++) {
            play(game, "1-5", "32-28", "5-1", "28-32");
        }
        assertTrue(game.outcome().isEmpty());
    }

    @Test
    void playersCanEndTheGame() {
        GameDirector resigned = game(KINGS, DrawRules.ENGLISH);
        resigned.on(new GameDirector.Resigned(Colour.BLACK), 0);
        assertEquals("White wins: Black resigns", resigned.outcome().get().text(Colour::name));
        Clock clock = Clock.of(Duration.ofSeconds(1), Duration.ZERO);
        GameDirector late = game(DraughtsPosition.of(Fen.parse(KINGS), DrawRules.ENGLISH), Optional.of(clock));
        play(late, "1-5");
        late.on(new GameDirector.Ticked(), Duration.ofSeconds(2).toNanos());
        assertEquals("Black wins: White has run out of time", late.outcome().get().text(Colour::name));
        GameDirector agreed = game(KINGS, DrawRules.ENGLISH);
        agreed.on(new GameDirector.DrawAgreed(), 0);
        assertEquals("draw: both sides agreed", agreed.outcome().get().text(Colour::name));
    }

    @Test
    void nothingHappensAfterTheEnd() {
        GameDirector game = game(KINGS, DrawRules.ENGLISH);
        game.on(new GameDirector.DrawAgreed(), 0);
        play(game, "1-5");
        assertEquals(List.of(), game.on(new GameDirector.Resigned(Colour.BLACK), 0));
        assertEquals(0, length(game));
        assertEquals(Optional.of(Ending.AGREEMENT), ending(game));
    }

    @Test
    void anIllegalMoveChangesNothing() {
        GameDirector game = game(DraughtsPosition.of(Board.START, DrawRules.ENGLISH), Optional.empty());
        GameDirector.Moved wrong = new GameDirector.Moved(Fen.parse("B:W32:B20").moves().get(0));
        assertThrows(IllegalArgumentException.class, () -> game.on(wrong, 0));
        assertEquals(Board.START, board(game));
        assertEquals(0, length(game));
    }

    @Test
    void takingBackUndoesMoveAndEnd() {
        GameDirector game = game("B:W6:B1", DrawRules.ENGLISH);
        play(game, "1x10");
        assertTrue(game.outcome().isPresent());
        game.on(new GameDirector.TakenBack(0), 0);
        assertTrue(game.outcome().isEmpty());
        assertEquals(Fen.parse("B:W6:B1"), board(game));
        assertThrows(IllegalStateException.class, () -> game.on(new GameDirector.TakenBack(0), 0));
    }

    @Test
    void takingBackARandomGameLeadsThroughAllItsPositions() {
        Random random = new Random(Positions.SEED);
        GameDirector game = GameDirector.play(DraughtsPosition.of(Board.START, DrawRules.ENGLISH), position -> position
                .moves()
                .get(random.nextInt(position.moves().size())));
        List<Board> boards = record(Map.of(), game).boards();
        for (int i = boards.size() - 1; i > 0; i--) {
            assertEquals(boards.get(i), board(game), "seed " + Positions.SEED);
            game.on(new GameDirector.TakenBack(i - 1), 0);
        }
        assertEquals(Board.START, board(game));
    }

    @Test
    void aRecordedGameGoesOnWhereItEnded() {
        GameDirector game = game(KINGS, DrawRules.NONE);
        play(game, "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "2-7");
        DraughtsGame record = record(Map.of(), game);
        GameDirector again = game(DraughtsPosition.of(record, DrawRules.ENGLISH), Optional.empty());
        assertTrue(again.outcome().isEmpty(), "the third occurrence is long past");
        assertEquals(record, record(Map.of(), again));
        play(again, "28-32");
        assertEquals(12, length(again));
        again.on(new GameDirector.TakenBack(10), 0);
        assertEquals(record.boards().get(10), board(again));
    }

    @Test
    void theRecordHoldsMovesClocksAndResult() {
        Clock clock = Clock.of(Duration.ofMinutes(5), Duration.ofSeconds(3));
        GameDirector game = game(DraughtsPosition.of(Board.START, DrawRules.ENGLISH), Optional.of(clock));
        DraughtsMove first = DraughtsMove.parse("11-15", Board.START);
        game.on(new GameDirector.Moved(first), Duration.ofSeconds(10).toNanos());
        Ply timed = new Ply(first, game.clock().map(time -> time.left(Colour.BLACK)), List.of(), "");
        DraughtsMove second = DraughtsMove.parse("23-19", board(game));
        game.on(new GameDirector.Moved(second), Duration.ofSeconds(10).toNanos());
        game.on(new GameDirector.Resigned(Colour.WHITE), Duration.ofSeconds(10).toNanos());
        DraughtsGame bare = record(Map.of("Event", "test"), game);
        assertEquals(Result.FIRST_WINS, bare.result());
        DraughtsGame record =
                new DraughtsGame(bare.tags(), bare.start(), "", List.of(timed, bare.plies().get(1)), bare.result());
        assertEquals(Optional.of(Duration.ofSeconds(293)), record.plies().get(0).clock());
        assertEquals(Optional.empty(), record.plies().get(1).clock());
        assertEquals(3, record.boards().size());
        assertEquals(bare.boards(), record.boards());
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
