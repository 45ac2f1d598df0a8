package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.behaviours.searching.HelperAtWork;
import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What slaves say that they are at. */
@Fast
class HelperAtWorkTest {
    private static final String MASTER = "master@host";
    private static final long MILLISECOND = 1_000_000;

    private final List<String> sent = new ArrayList<>();
    private final Outbox outbox = new Outbox() {
        @Override
        public void send(Collection<String> peers, String message) {
            sent.add(message);
        }

        @Override
        public void bulk(Collection<String> peers, byte[] content) {
            sent.add(content.length + " bytes");
        }
    };

    private static HelperAtWork helper(String distribution) {
        return new HelperAtWork(Sharings.named(distribution).orElseThrow().helper(
                SearchTask.help(
                        SearchSettings.ALPHA_BETA.withTable(1 << 10, TableUse.EXACT),
                        MaterialEvaluator::new,
                        new TranspositionTable(1 << 10, TableUse.EXACT),
                        DraughtsPosition.of(Board.START)),
                "slave@host",
                MASTER,
                new HostState()));
    }

    private Job work(HelperAtWork helper) {
        Job job = helper.job().orElseThrow();
        job.run(System::nanoTime);
        helper.ended(job, Optional.empty(), outbox);
        return job;
    }

    @Test
    void whoHasNoTaskSaysSo() {
        HelperAtWork helper = helper("adaba-v1");
        assertEquals("no task, 0 nodes in 0 ms", helper.words());
        helper.ticked(5 * MILLISECOND, outbox);
        helper.ticked(12 * MILLISECOND, outbox);
        assertEquals("no task, 0 nodes in 7 ms", helper.words());
    }

    @Test
    void aBranchHasItsDepthAndItsMoves() {
        HelperAtWork helper = helper("adaba-v1");
        helper.ticked(0, outbox);
        helper.received(MASTER, "pass 1\nwindow -1.0 1.0 9\ntask 3 2 11-15 22-18\norder 3:0", outbox);
        Job first = work(helper);
        Job second = helper.job().orElseThrow();
        helper.ticked(40 * MILLISECOND, outbox);
        assertTrue(helper.words().matches("depth \\d after 11-15 22-18, \\d+ nodes in 40 ms"), helper.words());
        assertTrue(helper.words().contains(" " + first.nodes() + " nodes"), helper.words());
        second.run(System::nanoTime);
        helper.ticked(50 * MILLISECOND, outbox);
        long all = first.nodes() + second.nodes();
        assertTrue(all > first.nodes() && helper.words().contains(" " + all + " nodes in 50 ms"), helper.words());
    }

    @Test
    void whoSearchesTheWholeTreeSaysWhichIterationRuns() {
        HelperAtWork helper = helper("adaba-v4");
        helper.ticked(0, outbox);
        helper.received(MASTER, "search 9", outbox);
        helper.job().orElseThrow();
        helper.ticked(MILLISECOND, outbox);
        assertEquals("depth 1, 0 nodes in 1 ms", helper.words());
    }

    @Test
    void anotherIterationThatRunsIsSaidAtOnce() {
        HelperAtWork helper = helper("adaba-v4");
        helper.ticked(0, outbox);
        helper.received(MASTER, "search 9", outbox);
        long nodes = work(helper).nodes();
        helper.job().orElseThrow();
        helper.ticked(2 * MILLISECOND, outbox);
        assertEquals("depth 2, " + nodes + " nodes in 2 ms", helper.words());
    }
}
