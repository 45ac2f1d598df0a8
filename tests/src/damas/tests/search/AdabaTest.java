package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.draughts.sharing.adaba.AdabaV4;
import damas.knowledge.draughts.sharing.adaba.AutomaticWindow;
import damas.knowledge.draughts.sharing.adaba.AutomaticWindow.Reading;
import damas.knowledge.draughts.sharing.adaba.V4Settings;
import damas.knowledge.draughts.sharing.aphid.ConstantWindow;
import damas.knowledge.draughts.sharing.aphid.Pass;
import damas.knowledge.draughts.sharing.aphid.Window;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.simulation.Faults;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is ADABA's own; what all shared searches promise is in {@link SharingTest}. */
@Fast
class AdabaTest {
    private static final String LENDER = "slave-0@host-0";
    private static final String BORROWER = "slave-1@host-1";
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    /** A pass with the value 0.5, whose rivals on the principal path are worth 0.25 and 0.75. */
    private static final Pass PASS = new Pass(0.5f, List.of(), 0.25f, 0.75f, List.of());

    private static Window window(Reading reading, float eldest) {
        return new AutomaticWindow(reading, 0.0625f).after(PASS, eldest);
    }

    @Test
    void theWindowGrowsByWhatTheEldestBrotherWasMisjudgedBy() {
        assertEquals(new Window(-INFINITY, INFINITY), window(Reading.AS_BEGUN, 0.375f));
        assertEquals(new Window(0.375f, INFINITY), window(Reading.AT_THE_ROOT, 0.375f));
        assertEquals(new Window(0.375f, 0.625f), window(Reading.THE_VALUE, 0.625f));
        assertEquals(new Window(0.125f, 0.875f), window(Reading.ON_THE_PRINCIPAL_PATH, 0.375f));
    }

    @Test
    void noWindowIsNarrowerThanTheLeast() {
        assertEquals(new Window(0.4375f, 0.5625f), window(Reading.THE_VALUE, 0.5f));
        assertEquals(new Window(0.25f, 0.75f), new ConstantWindow(0.25f).after(PASS, 0));
        Window none = new ConstantWindow(0).after(PASS, 0);
        assertEquals(new Window(Math.nextDown(0.5f), Math.nextUp(0.5f)), none);
    }

    @Test
    void aPartyOfSeveralPlacesFindsTheSerialValue() {
        SearchSettings settings = SearchSettings.ALPHA_BETA
                .withRules(DrawRules.NONE)
                .withTable(1 << 16, TableUse.EXACT)
                .withHistoryHeuristic(true)
                .withDeepening(2, 2);
        ArchivePositions.BOARDS.subList(0, 3).forEach(board -> {
            SearchResult serial = Search.of(settings, new MaterialEvaluator())
                    .search(DraughtsPosition.of(board), Budget.depth(10));
            SharedRun run = new SharedRun(new AdabaV4(V4Settings.LAN), settings, MaterialEvaluator::new,
                    board, 10, 9, 1, Faults.NONE);
            assertEquals(serial.value(), run.answer().value());
        });
    }

    /** One place searches the root; another asks it for work, gets a branch, searches that and says what it found. */
    @Test
    void aBranchIsLentAndItsResultComesBack() {
        SearchSettings settings = SearchSettings.ALPHA_BETA
                .withRules(DrawRules.NONE)
                .withTable(1 << 18, TableUse.EXACT)
                .withDeepening(10, 2);
        DraughtsPosition root = DraughtsPosition.of(ArchivePositions.BOARDS.get(0));
        Mail mail = new Mail();
        Peer lender = slave(LENDER, settings, root);
        Peer borrower = slave(BORROWER, settings, root);
        lender.joined(BORROWER, mail);
        borrower.joined(LENDER, mail);
        lender.received(SharedRun.MASTER, "search 10", mail);
        borrower.received(SharedRun.MASTER, "search 10", mail);
        lender.ticked(0, mail);
        Job iteration = lender.job().orElseThrow();
        int[] looks = {0};
        iteration.run(() -> {
            // the third time it looks at its clock, somebody wants work
            if (++looks[0] == 3) {
                lender.received(BORROWER, "want " + BORROWER + " 4", mail);
            }
            return looks[0];
        });
        lender.ended(iteration, Optional.empty(), mail);
        String task = mail.only("task ");
        borrower.received(LENDER, task, mail);
        Job branch = borrower.job().orElseThrow();
        assertTrue(branch.words().contains(" after "), branch.words());
        branch.run(() -> 0);
        borrower.ended(branch, Optional.empty(), mail);
        String result = mail.only("back ");
        assertEquals(task.split(" ")[1], result.split(" ")[1]);
        // nobody else can say what a branch is worth
        lender.received("fool@host-9", "back " + task.split(" ")[1] + " -0.9 1 -", mail);
        assertTrue(mail.sent.stream().noneMatch(message -> message.startsWith("done ")), "it left all to the borrower");
        lender.received(BORROWER, result, mail);
        Job rest = lender.job().orElseThrow();
        rest.run(() -> 0);
        lender.ended(rest, Optional.empty(), mail);
        String done = mail.only("done ");
        SearchResult serial = Search.of(settings, new MaterialEvaluator()).search(root, Budget.depth(10));
        assertEquals(serial.value(), Float.parseFloat(done.split(" ")[2]));
    }

    private static Peer slave(String name, SearchSettings settings, DraughtsPosition root) {
        TranspositionTable table = new TranspositionTable(1 << 18, TableUse.EXACT);
        return new AdabaV4(new V4Settings(3, 6, 1_000_000, 100_000, 3000, 3)).helper(
                SearchTask.help(settings, MaterialEvaluator::new, table, root),
                name, SharedRun.MASTER, new HostState());
    }

    /** Keeps what was sent. */
    private static final class Mail implements Outbox {
        private final List<String> sent = new ArrayList<>();

        @Override
        public void send(Collection<String> peers, String message) {
            sent.add(message);
        }

        @Override
        public void bulk(Collection<String> peers, byte[] content) {}

        String only(String beginning) {
            List<String> found = sent.stream().filter(message -> message.startsWith(beginning)).toList();
            assertEquals(1, found.size(), sent.toString());
            return found.get(0);
        }
    }
}
