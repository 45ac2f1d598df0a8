package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link Game} and {@link Position} promise, held for every game on the class path under each of its rule sets by
 * random games. A new game is tested as soon as it is registered.
 */
@Fast
class GameConformanceTest {
    private static final long SEED = 20261118;
    private static final int GAMES = 30;

    /** A random game that is longer than this would not be a test but a hang. */
    private static final int LONGEST = 1000;

    static Stream<String> games() {
        return Games.names().stream();
    }

    /** All positions of one random game under a rule set, the first and the last included. */
    private static List<Position> randomGame(Game game, String rules, Random random) {
        List<Position> positions = new ArrayList<>();
        Position position = game.start(rules);
        positions.add(position);
        while (position.outcome().isEmpty() && positions.size() < LONGEST) {
            List<? extends Move> moves = position.moves();
            assertFalse(moves.isEmpty(), () -> "no move although the game goes on");
            position = position.play(moves.get(random.nextInt(moves.size())));
            positions.add(position);
        }
        return positions;
    }

    /** A condition on all positions of a game under a rule set. */
    private interface Check {
        void check(String rules, List<Position> positions);
    }

    private static void everyRandomGame(String name, Check check) {
        Game game = Games.named(name);
        Random random = new Random(SEED);
        for (String rules : game.rules()) {
            for (int i = 0; i < GAMES; i++) {
                check.check(rules, randomGame(game, rules, random));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameHasItsNameRulesAndSides(String name) {
        Game game = Games.named(name);
        assertEquals(name, game.name());
        assertFalse(game.rules().isEmpty());
        assertNotEquals(game.sideName(Side.FIRST), game.sideName(Side.SECOND));
        for (String rules : game.rules()) {
            Position start = game.start(rules);
            assertEquals(Optional.empty(), start.outcome());
            assertEquals(List.of(), start.played());
            assertEquals(start, start.start());
            assertTrue(game.rules().contains(game.boardRules(rules)), rules);
            assertEquals(start, game.parse(start.text(), start.ruleSet()), rules);
        }
        assertThrows(NotationException.class, () -> game.start("no such rules"));
        String known = game.rules().get(0);
        assertThrows(NotationException.class, () -> game.parse(game.start(known).text(), "no such rules"));
        assertThrows(NotationException.class, () -> game.parse("no such position", known));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameEndsExactlyWhereThereIsNoMove(String name) {
        everyRandomGame(name, (rules, positions) -> {
            for (Position position : positions.subList(0, positions.size() - 1)) {
                assertFalse(position.moves().isEmpty(), position::text);
            }
            Position last = positions.get(positions.size() - 1);
            if (last.outcome().isPresent()) {
                assertEquals(List.of(), last.moves(), last::text);
                assertNotEquals(Result.UNKNOWN, last.outcome().get().result());
            } else {
                assertEquals(LONGEST, positions.size());
                assertNotEquals(game(last).rules().get(0), rules, "the default rules end every game");
            }
        });
    }

    private static Game game(Position position) {
        return position.game();
    }

    @ParameterizedTest
    @MethodSource("games")
    void thereAreWinsOfBothSidesInRandomGames(String name) {
        Map<Result, Integer> results = new HashMap<>();
        everyRandomGame(name, (rules, positions) -> positions.get(positions.size() - 1).outcome().ifPresent(
                outcome -> results.merge(outcome.result(), 1, Integer::sum)));
        assertTrue(results.containsKey(Result.FIRST_WINS), results::toString);
        assertTrue(results.containsKey(Result.SECOND_WINS), results::toString);
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothSidesSeeTheSameOutcome(String name) {
        everyRandomGame(name, (rules, positions) -> positions.get(positions.size() - 1).outcome().ifPresent(
                outcome -> assertOneStory(Games.named(name), outcome)));
    }

    /** A win is a win of one side and names the loser first in its reason; a draw is a draw of both. */
    private static void assertOneStory(Game game, Outcome outcome) {
        String text = outcome.text(game::sideName);
        if (outcome.result() == Result.DRAW) {
            assertEquals("draw: " + outcome.ending().words(), text);
            return;
        }
        Side winner = outcome.result() == Result.win(Side.FIRST) ? Side.FIRST : Side.SECOND;
        assertEquals(Outcome.lost(winner.opponent(), outcome.ending()), outcome);
        assertEquals(
                game.sideName(winner) + " wins: " + game.sideName(winner.opponent()) + ' ' + outcome.ending().words(),
                text);
    }

    @ParameterizedTest
    @MethodSource("games")
    void notationLeadsThereAndBack(String name) {
        everyRandomGame(name, (rules, positions) -> {
            for (Position position : positions) {
                Position read = game(position).parse(position.text(), rules);
                assertEquals(position.text(), read.text());
                assertEquals(position.key(), read.key());
                assertEquals(position.turn(), read.turn());
                assertEquals(List.of(), read.played());
                assertEquals(
                        position.moves().size(), position.moves().stream().map(Move::text).distinct().count());
                for (Move move : position.moves()) {
                    assertEquals(move, game(position).move(position, move.text()));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void keysAreEqualExactlyWhereBoardAndTurnAre(String name) {
        Map<Long, String> texts = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        everyRandomGame(name, (rules, positions) -> {
            for (Position position : positions) {
                String text = position.text() + ' ' + position.turn();
                assertEquals(text, texts.computeIfAbsent(position.key(), key -> text));
                assertEquals(position.key(), keys.computeIfAbsent(text, board -> position.key()));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void startAndMovesLeadToAnEqualPosition(String name) {
        everyRandomGame(name, (rules, positions) -> {
            Position last = positions.get(positions.size() - 1);
            Position replayed = game(last).parse(last.start().text(), rules);
            assertEquals(positions.size() - 1, last.played().size());
            for (int i = 0; i < last.played().size(); i++) {
                assertEquals(positions.get(i), replayed);
                assertEquals(positions.get(i).hashCode(), replayed.hashCode());
                replayed = replayed.play(game(last).move(replayed, last.played().get(i).text()));
            }
            assertEquals(last, replayed);
            assertEquals(last.outcome(), replayed.outcome());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecordIsReadBackWithItsPlayersMovesAndResult(String name) {
        Game game = Games.named(name);
        Map<String, String> tags = Map.of(game.sideName(Side.FIRST), "one", game.sideName(Side.SECOND), "two");
        everyRandomGame(name, (rules, positions) -> {
            Position last = positions.get(positions.size() - 1);
            Result result = last.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
            String text = game.records().format(GameRecord.of(tags, last, result));
            GameRecord read = game.records().read("it", text).get(0).refereed(rules);
            assertEquals(last, read.last());
            assertEquals(result, read.result());
            assertEquals(List.of("one", "two"), List.of(read.player(Side.FIRST), read.player(Side.SECOND)));
            assertEquals(last, last.under(rules));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void illegalMovesAreRefused(String name) {
        everyRandomGame(name, (rules, positions) -> {
            for (int i = 1; i < positions.size(); i++) {
                Position position = positions.get(i);
                Set<Move> past = new HashSet<>(positions.get(i - 1).moves());
                past.removeAll(position.moves());
                for (Move move : past) {
                    assertThrows(IllegalArgumentException.class, () -> position.play(move), position::text);
                    assertThrows(
                            NotationException.class, () -> game(position).move(position, move.text()), position::text);
                }
            }
        });
    }

    /** A program that is killed while it writes leaves a record that is cut off; those before it must not be lost. */
    @ParameterizedTest
    @MethodSource("games")
    void aRecordThatIsCutOffDoesNotCostTheOnesBeforeIt(String name) {
        Game game = Games.named(name);
        Position position = game.start(game.rules().get(0));
        for (int i = 0; i < 4; i++) {
            position = position.play(position.moves().get(0));
        }
        GameRecord record = GameRecord.of(Map.of("Event", "cut"), position, Result.FIRST_WINS);
        String first = game.records().format(record);
        String both = game.records().format(List.of(record, record));
        for (int length = first.length(); length <= both.length(); length++) {
            String text = both.substring(0, length);
            List<GameRecord> read = game.records().read("cut", text, problem -> { });
            assertFalse(read.isEmpty(), text);
            assertEquals(first, game.records().format(read.get(0)), text);
        }
        assertEquals(2, game.records().read("whole", both).size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMoveOfAnotherGameIsRefused(String name) {
        Game game = Games.named(name);
        Position position = game.start(game.rules().get(0));
        Move foreign = () -> "a move of another game";
        assertThrows(IllegalArgumentException.class, () -> position.play(foreign));
        assertThrows(NotationException.class, () -> game.move(position, foreign.text()));
    }

    @Test
    void anUnknownGameIsAnErrorThatListsTheKnownOnes() {
        NotationException unknown = assertThrows(NotationException.class, () -> Games.named("chess"));
        assertEquals("'chess' is no known game; there are english-draughts, go, tic-tac-toe", unknown.getMessage());
        assertTrue(Games.names().contains(Games.DEFAULT));
    }
}
