package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.evaluation.NetworkWeights;
import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.search.History;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableUse;
import damas.knowledge.search.distributed.Sharings;
import damas.knowledge.search.distributed.simulation.Costs;
import damas.knowledge.search.distributed.simulation.Faults;
import damas.knowledge.search.distributed.simulation.Statistics;
import damas.tests.Needs;
import damas.tests.Slow;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What slaves are good for: a shared search in the simulator, with the costs of JADE on a LAN, over the sixteen {@link
 * ArchivePositions}, printed as the table of docs/results.md. {@code -Ddamas.study.depth} and {@code
 * -Ddamas.study.slaves} choose the depth and the numbers of slaves, {@code -Ddamas.study.sharing} the way to share,
 * which is ADABA V4 otherwise.
 *
 * <p>The serial search that it is compared with deepens by two, the better of one and two; its table is large enough
 * for all it finds. The thesis's figures are those of its own positions at depth 12 (reference/adaba.md 7.2).
 */
@Slow
class SpeedUpStudyTest {
    private static final int DEPTH = Integer.getInteger("damas.study.depth", 10);
    private static final String SLAVES = System.getProperty("damas.study.slaves", "1,3,4,6,9,12,15");

    private static final String SHARING = System.getProperty("damas.study.sharing", "adaba-v4");

    /** Those whose value is always the serial search's. */
    private static final Set<String> EXACT = Set.of("adaba-v4", "ybwc");

    /** Speed-up of APHID with C = 0.1 and of ADABA V3 by the number of slaves: table 9 of the thesis. */
    private static final Map<Integer, String> THESIS = Map.of(
            1, "0.47 / 0.58", 3, "0.70 / 1.50", 6, "0.98 / 2.28", 9, "1.28 / 2.73", 12, "1.34 / 3.12", 15,
            "1.62 / 3.19");

    /** One search, serial and shared. */
    private record Pair(SearchResult serial, SearchResult shared, long nanos, Statistics master, Statistics slaves) {}

    private static SearchSettings settings(int entries) {
        return SearchSettings.ALPHA_BETA
                .withRules(DrawRules.NONE)
                .withTable(entries, TableUse.EXACT)
                .withHistoryHeuristic(true)
                .withDeepening(2, 2);
    }

    @Test
    void table() throws IOException {
        NetworkWeights weights = NetworkFile.read(Needs.home().resolve("knowledge/weights/visiondraughts.txt"))
                .weights();
        List<SearchResult> serial = ArchivePositions.BOARDS.stream()
                .map(board -> Search.of(settings(1 << 22), new NetworkEvaluator(weights))
                        .search(History.of(board), SearchLimits.depth(DEPTH)))
                .toList();
        long nodes = serial.stream().mapToLong(SearchResult::nodes).sum();
        System.out.printf("%s, depth %d, serial %,d nodes%n", SHARING, DEPTH, nodes);
        System.out.println("| slaves | speed-up | efficiency | nodes / serial | by slaves | slaves busy | master busy |"
                + " messages a second | same value | thesis: APHID / V3 |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|");
        for (int slaves : Arrays.stream(SLAVES.split(",")).mapToInt(Integer::parseInt).toArray()) {
            row(slaves, serial, weights);
        }
    }

    private static void row(int slaves, List<SearchResult> serial, NetworkWeights weights) {
        int entries = slaves > 100 ? 1 << 18 : 1 << 20;
        List<Pair> pairs = IntStream.range(0, serial.size())
                .parallel()
                .mapToObj(i -> pair(ArchivePositions.BOARDS.get(i), serial.get(i), slaves, entries, weights))
                .toList();
        long serialNodes = pairs.stream().mapToLong(pair -> pair.serial().nodes()).sum();
        long nanos = pairs.stream().mapToLong(Pair::nanos).sum();
        Statistics master = pairs.stream().map(Pair::master).reduce(Statistics.NONE, Statistics::plus);
        Statistics others = pairs.stream().map(Pair::slaves).reduce(Statistics.NONE, Statistics::plus);
        long same = pairs.stream().filter(pair -> pair.serial().value() == pair.shared().value()).count();
        double speedUp = (double) serialNodes * Costs.JADE_ON_A_LAN.node() / nanos;
        System.out.printf("| %d | %.2f | %.2f | %.2f | %.1f %% | %.0f %% | %.0f %% | %.0f | %d of %d | %s |%n",
                slaves, speedUp, speedUp / (slaves + 1), (double) (master.nodes() + others.nodes()) / serialNodes,
                100.0 * others.nodes() / (master.nodes() + others.nodes()),
                100.0 * others.busy() / nanos / slaves,
                100.0 * (master.busy() + master.handling()) / nanos,
                (master.messages() + others.messages()) * 1e9 / nanos,
                same, pairs.size(), THESIS.getOrDefault(slaves, ""));
        if (EXACT.contains(SHARING)) {
            assertEquals(pairs.size(), same);
        }
    }

    private static Pair pair(Board board, SearchResult serial, int slaves, int entries, NetworkWeights weights) {
        SharedRun run = new SharedRun(Sharings.named(SHARING).orElseThrow(), settings(entries),
                () -> new NetworkEvaluator(weights), board, DEPTH, slaves, 1, Faults.NONE);
        SearchResult shared = run.answer();
        return new Pair(serial, shared, run.simulation().now(), run.simulation().statistics(SharedRun.MASTER),
                run.ofSlaves());
    }
}
