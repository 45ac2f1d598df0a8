package damas.tests.held;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.EGA;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Holds what a redesign must not change to the files in {@code tests/resources/held}. */
@Fast
class HeldTest {
    private static final RosterBook ROSTERS =
            new RosterBook(Needs.home().resolve("ontology"), Needs.home().resolve("knowledge/weights"));

    /** Every roster that comes with Damas, by name. */
    private static Map<String, Roster> rosters() throws IOException {
        Map<String, Roster> rosters = new TreeMap<>();
        for (String name : ROSTERS.names()) {
            rosters.put(name, ROSTERS.find(name));
        }
        return rosters;
    }

    @Test
    void perftCountsAreHeld() throws IOException {
        new HeldFile("perft.txt", List.of(
                        "Leaves of the game tree: position (start, or a number in ArchivePositions), depth, leaves."))
                .compare(HeldSearch.perft());
    }

    @Test
    void serialSearchesInExactModeAreHeld() throws IOException {
        new HeldFile("search.txt", List.of(
                        "The serial search without draws by rule, each position with an empty table:",
                        "kind, position in ArchivePositions, depth, nodes, value for the side to move, best line.",
                        "Kinds: evaluation by material or by the network visiondraughts; with -table, a table of 2^18",
                        "entries used in exact mode, the history heuristic, and deepening by 2 from 2."))
                .compare(HeldSearch.searches());
    }

    @Test
    void allocationsOfArchiveEndgamesAreHeld() throws IOException {
        HeldAllocations allocations = new HeldAllocations();
        List<String> summary = new ArrayList<>(allocations.positions());
        List<String> texts = new ArrayList<>();
        for (Map.Entry<String, Roster> entry : rosters().entrySet()) {
            if (entry.getValue().team().players().stream().anyMatch(EGA.class::isInstance)) {
                List<String> ofRoster = allocations.texts(entry.getKey(), entry.getValue());
                summary.addAll(HeldAllocations.summary(entry.getKey(), ofRoster));
                texts.addAll(ofRoster);
            }
        }
        new HeldFile("allocations-in-full.txt", List.of("Compare with this file of another checkout.")).write(texts);
        new HeldFile("allocations.txt", List.of(
                        "Allocations of 1,000 endgames of ../shared/data/acf-games.pdn, in batches of 50.",
                        "First the digests of the positions in FEN, then for each roster with endgame agents and each",
                        "batch the digest of its lines and its first two lines: roster, endgame, players | reason.",
                        "Each endgame has two lines; in the second its first player is absent. A digest is the first",
                        "8 bytes of SHA-256. build/held/allocations-in-full.txt has all lines."))
                .compare(summary);
    }

    /** A roster may gain slots: lines that are not in the expected file are allowed, missing lines are not. */
    @Test
    void rostersAreReadAsBefore() throws IOException {
        HeldFile file = new HeldFile("rosters.txt", List.of(
                "The teams of all rosters: roster, path of slots, and its value or the class (a) of its word.",
                "Every line must be found again; further lines are allowed."));
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, Roster> entry : rosters().entrySet()) {
            new HeldRoster(entry.getValue().team()).lines().forEach(line -> found.add(entry.getKey() + " " + line));
        }
        file.write(found);
        Set<String> missing = new HashSet<>(file.expected());
        assertTrue(missing.size() > 500, "only " + missing.size() + " lines are expected");
        found.forEach(missing::remove);
        assertEquals(List.of(), missing.stream().sorted().toList(), file.difference());
    }

    @Test
    void rostersAreEqualAfterTheyWereWrittenAndReadAgain() throws Exception {
        for (Map.Entry<String, Roster> entry : rosters().entrySet()) {
            Roster roster = entry.getValue();
            HeldRoster written = new HeldRoster(roster.team());
            assertEquals(roster.team(), written.throughMessage(), entry.getKey());
            assertEquals(roster, ROSTERS.parse(entry.getKey(), written.turtle()), entry.getKey());
        }
    }
}
