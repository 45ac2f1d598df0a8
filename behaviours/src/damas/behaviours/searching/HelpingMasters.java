package damas.behaviours.searching;

import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Listening;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.knowing.HostKnowledge;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Needed;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchCrew;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.Optional;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * A slave's side of shared searches: it takes part in a contract net and helps one master at a time. A master that has
 * gone, or has forgotten it, loses it.
 */
public final class HelpingMasters {
    /** How many milliseconds a master may be silent; it gives a sign of life every second. */
    private static final int LEASE = 4000;

    private static final Logger LOG = LogManager.getLogger(HelpingMasters.class);

    private final Agent agent;
    private final Conversations conversations;
    private final Directory stewards;
    private Optional<Contract> contract = Optional.empty();

    public HelpingMasters(Agent agent, Conversations conversations, Directory stewards) {
        this.agent = agent;
        this.conversations = conversations;
        this.stewards = stewards;
    }

    /** Makes the agent answer masters. */
    public void listen(Listening listening, Directory players) {
        listening.on(ACLMessage.CFP, HelpSearch.class, this::called);
        players.with(new Directory.Listener() {
            @Override
            public void left(AID player, String service) {
                contract.filter(current -> current.master().equals(player)).ifPresent(Contract::end);
            }
        });
    }

    /** What the slave is doing, for those who ask. */
    public String doing() {
        return contract.map(current -> "helps " + current.master().getLocalName()
                        + current.helper.map(helping -> ": " + helping.words()).orElse(""))
                .orElse("waits for a master");
    }

    private void called(Request call) {
        if (contract.isPresent()) {
            call.refuse(agent.getLocalName() + " " + doing());
            return;
        }
        HelpSearch terms = (HelpSearch) call.action();
        try {
            check(call, terms);
            Contract offered = new Contract(
                    call,
                    terms,
                    SearchPlans.sharing(terms.search())
                            .orElseThrow(() -> new NotationException("a serial search needs no help")),
                    SearchPlans.settings(terms.search()),
                    EnglishDraughts.of(Positions.position(terms.position())));
            contract = Optional.of(offered);
            agent.addBehaviour(offered);
            agent.addBehaviour(new Fetching(
                    agent,
                    conversations,
                    () -> stewards.all().stream().findFirst(),
                    Needed.by(terms.evaluation()),
                    offered::offer,
                    offered::refuse));
        } catch (IllegalArgumentException e) {
            call.refuse(e.getMessage());
        }
    }

    private static void check(Request call, HelpSearch terms) {
        if (!terms.searchId().equals(call.conversation())) {
            throw new NotationException("the search and its conversation must have one name");
        }
        if (!PeerThread.agentName(terms.leader()).equals(call.sender().getLocalName())) {
            throw new NotationException("who calls for help must lead the search");
        }
        if (terms.age() < 1 || terms.age() > TranspositionTable.LAST_AGE) {
            throw new NotationException("entries cannot be " + terms.age() + " old");
        }
    }

    /** A search that this slave helps with. It hears all that is said in the search's conversation. */
    private final class Contract extends SimpleBehaviour {
        private static final long serialVersionUID = 1;

        private final transient Request call;
        private final transient HelpSearch terms;
        private final transient SharedSearch<SearchTask, SearchResult> sharing;
        private final transient SearchSettings settings;
        private final transient DraughtsPosition history;
        private final transient MessageTemplate template;
        private transient Optional<PeerThread> thread = Optional.empty();
        private transient volatile Optional<HelperAtWork> helper = Optional.empty();
        private transient volatile Optional<Throwable> failure = Optional.empty();
        private long heard = System.currentTimeMillis();
        private boolean over;

        Contract(
                Request call,
                HelpSearch terms,
                SharedSearch<SearchTask, SearchResult> sharing,
                SearchSettings settings,
                DraughtsPosition history) {
            super(agent);
            this.call = call;
            this.terms = terms;
            this.sharing = sharing;
            this.settings = settings;
            this.history = history;
            template = conversations.open(call.conversation());
        }

        AID master() {
            return call.sender();
        }

        /** What it takes to help is here. */
        void offer() {
            if (over) {
                return;
            }
            try {
                HostTables.Shared shared = HostTables.here().of(terms);
                String name = shared.place()
                        .map(place -> PeerThread.peerName(agent, place))
                        .orElseGet(() -> PeerThread.peerName(agent));
                Evaluator evaluator = HostKnowledge.here().evaluator(terms.evaluation());
                PeerThread helping = new PeerThread(
                        agent,
                        terms.searchId(),
                        name,
                        terms.leader(),
                        () -> help(name, evaluator, shared.table()),
                        () -> { },
                        this::failed);
                thread = Optional.of(helping);
                helping.start();
                heard = System.currentTimeMillis();
                call.propose(new SearchCrew(terms.searchId(), name));
            } catch (NotationException e) {
                refuse(e.getMessage());
            }
        }

        private Peer help(String name, Evaluator evaluator, TranspositionTable table) {
            HelperAtWork made = new HelperAtWork(sharing.helper(
                    SearchTask.help(settings, () -> evaluator, table, history),
                    name,
                    terms.leader(),
                    HostTables.here().state(terms.searchId())));
            helper = Optional.of(made);
            return made;
        }

        /** Takes a failure of the helper, on the helper's thread: the agent tells the master. */
        private void failed(Throwable cause) {
            failure = Optional.of(cause);
            restart();
        }

        void refuse(String reason) {
            if (!over) {
                call.refuse(reason);
                end();
                // closed, not left: the master calls again in this conversation, and a left one drops what comes
                conversations.rejoin(call.conversation());
            }
        }

        @Override
        public void action() {
            if (over) {
                return;
            }
            if (failure.isPresent()) {
                call.fail(agent.getLocalName() + " failed: " + failure.get() + "; its log has more");
                end();
                return;
            }
            ACLMessage message = agent.receive(template);
            if (message != null) {
                hear(message);
                return;
            }
            long left = heard + LEASE - System.currentTimeMillis();
            if (left <= 0 && thread.isPresent()) {
                LOG.debug("{} has heard nothing from {}", agent.getLocalName(), master().getLocalName());
                end();
            } else {
                block(Math.max(left, 1));
                if (failure.isPresent()) {
                    // it failed between the look and the block
                    restart();
                }
            }
        }

        private void hear(ACLMessage message) {
            boolean fromMaster = master().equals(message.getSender());
            if (fromMaster) {
                heard = System.currentTimeMillis();
            }
            switch (message.getPerformative()) {
                case ACLMessage.INFORM, ACLMessage.ACCEPT_PROPOSAL -> {
                    thread.ifPresent(helping -> helping.hear(message));
                }
                case ACLMessage.CANCEL, ACLMessage.REJECT_PROPOSAL, ACLMessage.NOT_UNDERSTOOD, ACLMessage.REFUSE -> {
                    if (fromMaster) {
                        end();
                    }
                }
                default -> LOG.trace("{} leaves aside {}", agent.getLocalName(), message);
            }
        }

        /** The master needs this slave no more. */
        void end() {
            if (!over) {
                over = true;
                thread.ifPresent(PeerThread::close);
                call.end();
                conversations.leave(call.conversation());
                contract = Optional.empty();
                restart();
            }
        }

        @Override
        public boolean done() {
            return over;
        }
    }
}
