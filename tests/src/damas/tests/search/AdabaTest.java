package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Fen;
import damas.knowledge.game.Move;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.MaterialEvaluator;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableUse;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.BranchResult;
import damas.knowledge.search.distributed.BranchTask;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.adaba.EdgeMaster;
import damas.knowledge.search.distributed.adaba.EdgeSettings;
import damas.knowledge.search.distributed.adaba.EdgeSharing;
import damas.knowledge.search.distributed.adaba.EdgeSlave;
import damas.knowledge.search.distributed.simulation.Faults;
import damas.knowledge.search.distributed.threads.ThreadCrew;
import damas.tests.Fast;
import damas.tests.Slow;
import damas.tests.game.Positions;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** ADABA V4 gives the serial search's value, whatever the number of slaves and whatever happens to them. */
class AdabaTest {
    private static final int DEPTH = 8;
    private static final int SCHEDULES = Integer.getInteger("damas.schedules", 1000);
    private static final SearchSettings EXACT = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withTable(1 << 14, TableUse.EXACT)
            .withHistoryHeuristic(true);

    /** Small tasks, so that a shallow search has many. */
    private static final EdgeSettings SMALL = new EdgeSettings(4, 2, 0.01f, 20, 100, 2, 2, 1);

    private static List<Board> positions(int count) {
        Positions positions = new Positions(Positions.SEED);
        return Stream.generate(positions::fromGame).filter(board -> board.moveCount() > 1).limit(count).toList();
    }

    private static TranspositionTable table() {
        return new TranspositionTable(EXACT.tableEntries(), EXACT.tableUse());
    }

    private static SearchResult serial(Board board, int depth, Evaluator evaluator) {
        return Search.of(EXACT.withDeepening(2, 2), evaluator).search(History.of(board), SearchLimits.depth(depth));
    }

    private static void assertSame(Board board, int depth, Evaluator evaluator, SearchResult result) {
        SearchResult serial = serial(board, depth, evaluator);
        assertEquals(serial.value(), result.value(), Fen.format(board));
        // the move must be worth the value
        AlphaBeta alone = new AlphaBeta(EXACT, evaluator);
        assertTrue(board.allows(result.best()));
        if (result.depth() > 0) {
            SearchResult move =
                    alone.search(History.of(board), List.of(result.best()), result.depth(), Budget.unlimited());
            assertEquals(result.value(), move.value(), Fen.format(board));
        }
    }

    private static SharedRun run(
            Board board, int depth, Supplier<Evaluator> judge, int slaves, long seed, Faults faults) {
        return new SharedRun(new EdgeSharing(SMALL), EXACT, judge, board, depth, slaves, seed, faults);
    }

    @Fast
    @Test
    void realPositionsHaveTheSerialValueAtEveryNumberOfSlaves() {
        for (Board board : positions(12)) {
            for (int slaves : new int[] {0, 1, 2, 3, 5, 9, 17}) {
                assertSame(board, DEPTH, new MaterialEvaluator(),
                        run(board, DEPTH, MaterialEvaluator::new, slaves, 1, Faults.NONE).answer());
            }
        }
    }

    @Fast
    @Test
    void randomTreesHaveTheSerialValueAtEveryNumberOfSlaves() {
        int seed = 0;
        for (Board board : positions(12)) {
            Evaluator judge = Judges.random(++seed);
            for (int slaves : new int[] {1, 2, 4, 13}) {
                assertSame(board, DEPTH, judge, run(board, DEPTH, () -> judge, slaves, 1, Faults.NONE).answer());
            }
        }
    }

    @Fast
    @Test
    void aSeedRepeatsARunExactly() {
        Board board = positions(1).get(0);
        Faults faults = new Faults(0.05, 0.05, 0.1, 5_000_000);
        SharedRun first = run(board, DEPTH, MaterialEvaluator::new, 6, 7, faults);
        SharedRun second = run(board, DEPTH, MaterialEvaluator::new, 6, 7, faults);
        assertEquals(first.answer(), second.answer());
        assertEquals(first.simulation().now(), second.simulation().now());
        assertEquals(first.ofSlaves(), second.ofSlaves());
    }

    @Slow
    @Test
    void noFaultMakesItWrongOrSilent() {
        List<Board> boards = positions(20);
        for (int seed = 0; seed < SCHEDULES; seed++) {
            Random random = new Random(seed);
            Board board = boards.get(random.nextInt(boards.size()));
            int slaves = random.nextInt(6);
            Evaluator judge = Judges.random(seed % 7);
            SharedRun run = run(board, 6, () -> judge, slaves, seed, new Faults(
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
                run.join(random.nextInt(10_000_000), slaves + i, run.table(), 1 + random.nextInt(10));
            }
            SearchResult result = run.answer();
            assertEquals(serial(board, 6, judge).value(), result.value(), "seed " + seed);
            assertTrue(board.allows(result.best()), "seed " + seed);
        }
    }

    @Fast
    @Test
    @Timeout(60)
    void threadsFindTheSerialValueToo() throws InterruptedException {
        for (Board board : positions(6)) {
            History history = History.of(board);
            EdgeMaster master =
                    new EdgeMaster(EXACT, SMALL, MaterialEvaluator::new, table(), history, SearchLimits.depth(DEPTH));
            TranspositionTable table = table();
            try (ThreadCrew crew = new ThreadCrew()) {
                crew.join(SharedRun.MASTER, master);
                for (int i = 0; i < 3; i++) {
                    String name = SharedRun.slave(i);
                    Helper slave = new EdgeSlave(name, EXACT, new MaterialEvaluator(), table.shared());
                    slave.begin(history, SharedRun.MASTER);
                    crew.join(name, slave);
                }
                while (master.answer().isEmpty()) {
                    Thread.sleep(1);
                }
                assertSame(board, DEPTH, new MaterialEvaluator(), master.answer().get());
            }
        }
    }

    @Fast
    @Test
    void tasksAndResultsAreLines() {
        Board board = Board.START;
        Move move = board.moves().get(0);
        BranchTask task = new BranchTask(3, 8, -0.125f, Float.POSITIVE_INFINITY, List.of(move));
        assertEquals(task, BranchTask.parse(task.line(), board));
        BranchResult result = new BranchResult(3, 0.25f, 1234, move.toString());
        assertEquals(result, BranchResult.parse(result.line()));
        assertThrows(NotationException.class, () -> BranchTask.parse("3 8 0 1 1-32", board));
        assertThrows(NotationException.class, () -> BranchResult.parse("3 NaN 5 -"));
    }
}
