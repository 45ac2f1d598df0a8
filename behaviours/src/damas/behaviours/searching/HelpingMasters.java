package damas.behaviours.searching;

import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Errands;
import damas.behaviours.conversation.Listening;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.knowing.HostKnowledge;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchStopped;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.distributed.SearchTask;
import damas.knowledge.search.distributed.TaskResult;
import damas.knowledge.search.distributed.TaskWorker;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Carried;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchResults;
import damas.ontology.words.SearchTasks;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.WakerBehaviour;
import jade.lang.acl.ACLMessage;
import java.util.Optional;

/**
 * A slave's side of shared searches: it takes part in a contract net and works for one master at a time. A master that
 * has gone, or has forgotten it, loses it.
 */
public final class HelpingMasters {
    /** How long a slave waits for its first task or the next one. */
    private static final int LEASE = 3000;

    private final Agent agent;
    private final Conversations conversations;
    private final Errands errands;
    private final Directory stewards;
    private Optional<Contract> contract = Optional.empty();
    private Optional<Ready> ready = Optional.empty();

    /** A search that this slave helps with. */
    private static final class Contract {
        private final HelpSearch terms;
        private final Request call;
        private final History history;
        private final StopSignal stop = new StopSignal();
        private boolean working;
        private int tasks;

        Contract(HelpSearch terms, Request call, History history) {
            this.terms = terms;
            this.call = call;
            this.history = history;
        }
    }

    /** A worker with its tables, for terms that come again and again. */
    private record Ready(HelpSearch terms, TaskWorker worker) {
        boolean fits(HelpSearch other) {
            return terms.evaluation().equals(other.evaluation()) && terms.search().equals(other.search());
        }
    }

    public HelpingMasters(Agent agent, Conversations conversations, Errands errands, Directory stewards) {
        this.agent = agent;
        this.conversations = conversations;
        this.errands = errands;
        this.stewards = stewards;
    }

    /** Makes the agent answer masters. */
    public void listen(Listening listening, Directory players) {
        listening.on(ACLMessage.CFP, HelpSearch.class, this::called);
        listening.on(ACLMessage.ACCEPT_PROPOSAL, SearchTasks.class, this::work);
        listening.onRequest(SearchTasks.class, this::work);
        players.with(new Directory.Listener() {
            @Override
            public void left(AID player, String service) {
                contract.filter(current -> current.call.sender().equals(player)).ifPresent(HelpingMasters.this::end);
            }
        });
    }

    /** What the slave is doing, for those who ask. */
    public String doing() {
        return contract.map(current -> "helps " + current.call.sender().getLocalName()).orElse("waits for a master");
    }

    private void called(Request call) {
        if (contract.isPresent()) {
            call.refuse(agent.getLocalName() + " " + doing());
            return;
        }
        HelpSearch terms = (HelpSearch) call.action();
        try {
            SearchPlans.settings(terms.search());
            Contract offered = new Contract(terms, call, Positions.history(terms.position()));
            contract = Optional.of(offered);
            call.onCancel(() -> end(offered));
            agent.addBehaviour(new Fetching(
                    agent,
                    conversations,
                    () -> stewards.all().stream().findFirst(),
                    terms.evaluation(),
                    () -> offer(offered),
                    reason -> {
                        contract = Optional.empty();
                        call.refuse(reason);
                    }));
        } catch (IllegalArgumentException e) {
            contract = Optional.empty();
            call.refuse(e.getMessage());
        }
    }

    private void offer(Contract offered) {
        if (contract.filter(current -> current == offered).isEmpty()) {
            return;
        }
        try {
            if (ready.filter(worker -> worker.fits(offered.terms)).isEmpty()) {
                ready = Optional.of(new Ready(
                        offered.terms,
                        new TaskWorker(new AlphaBeta(
                                SearchPlans.settings(offered.terms.search()),
                                HostKnowledge.here().evaluator(offered.terms.evaluation())))));
            }
            ready.get().worker().begin(offered.history);
            offered.call.propose(new Carried("ready"));
            watch(offered);
        } catch (NotationException e) {
            contract = Optional.empty();
            offered.call.refuse(e.getMessage());
        }
    }

    /** Lets the master go if it sends nothing for the length of the lease. */
    private void watch(Contract current) {
        int tasks = current.tasks;
        agent.addBehaviour(new WakerBehaviour(agent, LEASE) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onWake() {
                if (!current.working && current.tasks == tasks) {
                    end(current);
                }
            }
        });
    }

    private void work(Request request) {
        SearchTasks tasks = (SearchTasks) request.action();
        Contract current = contract.orElse(null);
        if (current == null || !current.terms.searchId().equals(tasks.searchId())
                || !current.call.sender().equals(request.sender())) {
            request.refuse("there is no contract for search " + tasks.searchId());
            return;
        }
        if (current.working) {
            request.refuse("one task at a time");
            return;
        }
        try {
            SearchTask task = SearchTask.parse(tasks.lines(), current.history.board());
            current.working = true;
            current.tasks++;
            TaskWorker worker = ready.orElseThrow().worker();
            SearchThread.run(() -> run(current, request, worker, task));
        } catch (NotationException e) {
            request.refuse(e.getMessage());
        }
    }

    private void run(Contract current, Request request, TaskWorker worker, SearchTask task) {
        try {
            TaskResult result = worker.work(task, new Budget(SearchLimits.NONE, current.stop, System::nanoTime));
            errands.execute(() -> {
                current.working = false;
                request.inform(new SearchResults(current.terms.searchId(), result.line()));
                watch(current);
            });
        } catch (SearchStopped e) {
            errands.execute(() -> {
                request.fail("cancelled");
                free(current);
            });
        } catch (RuntimeException | Error e) {
            errands.execute(() -> {
                request.fail("something went wrong: " + e);
                free(current);
            });
        }
    }

    /** The master needs this slave no more. A task that is under way ends first: the next search has its tables. */
    private void end(Contract current) {
        current.stop.raise();
        if (!current.working) {
            free(current);
        }
    }

    private void free(Contract current) {
        current.working = false;
        current.call.end();
        if (contract.filter(now -> now == current).isPresent()) {
            contract = Optional.empty();
        }
    }
}
