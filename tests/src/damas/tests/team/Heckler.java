package damas.tests.team;

import damas.ontology.DamasOntology;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.MoveLimits;
import jade.content.lang.sl.SLCodec;
import jade.content.onto.basic.Action;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.lang.acl.ACLMessage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** An agent that sends rubbish and counts what comes back. */
final class Heckler extends Agent {
    /** The kinds of rubbish. */
    enum Rubbish {
        WRONG_ONTOLOGY,
        BROKEN_SL,
        WRONG_PERFORMATIVE,
        STALE_CONVERSATION,
        HUGE_CONTENT,
        EMPTY,
        UNKNOWN_WORD,
        HUGE_NUMBER,
        ILLEGAL_POSITION
    }

    private static final long serialVersionUID = 1;
    private static final int HUGE = 5_000_000;

    private final transient Map<String, AtomicInteger> heard = new ConcurrentHashMap<>();

    @Override
    protected void setup() {
        getContentManager().registerLanguage(new SLCodec(), "fipa-sl");
        getContentManager().registerOntology(DamasOntology.instance());
        addBehaviour(new CyclicBehaviour(this) {
            private static final long serialVersionUID = 1;

            @Override
            public void action() {
                ACLMessage message = receive();
                if (message == null) {
                    block();
                } else {
                    String kind = message.getConversationId().split("-")[1];
                    count(kind, message.getPerformative()).incrementAndGet();
                }
            }
        });
    }

    private AtomicInteger count(String kind, int performative) {
        return heard.computeIfAbsent(kind + " " + performative, first -> new AtomicInteger());
    }

    /** How many messages of a performative came back. */
    int heard(int performative) {
        return Stream.of(Rubbish.values()).mapToInt(kind -> heard(kind, performative)).sum();
    }

    /** How many of them for one kind of rubbish. */
    int heard(Rubbish kind, int performative) {
        return count(kind.toString(), performative).get();
    }

    void send(AID to, Rubbish kind, int number) {
        ACLMessage message = new ACLMessage(ACLMessage.REQUEST);
        message.addReceiver(to);
        message.setOntology(DamasOntology.NAME);
        message.setLanguage("fipa-sl");
        message.setConversationId("rubbish-" + kind + "-" + number);
        message.setContent("((action (agent-identifier :name x) (Retire)))".repeat(2));
        switch (kind) {
            case WRONG_ONTOLOGY -> message.setOntology("weather");
            case BROKEN_SL -> message.setContent("((action (agent-identifier :name x".substring(0, 10 + number % 20));
            case WRONG_PERFORMATIVE -> message.setPerformative(
                    List.of(ACLMessage.INFORM, ACLMessage.PROPOSE, ACLMessage.PROXY, ACLMessage.SUBSCRIBE,
                                    ACLMessage.QUERY_IF, ACLMessage.CONFIRM, ACLMessage.ACCEPT_PROPOSAL)
                            .get(number % 7));
            case STALE_CONVERSATION -> message.setPerformative(
                    number % 2 == 0 ? ACLMessage.CANCEL : ACLMessage.REJECT_PROPOSAL);
            case HUGE_CONTENT -> message.setContent("(".repeat(HUGE));
            case EMPTY -> message.setContent(null);
            case UNKNOWN_WORD -> message.setContent("((action (agent-identifier :name x) (Explode :when now)))");
            // JADE's own parser prints a stack trace for a number that is larger than a long
            case HUGE_NUMBER -> {
                fill(message, to);
                message.setContent(message.getContent().replace("77", "77" + "0".repeat(number + 20)));
            }
            case ILLEGAL_POSITION -> fill(message, to);
            default -> throw new IllegalArgumentException(kind.toString());
        }
        send(message);
    }

    private void fill(ACLMessage message, AID to) {
        try {
            ChooseMove wanted = new ChooseMove("x", Teams.position("B:W99:B1", "1-5"), MoveLimits.depth(77));
            getContentManager().fillContent(message, new Action(to, wanted));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
