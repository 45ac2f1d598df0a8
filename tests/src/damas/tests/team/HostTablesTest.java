package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.behaviours.searching.HostTables;
import damas.knowledge.game.Board;
import damas.knowledge.search.TranspositionTable;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.Material;
import damas.ontology.words.Position;
import damas.ontology.words.SearchPlan;
import damas.tests.Fast;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tables that peers of one JVM share. */
@Fast
class HostTablesTest {
    private static final String START = "B:W21,22:B1,2";
    private int searches;

    private HelpSearch search(String leader, String use, String start, String moves) {
        SearchPlan plan = new SearchPlan(
                "alpha-beta", true, 1024, use, false, 2, 2, Optional.of(8), "adaba-v4", "english");
        return new HelpSearch("search-" + searches++, leader, new Position(start, moves), new Material(), plan);
    }

    private static void learn(TranspositionTable table) {
        table.store(Board.START, 4, 0.5f, 0, 1, 0, 0);
    }

    private static boolean knows(TranspositionTable table) {
        return table.find(Board.START, 4) != TranspositionTable.NONE;
    }

    /** Whether what the first search has learned is known in the second. */
    private static boolean serves(HostTables tables, HelpSearch first, HelpSearch second) {
        learn(tables.of(first));
        return knows(tables.of(second));
    }

    @Test
    void allOfASearchShareOne() {
        HelpSearch search = search("a@x", "exact", START, "");
        assertEquals(true, serves(new HostTables(1 << 20), search, search));
    }

    @Test
    void whatAGameHasTaughtServesItsNextMove() {
        HelpSearch first = search("a@x", "play", START, "1-5");
        assertEquals(true, serves(new HostTables(1 << 20), first, search("a@x", "play", START, "1-5 21-17 2-6")));
        assertEquals(true, serves(new HostTables(1 << 20), first, search("a@x", "play", START, "1-5")));
    }

    @Test
    void nothingServesAnotherGameSideMasterOrAnExactSearch() {
        HelpSearch first = search("a@x", "play", START, "1-5");
        HelpSearch exact = search("a@x", "exact", START, "1-5");
        for (HelpSearch other : List.of(
                search("a@x", "play", START, "1-5 21-17"),
                search("a@x", "play", START, "1-6 21-17 2-7"),
                search("a@x", "play", START, "1-51 21-17 2-6"),
                search("a@x", "play", "B:W21:B1", "1-5 21-17 2-6"),
                search("b@x", "play", START, "1-5"))) {
            assertEquals(false, serves(new HostTables(1 << 20), first, other), other.toString());
        }
        assertEquals(
                false, serves(new HostTables(1 << 20), exact, search("a@x", "exact", START, "1-5 21-17 2-6")));
    }

    @Test
    void theOldestGoesWhenThereIsNoRoom() {
        HostTables two = new HostTables(2 * 1024 * TranspositionTable.BYTES_PER_ENTRY);
        HelpSearch first = search("a@x", "play", START, "");
        HelpSearch second = search("b@x", "play", START, "");
        learn(two.of(first));
        learn(two.of(second));
        two.of(first);
        two.of(search("c@x", "play", START, ""));
        assertEquals(true, knows(two.of(first)));
        assertEquals(false, knows(two.of(second)));
    }
}
