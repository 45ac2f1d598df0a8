package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.learning.Contestant;
import damas.knowledge.draughts.learning.Player;
import damas.knowledge.draughts.learning.Score;
import damas.knowledge.draughts.learning.Tournament;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.search.MaterialSearch;
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
    private static final Contestant CHANCE = new Contestant("chance", TournamentTest::chance);
    private static final Contestant MATERIAL = material("material", 4);

    private static Player chance(long seed) {
        Random random = new Random(seed);
        return game -> {
            List<DraughtsMove> moves = game.board().moves();
            return moves.get(random.nextInt(moves.size()));
        };
    }

    private static Contestant material(String name, int depth) {
        return new Contestant(name, seed -> {
            Random random = new Random(seed);
            MaterialSearch search = new MaterialSearch();
            return game -> search.best(game.board(), depth, random);
        });
    }

    private static List<DraughtsGame> match(Contestant one, Contestant other, int games, long seed) {
        Tournament tournament = new Tournament("test", DrawRules.ENGLISH);
        tournament.add(one, other, Openings.THREE_MOVE.generate(), games, seed);
        return tournament.play(game -> { });
    }

    @Test
    void aSearchBeatsChance() {
        List<DraughtsGame> games = match(MATERIAL, CHANCE, 40, 1);
        assertEquals(40, games.size());
        Score score = Tournament.score(games, "material", "chance");
        assertTrue(score.isAhead(), score.toString());
        assertEquals(score.reversed(), Tournament.score(games, "chance", "material"));
        assertEquals(Map.of("material", score, "chance", score.reversed()), Tournament.table(games));
    }

    @Test
    void everyOpeningIsPlayedWithBothColours() {
        Map<Board, List<String>> blacks = new HashMap<>();
        for (DraughtsGame game : match(MATERIAL, CHANCE, 40, 2)) {
            blacks.computeIfAbsent(game.start(), start -> new ArrayList<>()).add(game.tags().get("Black"));
        }
        assertEquals(20, blacks.size());
        blacks.values().forEach(names -> assertEquals(List.of("chance", "material"), names.stream().sorted().toList()));
    }

    @Test
    void theSameSeedGivesTheSameGames() {
        assertEquals(match(MATERIAL, CHANCE, 10, 3), match(MATERIAL, CHANCE, 10, 3));
        assertTrue(!match(MATERIAL, CHANCE, 10, 3).equals(match(MATERIAL, CHANCE, 10, 4)));
    }

    @Test
    void aRoundRobinAndAGauntletPairAsTheyShould() {
        List<Contestant> contestants = List.of(material("a", 1), material("b", 1), material("c", 1));
        List<Board> openings = List.of(Board.START);
        Tournament roundRobin = new Tournament("round robin", DrawRules.ENGLISH);
        roundRobin.addRoundRobin(contestants, openings, 2, 1);
        assertEquals(6, roundRobin.size());
        Tournament gauntlet = new Tournament("gauntlet", DrawRules.ENGLISH);
        gauntlet.addGauntlet(contestants.get(0), contestants.subList(1, 3), openings, 2, 1);
        List<DraughtsGame> games = gauntlet.play(game -> { });
        assertEquals(2, Tournament.score(games, "a", "b").games());
        assertEquals(0, Tournament.score(games, "b", "c").games());
        assertEquals(4, Tournament.table(games).get("a").games());
    }

    @Test
    void everyGameIsHeardOfAndIsGoodPdn() {
        Tournament tournament = new Tournament("test", DrawRules.ENGLISH);
        tournament.add(CHANCE, CHANCE, List.of(Board.START), 7, 5);
        List<DraughtsGame> heard = new ArrayList<>();
        List<DraughtsGame> games = tournament.play(heard::add);
        assertEquals(7, heard.size());
        assertTrue(games.containsAll(heard));
        assertEquals(games, PdnReader.parse("games", PdnWriter.format(games)).games());
        assertTrue(games.stream().allMatch(game -> game.tags().containsKey("Termination")));
    }

    @Test
    void aTournamentWithoutOpeningsIsRefused() {
        Tournament tournament = new Tournament("test", DrawRules.ENGLISH);
        assertThrows(IllegalArgumentException.class, () -> tournament.add(CHANCE, CHANCE, List.of(), 2, 1));
    }
}
