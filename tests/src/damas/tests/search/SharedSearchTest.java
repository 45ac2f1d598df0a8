package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Move;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.History;
import damas.knowledge.search.MaterialEvaluator;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableUse;
import damas.knowledge.search.distributed.Crew;
import damas.knowledge.search.distributed.SearchTask;
import damas.knowledge.search.distributed.SharedSearch;
import damas.knowledge.search.distributed.TaskResult;
import damas.knowledge.search.distributed.TaskWorker;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A search that slaves share, with slaves of several kinds. */
@Fast
class SharedSearchTest {
    private static final int DEPTH = 7;
    private static final SearchSettings EXACT = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withTable(1 << 14, TableUse.EXACT)
            .withLimits(SearchLimits.depth(DEPTH));

    private static List<Board> positions() {
        Positions positions = new Positions(Positions.SEED);
        return Stream.generate(positions::fromGame).filter(board -> board.moveCount() > 1).limit(25).toList();
    }

    /** Slaves on threads of their own. */
    private static final class Threads implements Crew {
        private final int slaves;
        private final AtomicInteger tasks = new AtomicInteger();
        private List<BlockingQueue<SearchTask>> queues = List.of();

        Threads(int slaves) {
            this.slaves = slaves;
        }

        @Override
        public void begin(SharedSearch search, History history) {
            queues = Stream.generate(() -> (BlockingQueue<SearchTask>) new LinkedBlockingQueue<SearchTask>())
                    .limit(slaves)
                    .toList();
            IntStream.range(0, slaves).forEach(i -> slave(search, history, i).start());
        }

        private Thread slave(SharedSearch search, History history, int number) {
            BlockingQueue<SearchTask> queue = queues.get(number);
            Thread thread = new Thread(() -> {
                TaskWorker worker = new TaskWorker(new AlphaBeta(EXACT, new MaterialEvaluator()));
                worker.begin(history);
                search.joined("slave-" + number);
                try {
                    for (SearchTask task = queue.take(); task.depth() > 0; task = queue.take()) {
                        search.answered("slave-" + number, worker.work(task, Budget.unlimited()));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            thread.setDaemon(true);
            return thread;
        }

        @Override
        public void assign(String slave, SearchTask task) {
            tasks.incrementAndGet();
            queues.get(Integer.parseInt(slave.substring("slave-".length()))).add(task);
        }

        @Override
        public void end() {
            queues.forEach(queue -> queue.add(new SearchTask(-1, 0, 0, new Move(0))));
        }
    }

    @Test
    void findsTheValueThatOneSearcherFinds() {
        Search serial = Search.of(EXACT, new MaterialEvaluator());
        Threads crew = new Threads(3);
        SharedSearch shared = new SharedSearch(EXACT, new MaterialEvaluator(), crew);
        for (Board board : positions()) {
            SearchResult expected = serial.search(History.of(board), EXACT.limits());
            SearchResult found = shared.search(History.of(board), EXACT.limits());
            assertEquals(expected.value(), found.value(), "seed " + Positions.SEED + ", " + board);
            assertEquals(expected.depth(), found.depth());
            assertTrue(board.allows(found.best()));
        }
        assertTrue(crew.tasks.get() > 0, "no slave had anything to do");
    }

    @Test
    void needsNoSlaves() {
        SharedSearch alone = new SharedSearch(EXACT, new MaterialEvaluator(), new Threads(0));
        Search serial = Search.of(EXACT, new MaterialEvaluator());
        for (Board board : positions()) {
            SearchResult expected = serial.search(History.of(board), EXACT.limits());
            assertEquals(expected.value(), alone.search(History.of(board), EXACT.limits()).value());
        }
    }

    /** Slaves that take a task and are never heard of again, or send what nobody asked for. */
    private static final class Rubbish implements Crew {
        private SharedSearch search;
        private int assigned;

        @Override
        public void begin(SharedSearch begun, History history) {
            search = begun;
            search.joined("silent");
            search.joined("liar");
        }

        @Override
        public void assign(String slave, SearchTask task) {
            assigned++;
            if (slave.equals("liar")) {
                List<Move> other = Board.START.moves().stream().filter(move -> !move.equals(task.move())).toList();
                search.answered(slave, new TaskResult(task.id(), 500, 1, other.subList(0, 1)));
                search.answered(slave, new TaskResult(task.id() + 10_000, 500, 1, List.of(task.move())));
                search.answered(slave, new TaskResult(-1, 500, 1, List.of()));
                search.left("liar");
            }
        }

        @Override
        public void end() {
            // they do not care
        }
    }

    @Test
    void isNotHeldUpOrMisledByBadSlaves() {
        Rubbish crew = new Rubbish();
        SharedSearch shared = new SharedSearch(EXACT, new MaterialEvaluator(), crew);
        SearchResult found = shared.search(History.of(Board.START), EXACT.limits());
        SearchResult expected =
                Search.of(EXACT, new MaterialEvaluator()).search(History.of(Board.START), EXACT.limits());
        assertEquals(expected.value(), found.value());
        assertEquals(DEPTH, found.depth());
        assertTrue(crew.assigned > 1);
    }

    @Test
    void endsInTimeWithTheLastCompleteIteration() {
        SharedSearch shared = new SharedSearch(EXACT, new MaterialEvaluator(), new Threads(2));
        SearchResult found =
                shared.search(History.of(Board.START), SearchLimits.time(Duration.ofMillis(100)));
        assertTrue(found.depth() > 2 && found.depth() < 40, found.toString());
        assertTrue(Board.START.allows(found.best()));
    }

    @Test
    void tasksAndResultsAreLines() {
        Board board = Board.START;
        Move move = board.moves().get(2);
        SearchTask task = new SearchTask(3, 8, -0.125f, move);
        assertEquals(task, SearchTask.parse(task.line(), board));
        TaskResult result = new TaskResult(3, 0.25f, 1234, List.of(move, board.play(move).moves().get(0)));
        assertEquals(result, TaskResult.parse(result.line(), board));
        for (String rubbish : List.of("", "3", "3 8 x 11-15", "3 8 0 11-25", "a b c d", "3 8 0 11-15 22-18 ?")) {
            assertThrows(NotationException.class, () -> SearchTask.parse(rubbish, board), rubbish);
            assertThrows(NotationException.class, () -> TaskResult.parse(rubbish, board), rubbish);
        }
    }
}
