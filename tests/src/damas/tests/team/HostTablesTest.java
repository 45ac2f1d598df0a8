package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.behaviours.searching.HostTables;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.TableEntry;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.GamePosition;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchPlan;
import damas.tests.Fast;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables that peers of one machine share. */
@Fast
class HostTablesTest {
    private static HelpSearch search(String table, int age) {
        SearchPlan plan = new SearchPlan(
                "alpha-beta", true, 1024, "play", false, 2, 2, Optional.of(8), "adaba-v4", "english");
        GamePosition position = Teams.position("B:W21,22:B1,2", "");
        return new HelpSearch("search", "a@x", position, new Material(), plan, table, age);
    }

    private static void learn(HostTables.Shared shared) {
        shared.table().store(Board.START, 4, 0.5f, 0, 1, 0, 0);
    }

    private static boolean knows(HostTables.Shared shared) {
        return shared.table().probe(Board.START, 4, new TableEntry());
    }

    @Test
    void searchesOfOneTableAndAgeShareEntries() {
        HostTables tables = new HostTables(1 << 20);
        learn(tables.of(search("mine", 1)));
        assertEquals(true, knows(tables.of(search("mine", 1))));
        assertEquals(false, knows(tables.of(search("mine", 2))));
        assertEquals(false, knows(tables.of(search("another", 1))));
    }

    @Test
    void theOldestGoesWhenThereIsNoRoom() {
        HostTables two = new HostTables(2 * 1024 * TranspositionTable.BYTES_PER_ENTRY);
        learn(two.of(search("a", 1)));
        learn(two.of(search("b", 1)));
        two.of(search("a", 1));
        two.of(search("c", 1));
        assertEquals(true, knows(two.of(search("a", 1))));
        assertEquals(false, knows(two.of(search("b", 1))));
    }

    /** Another JVM: says what it knows already and learns it. */
    public static void main(String[] arguments) {
        HostTables.Shared shared = HostTables.here().of(search("theirs", 1));
        System.out.println(shared.place().isPresent() + " " + knows(shared));
        learn(shared);
        if (arguments.length > 1) {
            System.out.println(ask(arguments[0], List.of(arguments).subList(1, arguments.length)));
        }
    }

    /** What still another JVM says. */
    private static String ask(String folder, List<String> command) {
        try {
            return new Shell(Path.of(folder)).run("", command).out();
        } catch (Exception e) {
            return e.toString();
        }
    }

    @Test
    void jvmsOfOneMachineShareATableAndLeaveNothingBehind(@TempDir Path folder) throws Exception {
        Path memory = Files.createDirectory(folder.resolve("memory"));
        Answer answer = twoJvms(folder, memory.toString());
        assertTrue(answer.out().startsWith("true false\ntrue true"), answer.toString());
        try (var left = Files.walk(memory)) {
            assertEquals(List.of(), left.filter(Files::isRegularFile).toList());
        }
    }

    @Test
    void withoutSharedMemoryEachHasItsOwn(@TempDir Path folder) throws Exception {
        for (String none : List.of("none", "/no/such/folder")) {
            Answer answer = twoJvms(folder, none);
            assertTrue(answer.out().startsWith("false false\nfalse false"), answer.toString());
        }
    }

    /** One that starts another while it holds its table. */
    private static Answer twoJvms(Path folder, String memory) throws Exception {
        List<String> java = List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Ddamas.memory=" + memory,
                "-cp",
                System.getProperty("java.class.path"),
                HostTablesTest.class.getName());
        List<String> both = new ArrayList<>(java);
        both.add(folder.toString());
        both.addAll(java);
        return new Shell(folder).run("", both);
    }
}
