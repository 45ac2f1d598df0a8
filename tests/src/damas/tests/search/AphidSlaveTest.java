package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.draughts.sharing.aphid.AphidSettings;
import damas.knowledge.draughts.sharing.aphid.AphidSharing;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a slave of APHID says, and when. */
@Fast
class AphidSlaveTest {
    private static final long MILLISECOND = 1_000_000;
    private static final int ENTRIES = 1 << 10;

    /** Hundreds of slaves that asked all the time would leave their master none to answer. */
    @Test
    void oneWithoutWorkAsksLessAndLess() {
        SearchSettings settings = SearchSettings.ALPHA_BETA.withTable(ENTRIES, TableUse.EXACT);
        TranspositionTable table = new TranspositionTable(ENTRIES, TableUse.EXACT);
        Peer slave = new AphidSharing(AphidSettings.APHID).helper(
                SearchTask.help(settings, MaterialEvaluator::new, table, DraughtsPosition.of(Board.START)),
                "slave@host", "master@host", new HostState());
        List<String> said = new ArrayList<>();
        Outbox outbox = new Outbox() {
            @Override
            public void send(Collection<String> peers, String message) {
                said.add(message);
            }

            @Override
            public void bulk(Collection<String> peers, byte[] content) {
                throw new AssertionError("it has nothing to tell");
            }
        };
        List<Long> asked = new ArrayList<>();
        for (long time = 0; time <= 2000; time++) {
            int before = said.size();
            slave.ticked(time * MILLISECOND, outbox);
            if (said.size() > before) {
                asked.add(time);
            }
        }
        assertEquals(List.of(20L, 60L, 140L, 300L, 500L), asked.subList(0, 5));
        assertTrue(asked.size() <= 13, asked.toString());
        assertTrue(said.stream().allMatch("idle"::equals), said.toString());
    }
}
