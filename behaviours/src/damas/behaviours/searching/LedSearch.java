package damas.behaviours.searching;

import damas.behaviours.knowing.HostKnowledge;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchEngine;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.game.Position;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.SharedSearch;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Evaluation;
import damas.ontology.words.GamePosition;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchPlan;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/**
 * A search of draughts that an agent leads and slaves share, as an engine. The leader runs on a {@link PeerThread} and
 * answers with slaves or without; no other thread waits for it.
 */
public final class LedSearch implements Engine {
    /** What a leader may take beyond its time: then what it knows must do. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    /** The depth of the iteration that comes before all others, in plies. */
    private static final int GLANCE_DEPTH = 2;

    /**
     * A shorter search is not shared: to hire slaves takes several messages, and a slave on this machine takes a core
     * from the agents that carry the answer. With two cores and 20 ms for a move the first report then comes after
     * 13 ms instead of 6 ms (docs/results.md).
     */
    private static final Duration SHORTEST_SHARED = Duration.ofMillis(75);

    private final LeadingSlaves slaves;
    private final SharedSearch<SearchTask, SearchResult> sharing;
    private final SearchSettings settings;
    private final Evaluation evaluation;
    private final SearchPlan plan;
    private final GameMemory memory;
    private volatile Led running;

    /**
     * @param plan a plan that is shared
     */
    public LedSearch(LeadingSlaves slaves, Evaluation evaluation, SearchPlan plan) {
        this.slaves = slaves;
        this.evaluation = evaluation;
        this.plan = plan;
        sharing = SearchPlans.sharing(plan).orElseThrow();
        settings = SearchPlans.settings(plan);
        memory = new GameMemory(settings.tableUse());
    }

    @Override
    public void newGame() {
        // the memory notices by itself that a position belongs to another game
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        DraughtsPosition history = EnglishDraughts.of(position);
        if (history.board().moves().size() < 2) {
            // no choice, or no move: as every search deals with it
            return new SearchEngine(
                            Search.of(settings, new MaterialEvaluator()), settings.budget(), SearchThread::runPromptly)
                    .think(position, limits, listener);
        }
        Led led = new Led(history, limits.budget(settings.budget(), history.turn()), listener);
        running = led;
        led.begin();
        return led.stop::raise;
    }

    @Override
    public void close() {
        Led last = running;
        if (last != null) {
            last.stop.raise();
            last.ended.join();
        }
    }

    /** One search. */
    private final class Led {
        private final DraughtsPosition history;
        private final Budget limits;
        private final StopSignal stop = new StopSignal();
        private final Listener listener;
        private final HelpSearch terms;
        private final PeerThread thread;
        private final CompletableFuture<SearchResult> answer = new CompletableFuture<>();
        private final CompletableFuture<Void> ended = new CompletableFuture<>();
        private final long start = System.nanoTime();

        // of the thread
        private Leader<SearchResult> leader;
        private SearchResult first;
        private int told;
        private boolean stopped;
        private long deadline;

        Led(DraughtsPosition history, Budget limits, Listener listener) {
            this.history = history;
            this.limits = limits;
            this.listener = listener;
            String id = UUID.randomUUID().toString().substring(0, 13);
            GamePosition position = Positions.of(history);
            GameMemory.Entries entries = memory.entries(position);
            terms = new HelpSearch(id, slaves.name(), position, evaluation, plan, entries.table(), entries.age());
            thread = new PeerThread(
                    slaves.agent(), id, slaves.name(), slaves.name(), this::lead, this::look, this::failed);
            long time = limits.time().toNanos();
            deadline = time < Long.MAX_VALUE / 4 ? time + GRACE.toNanos() : Long.MAX_VALUE;
        }

        private Duration time() {
            return Duration.ofNanos(System.nanoTime() - start);
        }

        private void end(SearchResult result, Throwable failure) {
            thread.close();
            slaves.end(terms.searchId());
            try {
                if (failure == null) {
                    listener.answered(result.report(time()));
                } else {
                    listener.failed("the search failed: " + failure, failure);
                }
            } finally {
                ended.complete(null);
            }
        }

        /**
         * Reports a first, shallow iteration that needs no table and no slave: a move of 20 ms has an iteration even if
         * the table of the search must be made first.
         */
        private void glance() {
            first = Search.of(
                            settings.withTable(0, settings.tableUse()), HostKnowledge.here().evaluator(evaluation))
                    .search(
                            history,
                            limits.withDepth(Math.min(GLANCE_DEPTH, limits.depth())),
                            stop,
                            (found, time) -> listener.report(found.report(time)));
            told = first.depth();
        }

        void begin() {
            thread.limit(limits.time());
            thread.start();
            if (limits.time().compareTo(SHORTEST_SHARED) >= 0) {
                slaves.begin(terms, thread);
            }
            // only now: the end of a search that is over already must come after its beginning, or slaves stay hired
            answer.whenComplete(this::end);
        }

        /** Answers; without an iteration of the shared search the first glance is the answer. */
        private void answer(SearchResult shared) {
            answer.complete(shared.depth() > 0 ? shared : first);
        }

        private Leader<SearchResult> lead() {
            glance();
            leader = sharing.leader(
                    new SearchTask(
                            settings,
                            () -> HostKnowledge.here().evaluator(evaluation),
                            HostTables.here().of(terms).table(),
                            history,
                            limits),
                    HostTables.here().state(terms.searchId()));
            return leader;
        }

        /** Answers with the best result so far; the search failed if it has no leader. */
        private void failed(Throwable cause) {
            if (leader == null) {
                answer.completeExceptionally(cause);
            } else {
                answer(leader.soFar());
            }
        }

        /** After each event: is there news, or the answer? */
        private void look() {
            Duration time = time();
            SearchResult found = leader.soFar();
            if (found.depth() > told) {
                told = found.depth();
                listener.report(found.report(time));
            }
            if (stop.isRaised() && !stopped) {
                stopped = true;
                deadline = Math.min(deadline, time.plus(GRACE).toNanos());
                leader.stop(thread);
            }
            if (leader.answer().isPresent()) {
                answer(leader.answer().get());
            } else if (thread.isClosed() || time.toNanos() > deadline) {
                answer(found);
            }
        }
    }
}
