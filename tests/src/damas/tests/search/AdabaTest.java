package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.game.DrawRules;
import damas.knowledge.search.History;
import damas.knowledge.search.MaterialEvaluator;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableUse;
import damas.knowledge.search.distributed.adaba.AutomaticWindow;
import damas.knowledge.search.distributed.adaba.AutomaticWindow.Reading;
import damas.knowledge.search.distributed.aphid.ConstantWindow;
import damas.knowledge.search.distributed.aphid.Pass;
import damas.knowledge.search.distributed.aphid.Window;
import damas.knowledge.search.distributed.joint.JointSettings;
import damas.knowledge.search.distributed.joint.JointSharing;
import damas.knowledge.search.distributed.simulation.Faults;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is ADABA's own; what all shared searches promise is in {@link SharingTest}. */
@Fast
class AdabaTest {
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
                    .search(History.of(board), SearchLimits.depth(10));
            SharedRun run = new SharedRun(new JointSharing(JointSettings.LAN), settings, MaterialEvaluator::new,
                    board, 10, 9, 1, Faults.NONE);
            assertEquals(serial.value(), run.answer().value());
        });
    }
}
