package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.simulation.Costs;
import damas.knowledge.sharing.simulation.Faults;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A simulation repeats to the last node, in another JVM too: Java's immutable maps and sets have another order in each,
 * so whoever goes through one makes a search that nobody can repeat.
 */
@Slow
class RepeatedSimulationTest {
    private static final int JVMS = 3;
    private static final int SLAVES = 24;
    private static final int SLAVES_PER_HOST = 2;
    private static final int DEPTH = 14;
    private static final SearchSettings SETTINGS = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withTable(1 << 18, TableUse.EXACT)
            .withHistoryHeuristic(true)
            .withDeepening(2, 2);

    @Test
    void everyJvmSimulatesTheSame(@TempDir Path folder) throws Exception {
        List<String> said = new ArrayList<>();
        for (int i = 0; i < JVMS; i++) {
            Answer answer = new Shell(folder).run("", List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    RepeatedSimulationTest.class.getName()));
            assertEquals(0, answer.exitCode(), answer.toString());
            said.add(answer.out());
        }
        assertEquals(Sharings.names().size(), said.get(0).lines().count(), said.get(0));
        assertEquals(Collections.nCopies(JVMS, said.get(0)), said);
    }

    /** Says what each way to share does with a position. */
    public static void main(String[] arguments) {
        for (String way : Sharings.names()) {
            SharedRun run = new SharedRun(
                    Sharings.named(way).orElseThrow(), SETTINGS, MaterialEvaluator::new, ArchivePositions.BOARDS.get(0),
                    Budget.depth(way.equals("adaba-v4") ? DEPTH : DEPTH - 4), Costs.JADE_ON_A_LAN, 1, Faults.NONE,
                    SLAVES_PER_HOST);
            run.hire(SLAVES);
            System.out.println(way + " " + run.answer() + " " + run.simulation().now() + " " + run.ofSlaves());
        }
    }
}
