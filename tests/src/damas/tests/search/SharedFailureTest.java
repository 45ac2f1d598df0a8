package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.EventLoop;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.simulation.Costs;
import damas.knowledge.sharing.simulation.Faults;
import damas.knowledge.sharing.simulation.Simulation;
import damas.knowledge.sharing.threads.ThreadCrew;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A failure in a shared search is never lost and never tried again, and the search ends with what it knows. */
@Fast
class SharedFailureTest {
    private static final String LEADER = "leader@host";
    private static final String HELPER = "helper@host-1";
    private static final int DEPTH = 8;
    private static final long FOREVER = 3_600_000_000_000L;
    private static final Board BOARD = ArchivePositions.BOARDS.get(0);
    private static final SearchSettings SETTINGS =
            SearchSettings.ALPHA_BETA.withTable(1 << 14, TableUse.EXACT).withDeepening(2, 2);

    private static SortedSet<String> ways() {
        return Sharings.names();
    }

    private static SearchTask task(Supplier<Evaluator> evaluators) {
        return new SearchTask(SETTINGS, evaluators, new TranspositionTable(1 << 14, TableUse.EXACT),
                DraughtsPosition.of(BOARD), Budget.depth(DEPTH));
    }

    private static Leader<SearchResult> leader(String way, Supplier<Evaluator> evaluators) {
        return Sharings.named(way).orElseThrow().leader(task(evaluators), new HostState());
    }

    private static Peer helper(String way, Supplier<Evaluator> evaluators) {
        return Sharings.named(way).orElseThrow().helper(task(evaluators), HELPER, LEADER, new HostState());
    }

    /** An evaluator that fails with an error from its first value on. */
    private static Supplier<Evaluator> failing() {
        return () -> new Judge((board, agent) -> {
            throw new StackOverflowError("the evaluator fails");
        });
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aLeaderWhoseJobFailsAnswersAtOnce(String way) {
        Leader<SearchResult> leader = leader(way, failing());
        Simulation simulation = new Simulation(1, Costs.JADE_ON_A_LAN, Faults.NONE);
        simulation.join(0, LEADER, leader, 1);
        assertTrue(simulation.run(() -> leader.answer().isPresent(), FOREVER));
        simulation.close();
        assertTrue(BOARD.allows(leader.answer().orElseThrow().best()));
        assertEquals(1, simulation.failures().size(), "it was tried again");
        assertEquals("the evaluator fails", simulation.failures().get(0).getMessage());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aHelperWhoseJobFailsIsLostAndTheLeaderAnswers(String way) {
        Leader<SearchResult> leader = leader(way, MaterialEvaluator::new);
        Simulation simulation = new Simulation(1, Costs.JADE_ON_A_LAN, Faults.NONE);
        simulation.join(0, LEADER, leader, 1);
        simulation.join(0, HELPER, helper(way, failing()), 1);
        assertTrue(simulation.run(() -> leader.answer().isPresent(), FOREVER));
        simulation.close();
        assertEquals(DEPTH, leader.answer().orElseThrow().depth());
        assertTrue(simulation.failures().size() <= 1, "it was tried again");
    }

    /** A peer that fails in events, and counts what it is told. */
    private static final class Failing implements Peer {
        private final CountDownLatch left = new CountDownLatch(1);
        private final List<String> heard = new ArrayList<>();
        private Optional<Throwable> ofJob = Optional.empty();
        private Optional<Job> job = Optional.empty();

        @Override
        public void received(String from, String message, Outbox outbox) {
            heard.add(message);
            if (message.equals("fail")) {
                throw new StackOverflowError("an event fails");
            }
        }

        @Override
        public void ticked(long nanos, Outbox outbox) {}

        @Override
        public void left(String peer, Outbox outbox) {
            left.countDown();
        }

        @Override
        public Optional<Job> job() {
            return job;
        }

        @Override
        public void ended(Job ended, Optional<Throwable> failure, Outbox outbox) {
            ofJob = failure;
        }
    }

    /** Keeps what a loop asks of its driver. */
    private static final class Recorder implements EventLoop.Driver {
        private final List<Job> started = new ArrayList<>();
        private final List<Throwable> failures = new ArrayList<>();

        @Override
        public void send(Collection<String> peers, String message) {}

        @Override
        public void bulk(Collection<String> peers, byte[] content) {}

        @Override
        public void start(Job job) {
            started.add(job);
        }

        @Override
        public void failed(Throwable cause) {
            failures.add(cause);
        }
    }

    /** A job that fails at once. */
    private static final class FailingJob implements Job {
        @Override
        public void run(LongSupplier nanoClock) {
            throw new IllegalStateException("a job fails");
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public String words() {
            return "nothing";
        }
    }

    @Test
    void anErrorInAnEventIsReportedOnceAndEndsThePeer() {
        Failing peer = new Failing();
        Recorder driver = new Recorder();
        EventLoop loop = new EventLoop(HELPER, peer, driver);
        loop.take(1, () -> peer.received(LEADER, "fail", driver));
        loop.take(2, () -> peer.received(LEADER, "hello", driver));
        assertEquals(List.of("fail"), peer.heard);
        assertEquals(1, driver.failures.size());
        assertEquals("an event fails", driver.failures.get(0).getMessage());
        assertTrue(loop.hasFailed());
    }

    @Test
    void aJobThatFailsIsNotStartedAgain() {
        Failing peer = new Failing();
        Recorder driver = new Recorder();
        EventLoop loop = new EventLoop(HELPER, peer, driver);
        peer.job = Optional.of(new FailingJob());
        loop.take(1, () -> { });
        Job job = driver.started.get(0);
        Optional<Throwable> failure = EventLoop.run(job, System::nanoTime);
        loop.take(2, () -> loop.ended(job, failure));
        loop.take(3, () -> { });
        assertSame(failure.orElseThrow(), peer.ofJob.orElseThrow());
        assertEquals(List.of(failure.get()), driver.failures);
        assertEquals(1, driver.started.size());
    }

    @Test
    void otherThreadsLearnThatAPeerHasFailed() throws InterruptedException {
        Failing watcher = new Failing();
        Failing failing = new Failing();
        failing.job = Optional.of(new FailingJob());
        try (ThreadCrew crew = new ThreadCrew()) {
            crew.join(LEADER, watcher);
            crew.join(HELPER, failing);
            assertTrue(watcher.left.await(30, TimeUnit.SECONDS));
        }
    }
}
