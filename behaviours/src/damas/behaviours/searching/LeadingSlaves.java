package damas.behaviours.searching;

import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Errands;
import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.knowledge.game.Board;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.History;
import damas.knowledge.search.distributed.Crew;
import damas.knowledge.search.distributed.SearchTask;
import damas.knowledge.search.distributed.SharedSearch;
import damas.knowledge.search.distributed.TaskResult;
import damas.ontology.meaning.Positions;
import damas.ontology.words.Evaluation;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchResults;
import damas.ontology.words.SearchTasks;
import jade.content.AgentAction;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import jade.core.behaviours.WakerBehaviour;
import jade.domain.FIPANames;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * A master's side of a shared search: the caller in a contract net. It calls all slaves for proposals, gives whoever
 * proposes one task at a time, and lets them all go in the end. The search itself runs on another thread and never
 * waits for slaves.
 */
public final class LeadingSlaves implements Crew {
    /** How many milliseconds a search goes on alone: one that is over by then needs no help. */
    private static final int PATIENCE = 10;

    /** How many milliseconds after the search a slave may still answer the call. */
    private static final int LINGER = 5000;

    private static final Logger LOG = LogManager.getLogger(LeadingSlaves.class);

    private final Agent agent;
    private final Conversations conversations;
    private final Errands errands;
    private final Directory slaves;
    private final Evaluation evaluation;
    private final SearchPlan plan;
    private volatile Contracts contracts;

    public LeadingSlaves(
            Agent agent,
            Conversations conversations,
            Errands errands,
            Directory slaves,
            Evaluation evaluation,
            SearchPlan plan) {
        this.agent = agent;
        this.conversations = conversations;
        this.errands = errands;
        this.slaves = slaves;
        this.evaluation = evaluation;
        this.plan = plan;
    }

    @Override
    public void begin(SharedSearch search, History history) {
        Contracts begun = new Contracts(search, history);
        contracts = begun;
        errands.execute(() -> agent.addBehaviour(new WakerBehaviour(agent, PATIENCE) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onWake() {
                begun.call();
            }
        }));
    }

    @Override
    public void assign(String slave, SearchTask task) {
        Contracts current = contracts;
        errands.execute(() -> current.assign(slave, task));
    }

    @Override
    public void end() {
        errands.execute(contracts::end);
    }

    /** The contracts of one search. All but its making happens on the agent's thread. */
    private final class Contracts extends SimpleBehaviour {
        private static final long serialVersionUID = 1;

        private final transient SharedSearch search;
        private final transient History history;
        private final String conversation = UUID.randomUUID().toString().substring(0, 13);
        private final transient Map<String, AID> hired = new LinkedHashMap<>();
        private final transient Map<String, AID> employed = new LinkedHashMap<>();
        private transient MessageTemplate template;
        private int unanswered;
        private int working;
        private long ended;
        private boolean over;

        Contracts(SharedSearch search, History history) {
            super(agent);
            this.search = search;
            this.history = history;
        }

        void call() {
            Collection<AID> known = slaves.all();
            if (over || known.isEmpty()) {
                over = true;
                return;
            }
            unanswered = known.size();
            template = conversations.open(conversation);
            agent.addBehaviour(this);
            HelpSearch help = new HelpSearch(conversation, Positions.of(history), evaluation, plan);
            known.forEach(slave -> send(ACLMessage.CFP, slave, help));
        }

        @Override
        public void action() {
            ACLMessage message = agent.receive(template);
            if (over) {
                linger(message);
                return;
            }
            if (message == null) {
                block();
                return;
            }
            hear(message);
        }

        private void hear(ACLMessage message) {
            String slave = message.getSender().getName();
            switch (message.getPerformative()) {
                case ACLMessage.PROPOSE -> {
                    unanswered--;
                    hired.put(slave, message.getSender());
                    search.joined(slave);
                }
                case ACLMessage.INFORM -> {
                    working--;
                    answer(slave, message);
                }
                case ACLMessage.REFUSE -> unanswered--;
                case ACLMessage.AGREE -> { }
                default -> {
                    working--;
                    LOG.debug("{} has lost {}: {}", agent.getLocalName(), slave, Speech.reason(agent, message));
                    search.left(slave);
                }
            }
        }

        private void answer(String slave, ACLMessage message) {
            try {
                if (Speech.content(agent, message) instanceof SearchResults results && hired.containsKey(slave)) {
                    Board root = history.board();
                    for (String line : results.lines().split("\n")) {
                        search.answered(slave, TaskResult.parse(line, root));
                    }
                }
            } catch (NotUnderstood | NotationException e) {
                LOG.warn("{} gave {} a strange result: {}", slave, agent.getLocalName(), e.getMessage());
                search.left(slave);
            }
        }

        void assign(String slave, SearchTask task) {
            if (!over) {
                working++;
                boolean first = employed.put(slave, hired.get(slave)) == null;
                send(
                        first ? ACLMessage.ACCEPT_PROPOSAL : ACLMessage.REQUEST,
                        hired.get(slave),
                        new SearchTasks(conversation, task.line()));
            }
        }

        /** Nobody is needed any more; those who answer the call now hear it too. */
        private void linger(ACLMessage message) {
            if (message == null) {
                block(LINGER);
            } else if (message.getPerformative() == ACLMessage.PROPOSE) {
                unanswered--;
                send(ACLMessage.REJECT_PROPOSAL, message.getSender(), new SearchTasks(conversation, ""));
            } else if (message.getPerformative() == ACLMessage.REFUSE) {
                unanswered--;
            } else if (message.getPerformative() != ACLMessage.AGREE) {
                working--;
            }
        }

        void end() {
            if (!over) {
                over = true;
                ended = System.currentTimeMillis();
                hired.forEach((name, slave) -> send(
                        employed.containsKey(name) ? ACLMessage.CANCEL : ACLMessage.REJECT_PROPOSAL,
                        slave,
                        new SearchTasks(conversation, "")));
                restart();
            }
        }

        private void send(int performative, AID slave, AgentAction action) {
            ACLMessage message = Speech.action(
                    performative, FIPANames.InteractionProtocol.FIPA_CONTRACT_NET, agent, slave, action);
            message.setConversationId(conversation);
            Speech.send(agent, message);
        }

        @Override
        public boolean done() {
            boolean done = over
                    && (unanswered + working <= 0 || System.currentTimeMillis() - ended >= LINGER);
            if (done) {
                conversations.close(conversation);
            }
            return done;
        }
    }
}
