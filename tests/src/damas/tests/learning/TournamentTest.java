package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.GamePlayer;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games between contestants. */
@Fast
class TournamentTest {
    private static final DraughtsPosition START = DraughtsPosition.of(Board.START, DrawRules.ENGLISH);
    private static final Contestant CHANCE = new Contestant("chance", TournamentTest::chance);
    private static final Contestant MATERIAL = material("material", 4);

    private static GamePlayer chance(long seed) {
        Random random = new Random(seed);
        return game -> game.moves().get(random.nextInt(game.moves().size()));
    }

    private static Contestant material(String name, int depth) {
        return new Contestant(name, seed -> {
            Random random = new Random(seed);
            MaterialSearch search = new MaterialSearch();
            return game -> search.best(EnglishDraughts.of(game).board(), depth, random);
        });
    }

    private static List<GameRecord> match(Contestant one, Contestant other, int games, long seed) {
        Tournament tournament = new Tournament("test");
        tournament.add(one, other, DraughtsPosition.of(Openings.THREE_MOVE.generate(), DrawRules.ENGLISH), games, seed);
        return tournament.play(game -> { });
    }

    @Test
    void aSearchBeatsChance() {
        List<GameRecord> games = match(MATERIAL, CHANCE, 40, 1);
        assertEquals(40, games.size());
        Score score = Tournament.score(games, "material", "chance");
        assertTrue(score.isAhead(), score.toString());
        assertEquals(score.reversed(), Tournament.score(games, "chance", "material"));
        assertEquals(Map.of("material", score, "chance", score.reversed()), Tournament.table(games));
    }

    @Test
    void everyOpeningIsPlayedWithBothColours() {
        Map<String, List<String>> blacks = new HashMap<>();
        for (GameRecord game : match(MATERIAL, CHANCE, 40, 2)) {
            blacks.computeIfAbsent(game.last().start().text(), start -> new ArrayList<>()).add(game.player(Side.FIRST));
        }
        assertEquals(20, blacks.size());
        blacks.values().forEach(names -> assertEquals(List.of("chance", "material"), names.stream().sorted().toList()));
    }

    @Test
    void theSameSeedGivesTheSameGames() {
        assertEquals(match(MATERIAL, CHANCE, 10, 3), match(MATERIAL, CHANCE, 10, 3));
        assertNotEquals(match(MATERIAL, CHANCE, 10, 3), match(MATERIAL, CHANCE, 10, 4));
    }

    @Test
    void aRoundRobinAndAGauntletPairAsTheyShould() {
        List<Contestant> contestants = List.of(material("a", 1), material("b", 1), material("c", 1));
        List<DraughtsPosition> openings = List.of(START);
        Tournament roundRobin = new Tournament("round robin");
        roundRobin.addRoundRobin(contestants, openings, 2, 1);
        assertEquals(6, roundRobin.size());
        Tournament gauntlet = new Tournament("gauntlet");
        gauntlet.addGauntlet(contestants.get(0), contestants.subList(1, 3), openings, 2, 1);
        List<GameRecord> games = gauntlet.play(game -> { });
        assertEquals(2, Tournament.score(games, "a", "b").games());
        assertEquals(0, Tournament.score(games, "b", "c").games());
        assertEquals(4, Tournament.table(games).get("a").games());
    }

    @Test
    void everyGameIsHeardOfAndIsGoodPdn() {
        Tournament tournament = new Tournament("test");
        tournament.add(CHANCE, CHANCE, List.of(START), 7, 5);
        List<GameRecord> heard = new ArrayList<>();
        List<GameRecord> games = tournament.play(heard::add);
        assertEquals(7, heard.size());
        assertTrue(games.containsAll(heard));
        RecordFormat pdn = EnglishDraughts.GAME.records();
        assertEquals(pdn.format(games), pdn.format(pdn.read("games", pdn.format(games))));
        assertTrue(games.stream().allMatch(game -> game.tags().containsKey("Termination")));
    }

    @Test
    void aTournamentWithoutOpeningsIsRefused() {
        Tournament tournament = new Tournament("test");
        assertThrows(IllegalArgumentException.class, () -> tournament.add(CHANCE, CHANCE, List.of(), 2, 1));
    }
}
