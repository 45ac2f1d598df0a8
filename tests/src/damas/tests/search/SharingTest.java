package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.draughts.sharing.adaba.AdabaV4;
import damas.knowledge.draughts.sharing.adaba.AutomaticWindow;
import damas.knowledge.draughts.sharing.adaba.V4Settings;
import damas.knowledge.draughts.sharing.adaba.Variants;
import damas.knowledge.draughts.sharing.aphid.AphidSettings;
import damas.knowledge.draughts.sharing.aphid.AphidSharing;
import damas.knowledge.draughts.sharing.aphid.ConstantWindow;
import damas.knowledge.draughts.sharing.aphid.SlaveWindow;
import damas.knowledge.draughts.sharing.ybwc.YbwcSettings;
import damas.knowledge.draughts.sharing.ybwc.YbwcSharing;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.sharing.simulation.Costs;
import damas.knowledge.sharing.simulation.Faults;
import damas.knowledge.sharing.simulation.Simulation;
import damas.knowledge.sharing.threads.ThreadCrew;
import damas.knowledge.text.NotationException;
import damas.tests.Await;
import damas.tests.Fast;
import damas.tests.Slow;
import damas.tests.game.Positions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every way to share a search gives the serial search's value where it should, and a legal move always, whatever the
 * number of slaves and whatever happens to them.
 */
class SharingTest {
    private static final int DEPTH = 8;
    private static final int FAULTY_DEPTH = 6;
    private static final int POSITIONS_BETWEEN = 10;
    private static final int COSTED_POSITIONS = 3;
    /** How much slower than an ordinary slave each slave is, in turn. */
    private static final double[] SLOWNESS = {1, 1, 3, 1, 8};
    private static final int SCHEDULES = Integer.getInteger("damas.schedules", 1000);
    private static final SearchSettings EXACT = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withTable(1 << 14, TableUse.EXACT)
            .withHistoryHeuristic(true)
            .withDeepening(2, 2);
    private static final SearchSettings PLAY =
            EXACT.withRules(DrawRules.ENGLISH).withTable(1 << 14, TableUse.PLAY);

    /** The algorithms, their tasks small, so that a shallow search has many. */
    private enum Way {
        YBWC(new YbwcSharing(new YbwcSettings(3, 0.3, 1, 20_000_000, 10_000_000, 10)), Promise.DEEPENED),
        APHID(small(AphidSettings.APHID), Promise.LEGAL),
        APHID_OPEN(small(AphidSettings.APHID.withWindow(CONSTANT)), Promise.FIXED_DEPTH),
        ADABA_V1(small(Variants.V1), Promise.LEGAL),
        ADABA_V1_OPEN(small(Variants.V1.withWindow(AUTOMATIC)), Promise.FIXED_DEPTH),
        ADABA_V2(small(Variants.V2), Promise.LEGAL),
        ADABA_V2_OPEN(small(Variants.V2.withWindow(CONSTANT)), Promise.FIXED_DEPTH),
        ADABA_V3(small(Variants.V3), Promise.LEGAL),
        ADABA_V3_OPEN(small(Variants.V3.withWindow(AUTOMATIC)), Promise.FIXED_DEPTH),
        ADABA_V4(new AdabaV4(new V4Settings(2, 4, 1_000_000, 100_000, 3000, 2)), Promise.DEEPENED);

        private final SharedSearch<SearchTask, SearchResult> sharing;
        private final Promise promise;

        Way(SharedSearch<SearchTask, SearchResult> sharing, Promise promise) {
            this.sharing = sharing;
            this.promise = promise;
        }

        private static SharedSearch<SearchTask, SearchResult> small(AphidSettings settings) {
            return new AphidSharing(settings.withMasterDepth(2));
        }
    }

    /** Windows without bounds, with which all values are exact. */
    private static final SlaveWindow CONSTANT = new ConstantWindow(Float.POSITIVE_INFINITY);
    private static final SlaveWindow AUTOMATIC = new AutomaticWindow(AutomaticWindow.Reading.AS_BEGUN, 0);

    /** What an answer must be. */
    private enum Promise {
        /** A legal move, no more: a window may be wrong. */
        LEGAL,
        /** Of the serial search's value, which may be one of a lesser depth if that is proven. */
        DEEPENED,
        /** Of the serial search's value at the full depth. */
        FIXED_DEPTH
    }

    private static Stream<Way> exact() {
        return Stream.of(Way.values()).filter(way -> way.promise != Promise.LEGAL);
    }

    private static List<Board> positions(int count) {
        Positions positions = new Positions(Positions.SEED);
        // a game comes from its end: some positions lie between two that are taken
        return Stream.generate(() -> Stream.generate(positions::fromGame).skip(POSITIONS_BETWEEN).findFirst())
                .flatMap(Optional::stream)
                .filter(board -> board.moveCount() > 1)
                .limit(count)
                .toList();
    }

    private static TranspositionTable table() {
        return new TranspositionTable(EXACT.tableEntries(), EXACT.tableUse());
    }

    private static Leader<SearchResult> leader(
            Way way, SearchSettings settings, TranspositionTable table, Board board, int depth) {
        return way.sharing.leader(
                new SearchTask(settings, MaterialEvaluator::new, table, DraughtsPosition.of(board),
                        Budget.depth(depth)),
                new HostState());
    }

    private static void assertSound(Way way, Board board, int depth, Evaluator evaluator, SearchResult result) {
        assertTrue(board.allows(result.best()));
        if (way.promise == Promise.LEGAL) {
            return;
        }
        SearchSettings deepening = way.promise == Promise.DEEPENED ? EXACT : EXACT.withDeepening(depth, 1);
        SearchResult serial =
                Search.of(deepening, evaluator).search(DraughtsPosition.of(board), Budget.depth(depth));
        assertEquals(serial.value(), result.value(), Fen.format(board));
        assertEquals(serial.depth(), result.depth(), Fen.format(board));
        // the move must be worth the value
        SearchResult move = new AlphaBeta(EXACT, evaluator)
                .search(DraughtsPosition.of(board), List.of(result.best()), result.depth(), SearchMeter.unlimited());
        assertEquals(result.value(), move.value(), Fen.format(board));
    }

    private static SharedRun run(
            Way way, Board board, int depth, Supplier<Evaluator> judge, int slaves, long seed, Faults faults) {
        return new SharedRun(way.sharing, EXACT, judge, board, depth, slaves, seed, faults);
    }

    @Fast
    @ParameterizedTest
    @MethodSource("exact")
    void realPositionsHaveTheSerialValueAtEveryNumberOfSlaves(Way way) {
        for (Board board : positions(5)) {
            for (int slaves : new int[] {0, 1, 3, 17}) {
                assertSound(way, board, DEPTH, new MaterialEvaluator(),
                        run(way, board, DEPTH, MaterialEvaluator::new, slaves, 1, Faults.NONE).answer());
            }
        }
    }

    @Fast
    @ParameterizedTest
    @MethodSource("exact")
    void randomTreesHaveTheSerialValueAtEveryNumberOfSlaves(Way way) {
        int seed = 0;
        for (Board board : positions(4)) {
            int own = ++seed;
            for (int slaves : new int[] {2, 5, 13}) {
                assertSound(way, board, DEPTH, Judges.random(own),
                        run(way, board, DEPTH, () -> Judges.random(own), slaves, 1, Faults.NONE).answer());
            }
        }
    }

    /** Costs from a processor that waits for messages to messages that wait for a processor. */
    private static List<Costs> costs() {
        List<Costs> all = new ArrayList<>();
        for (Costs messages : List.of(
                Costs.THREADS, Costs.JADE_ON_A_LAN, new Costs(0, 5_000_000, 1_000_000, 100_000, 10_000, 50_000))) {
            for (long node : new long[] {100, 5_000, 20_000, 100_000}) {
                all.add(messages.withNode(node));
            }
        }
        return all;
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void noCostOfANodeOrAMessageChangesTheValue(Way way) {
        List<Board> boards = positions(COSTED_POSITIONS);
        for (Costs costs : costs()) {
            for (int i = 0; i < boards.size(); i++) {
                Board board = boards.get(i);
                int seed = i;
                SharedRun run = new SharedRun(way.sharing, EXACT, () -> Judges.random(seed), board,
                        Budget.depth(DEPTH), costs, 1, Faults.NONE, 4);
                run.hire(15, SLOWNESS);
                assertSound(way, board, DEPTH, Judges.random(seed), run.answer());
            }
        }
    }

    /** A position that came up before: its old entry does not know that the same move would now repeat it too often. */
    @Fast
    @ParameterizedTest
    @EnumSource
    void whatTheTableKnowsOfTheRootIsNoAnswer(Way way) {
        Board board = positions(1).get(0);
        TranspositionTable table = new TranspositionTable(PLAY.tableEntries(), PLAY.tableUse());
        float stale = 0.123f;
        table.store(board, 2 * FAULTY_DEPTH, stale, -1, 1, board.moves().get(1).code(), 0);
        Leader<SearchResult> master = leader(way, PLAY, table, board, FAULTY_DEPTH);
        Simulation simulation = new Simulation(1, Costs.JADE_ON_A_LAN, Faults.NONE);
        simulation.join(0, SharedRun.MASTER, master, 1);
        assertTrue(simulation.run(() -> master.answer().isPresent(), Long.MAX_VALUE));
        simulation.close();
        SearchResult serial = Search.of(PLAY, new MaterialEvaluator())
                .search(DraughtsPosition.of(board), Budget.depth(FAULTY_DEPTH));
        assertEquals(serial.value(), master.answer().orElseThrow().value());
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void aSeedRepeatsARunExactly(Way way) {
        Board board = positions(1).get(0);
        Faults faults = new Faults(0.05, 0.05, 0.1, 5_000_000);
        SharedRun first = run(way, board, DEPTH, MaterialEvaluator::new, 6, 7, faults);
        SharedRun second = run(way, board, DEPTH, MaterialEvaluator::new, 6, 7, faults);
        assertEquals(first.answer(), second.answer());
        assertEquals(first.simulation().now(), second.simulation().now());
        assertEquals(first.ofSlaves(), second.ofSlaves());
    }

    @Slow
    @ParameterizedTest
    @EnumSource
    void noFaultMakesItWrongOrSilent(Way way) {
        List<Board> boards = positions(20);
        for (int seed = way.ordinal(); seed < SCHEDULES; seed += Way.values().length) {
            Random random = new Random(seed);
            Board board = boards.get(random.nextInt(boards.size()));
            int slaves = random.nextInt(6);
            int lot = seed % 7;
            SharedRun run = run(way, board, FAULTY_DEPTH, () -> Judges.random(lot), slaves, seed, new Faults(
                    random.nextDouble() * 0.3,
                    random.nextDouble() * 0.3,
                    random.nextDouble() * 0.5,
                    random.nextInt(20_000_000)));
            for (int i = 0; i < slaves; i++) {
                if (random.nextInt(3) == 0) {
                    long noticed = random.nextBoolean() ? -1 : random.nextInt(5_000_000);
                    run.simulation().kill(random.nextInt(10_000_000), SharedRun.slave(i), noticed);
                }
            }
            for (int i = 0; i < random.nextInt(3); i++) {
                run.join(random.nextInt(10_000_000), slaves + i, run.host(), 1 + random.nextInt(10));
            }
            assertSound(way, board, FAULTY_DEPTH, Judges.random(lot), run.answer());
        }
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void anAnswerComesInTimeWithDrawsByRule(Way way) {
        for (Board board : positions(3)) {
            for (int slaves : new int[] {0, 4}) {
                Budget limits = Budget.time(Duration.ofMillis(30));
                SharedRun run = new SharedRun(
                        way.sharing, PLAY, MaterialEvaluator::new, board, limits, slaves, 1, Faults.NONE);
                SearchResult result = run.answer();
                assertTrue(board.allows(result.best()));
                assertTrue(result.depth() >= 4, way + " reached depth " + result.depth());
                assertTrue(run.simulation().now() < 50_000_000, way + " took " + run.simulation().now());
            }
        }
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void whoIsStoppedAnswersAndSendsEverybodyHome(Way way) {
        Board board = positions(1).get(0);
        Leader<SearchResult> leader = leader(way, PLAY, table(), board, 20);
        List<String> sent = new ArrayList<>();
        Outbox outbox = collecting(sent);
        leader.ticked(0, outbox);
        leader.joined("slave@host", outbox);
        Job job = leader.job().orElseThrow();
        assertTrue(leader.answer().isEmpty());
        leader.stop(outbox);
        job.run(System::nanoTime);
        leader.ended(job, Optional.empty(), outbox);
        assertTrue(board.allows(leader.answer().orElseThrow().best()));
        assertTrue(sent.contains("end"));
        assertEquals(Optional.empty(), leader.job());
    }

    private static Outbox collecting(List<String> sent) {
        return new Outbox() {
            @Override
            public void send(Collection<String> peers, String message) {
                sent.add(message);
            }

            @Override
            public void bulk(Collection<String> peers, byte[] content) {}
        };
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void nonsenseChangesNothing(Way way) {
        for (Board board : positions(2)) {
            SharedRun run = run(way, board, DEPTH, MaterialEvaluator::new, 3, 1, Faults.NONE);
            run.simulation().join(0, "fool@host-9", new Fool(), 1);
            assertSound(way, board, DEPTH, new MaterialEvaluator(), run.answer());
        }
    }

    /** Says what nobody can understand to everybody. */
    private static final class Fool implements Peer {
        private static final List<String> NONSENSE = List.of(
                "", "\n\n", "hello", "result", "result 1", "result a b c d", "result 1 NaN 5 -", "result 1 4 NaN 9",
                "result 1 Infinity 5 -", "result 1 0.5 9 1-32", "task", "task 1 2", "task 1 -5 0 1 11-15",
                "task 1 4 NaN 0 11-15", "task 1 999 -1 1", "task 9 9 1-32", "drop", "drop x", "prune", "prune x",
                "none x", "window", "window 1 a b", "window NaN NaN x", "pass", "pass x", "pass 1\norder 1:x",
                "pass 2\nwindow NaN 1 8", "pass 3\ntask 1 2 1-32", "order 1:1", "want", "want fool@host-9 4",
                "want slave-0@host-0 x", "still x", "still 1", "failed 1", "back 1 NaN 1 -", "back 1 0.5 1 1-32",
                "of", "of slave-1@host-0 task 1 4 0 1");

        private final Set<String> others = new TreeSet<>();
        private int next;

        @Override
        public void joined(String peer, Outbox outbox) {
            others.add(peer);
        }

        @Override
        public void received(String from, String message, Outbox outbox) {}

        @Override
        public void ticked(long nanos, Outbox outbox) {
            outbox.send(others, NONSENSE.get(next++ % NONSENSE.size()));
            outbox.bulk(others, new byte[] {(byte) next, 1, 2, 3, 4});
        }
    }

    @Fast
    @Test
    void tasksAndResultsAreLines() {
        Board board = Board.START;
        DraughtsMove move = board.moves().get(0);
        BranchTask task = new BranchTask(3, 8, -0.125f, Float.POSITIVE_INFINITY, List.of(move));
        assertEquals(task, BranchTask.parse(task.line(), board));
        BranchResult result = new BranchResult(3, 0.25f, 1234, move.toString());
        assertEquals(result, BranchResult.parse(result.line()));
        assertThrows(NotationException.class, () -> BranchTask.parse("3 8 0 1 1-32", board));
        assertThrows(NotationException.class, () -> BranchTask.parse("3 8 1 1", board));
        assertThrows(NotationException.class, () -> BranchResult.parse("3 NaN 5 -"));
    }

    @Fast
    @ParameterizedTest
    @EnumSource
    void threadsFindTheSerialValueToo(Way way) throws Exception {
        for (Board board : positions(2)) {
            DraughtsPosition history = DraughtsPosition.of(board);
            Leader<SearchResult> leader = leader(way, EXACT, table(), board, DEPTH);
            HostState host = new HostState();
            TranspositionTable table = table();
            try (ThreadCrew crew = new ThreadCrew()) {
                crew.join(SharedRun.MASTER, leader);
                for (int i = 0; i < 3; i++) {
                    String name = SharedRun.slave(i);
                    crew.join(name, way.sharing.helper(
                            SearchTask.help(EXACT, MaterialEvaluator::new, table.shared(), history),
                            name, SharedRun.MASTER, host));
                }
                Await.until("the leader has an answer", () -> leader.answer().isPresent());
                assertSound(way, board, DEPTH, new MaterialEvaluator(), leader.answer().get());
            }
        }
    }
}
