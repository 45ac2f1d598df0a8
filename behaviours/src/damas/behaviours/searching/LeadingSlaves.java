package damas.behaviours.searching;

import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Errands;
import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchCrew;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import jade.core.behaviours.WakerBehaviour;
import jade.domain.AMSService;
import jade.domain.FIPAException;
import jade.domain.FIPANames;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * A master's side of shared searches: the caller in a contract net. It calls all slaves for proposals, takes whoever
 * proposes into the crew, tells the crew of one another, carries what they say to the leader, and lets them all go in
 * the end. The search itself runs on other threads and never waits for slaves.
 */
public final class LeadingSlaves {
    /** How many milliseconds a search goes on alone: one that is over by then needs no help. */
    private static final int PATIENCE = 10;

    /** How many milliseconds pass until the crew is told of those who have come and gone. */
    private static final int NEWS = 20;

    /** How many milliseconds pass between two signs of life. */
    private static final int SIGN_OF_LIFE = 1000;

    /** How many milliseconds pass until slaves that were busy are called again; each time it is twice as many. */
    private static final int CALL_AGAIN = 250;

    private static final Logger LOG = LogManager.getLogger(LeadingSlaves.class);

    private final Agent agent;
    private final Conversations conversations;
    private final Errands errands;
    private final Directory slaves;
    private final Map<String, Contracts> searches = new HashMap<>();

    public LeadingSlaves(Agent agent, Conversations conversations, Errands errands, Directory slaves) {
        this.agent = agent;
        this.conversations = conversations;
        this.errands = errands;
        this.slaves = slaves;
        slaves.with(new Directory.Listener() {
            @Override
            public void came(AID slave, String service) {
                List.copyOf(searches.values()).forEach(search -> search.call(List.of(slave)));
            }

            @Override
            public void left(AID slave, String service) {
                List.copyOf(searches.values()).forEach(search -> search.lose(slave));
            }
        });
    }

    Agent agent() {
        return agent;
    }

    /** What slaves call this master. */
    String name() {
        return PeerThread.peerName(agent);
    }

    /** A search begins: calls for slaves, from any thread. */
    void begin(HelpSearch terms, PeerThread leader) {
        errands.execute(() -> {
            Contracts begun = new Contracts(terms, leader);
            searches.put(terms.searchId(), begun);
            agent.addBehaviour(new WakerBehaviour(agent, PATIENCE) {
                private static final long serialVersionUID = 1;

                @Override
                protected void onWake() {
                    begun.begin();
                }
            });
        });
    }

    /** The search is over; whatever slaves still do for it is for nothing. */
    void end(String searchId) {
        errands.execute(() -> Optional.ofNullable(searches.remove(searchId)).ifPresent(Contracts::end));
    }

    /** The contracts of one search. */
    private final class Contracts extends SimpleBehaviour {
        private static final long serialVersionUID = 1;

        private final transient HelpSearch terms;
        private final transient PeerThread leader;
        private final transient Map<AID, String> hired = new LinkedHashMap<>();
        private final transient Set<AID> busy = new HashSet<>();
        private final String conversation;
        private transient MessageTemplate template;
        private boolean begun;
        private boolean over;
        private boolean changed;
        private long lastLook;
        private long lastTold;
        private long lastCalled;
        private long callAgain = CALL_AGAIN;

        Contracts(HelpSearch terms, PeerThread leader) {
            super(agent);
            this.terms = terms;
            this.leader = leader;
            conversation = terms.searchId();
        }

        void begin() {
            if (!over) {
                begun = true;
                template = conversations.open(conversation);
                agent.addBehaviour(this);
                call(slaves.all());
            }
        }

        void call(Collection<AID> called) {
            if (begun && !over) {
                lastCalled = System.currentTimeMillis();
                for (AID slave : called) {
                    ACLMessage message = Speech.action(
                            ACLMessage.CFP, FIPANames.InteractionProtocol.FIPA_CONTRACT_NET, agent, slave, terms);
                    message.setConversationId(conversation);
                    Speech.send(agent, message);
                }
            }
        }

        @Override
        public void action() {
            if (over) {
                // who still offers help is told so by those who listen
                return;
            }
            ACLMessage message = agent.receive(template);
            if (message != null) {
                hear(message);
            }
            long now = System.currentTimeMillis();
            if (now - lastLook >= NEWS) {
                lastLook = now;
                look(now);
            }
            if (message == null) {
                block(NEWS);
            }
        }

        private void hear(ACLMessage message) {
            AID sender = message.getSender();
            switch (message.getPerformative()) {
                case ACLMessage.INFORM -> {
                    if (hired.containsKey(sender)) {
                        leader.hear(message);
                    }
                }
                case ACLMessage.PROPOSE -> hire(message);
                case ACLMessage.REFUSE -> {
                    LOG.trace("{} does not help: {}", sender.getLocalName(), Speech.reason(agent, message));
                    busy.add(sender);
                }
                case ACLMessage.FAILURE, ACLMessage.NOT_UNDERSTOOD -> lose(unreachable(message).orElse(sender));
                default -> LOG.debug("{} said something strange: {}", sender.getLocalName(), message);
            }
        }

        private Optional<AID> unreachable(ACLMessage message) {
            try {
                return message.getSender().equals(agent.getAMS())
                        ? Optional.of(AMSService.getFailedReceiver(agent, message))
                        : Optional.empty();
            } catch (FIPAException | RuntimeException e) {
                return Optional.empty();
            }
        }

        private void hire(ACLMessage message) {
            AID slave = message.getSender();
            try {
                if (Speech.content(agent, message) instanceof SearchCrew offer
                        && offer.searchId().equals(conversation)
                        && PeerThread.agentName(offer.members()).equals(slave.getLocalName())
                        && slaves.all().contains(slave)) {
                    hired.put(slave, offer.members());
                    changed = true;
                    // all that the slave may have to know, before the leader speaks to it
                    tell(ACLMessage.ACCEPT_PROPOSAL, List.of(slave), members());
                    leader.crew(hired.values().stream().toList());
                    return;
                }
            } catch (NotUnderstood e) {
                LOG.debug("{} offered something strange: {}", slave.getLocalName(), e.getMessage());
            }
            tell(ACLMessage.REJECT_PROPOSAL, List.of(slave), "");
        }

        void lose(AID slave) {
            busy.remove(slave);
            if (hired.remove(slave) != null && !over) {
                LOG.debug("{} has lost {}", agent.getLocalName(), slave.getLocalName());
                changed = true;
                leader.crew(hired.values().stream().toList());
            }
        }

        /** Does what is due: news of the crew, a sign of life, another call. */
        private void look(long now) {
            if (changed || now - lastTold >= SIGN_OF_LIFE) {
                changed = false;
                lastTold = now;
                tell(ACLMessage.INFORM, hired.keySet(), members());
            }
            if (!busy.isEmpty() && now - lastCalled >= callAgain) {
                callAgain *= 2;
                List<AID> again = List.copyOf(busy);
                busy.clear();
                call(again);
            }
        }

        private String members() {
            return Stream.concat(Stream.of(terms.leader()), hired.values().stream()).collect(Collectors.joining(" "));
        }

        private void tell(int performative, Collection<AID> to, String members) {
            if (!to.isEmpty()) {
                Speech.send(agent, Speech.words(
                        agent.getContentManager(),
                        performative,
                        conversation,
                        to,
                        new SearchCrew(conversation, members)));
            }
        }

        void end() {
            over = true;
            if (begun) {
                conversations.leave(conversation);
                tell(ACLMessage.CANCEL, hired.keySet(), "");
                restart();
            }
        }

        @Override
        public boolean done() {
            return over;
        }
    }
}
