package damas.behaviours.conversation;

import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.time.Duration;

/**
 * One who asks something of another agent and waits for the answer: the first role of FIPA request and query. It gives
 * up when the other declines or has been silent for too long; anything that the other says shows that it is alive.
 */
public final class Asking extends SimpleBehaviour {
    private static final long serialVersionUID = 1;

    /** Hears what the other says; the last call is {@code informed} or {@code declined}. */
    public interface Listener {
        /** News on the way; true if this is the answer already. */
        default boolean isAnswer(Predicate words) {
            return true;
        }

        /** The other will do what it was asked for. */
        default void agreed() {}

        /** What the other says before the answer. */
        default void told(Predicate news) {}

        void informed(Predicate answer);

        void declined(String reason);
    }

    private final transient Conversations conversations;
    private final transient ACLMessage message;
    private final transient Duration patience;
    private final transient Listener listener;
    private final transient MessageTemplate template;
    private long heard;
    private boolean sent;
    private boolean hurried;
    private boolean forgotten;
    private boolean over;

    /**
     * @param message the first message of the conversation, not sent yet
     * @param patience how long the other may be silent
     */
    public Asking(
            Agent agent, Conversations conversations, ACLMessage message, Duration patience, Listener listener) {
        super(agent);
        this.conversations = conversations;
        this.message = message;
        this.patience = patience;
        this.listener = listener;
        template = conversations.open(message.getConversationId());
    }

    @Override
    public void onStart() {
        heard = System.nanoTime();
        Speech.send(myAgent, message);
        sent = true;
        if (hurried) {
            hurry();
        }
    }

    @Override
    public void action() {
        ACLMessage reply = myAgent.receive(template);
        if (reply != null) {
            heard = System.nanoTime();
            hear(reply);
            return;
        }
        long left = patience.toMillis() - (System.nanoTime() - heard) / 1_000_000;
        if (left > 0) {
            block(left);
        } else {
            giveUp(who() + " has been silent for " + patience.toMillis() + " ms");
        }
    }

    private void hear(ACLMessage reply) {
        switch (reply.getPerformative()) {
            case ACLMessage.AGREE -> listener.agreed();
            case ACLMessage.INFORM, ACLMessage.PROPOSE -> {
                try {
                    if (!(Speech.content(myAgent, reply) instanceof Predicate words)) {
                        throw new NotUnderstood("no answer");
                    }
                    boolean answer = listener.isAnswer(words);
                    if (answer) {
                        end();
                    }
                    if (!forgotten) {
                        tell(words, answer);
                    }
                } catch (NotUnderstood e) {
                    giveUp(who() + " said something strange: " + e.getMessage());
                }
            }
            default -> giveUp(who() + ": " + Speech.reason(myAgent, reply));
        }
    }

    private void tell(Predicate words, boolean answer) {
        if (answer) {
            listener.informed(words);
        } else {
            listener.told(words);
        }
    }

    /** Asks for an answer now. */
    public void hurry() {
        hurried = true;
        if (sent && !over) {
            ACLMessage cancel = (ACLMessage) message.clone();
            cancel.setPerformative(ACLMessage.CANCEL);
            Speech.send(myAgent, cancel);
        }
    }

    /** Stops waiting; the listener hears that the other declined. */
    public void giveUp(String reason) {
        if (!over) {
            end();
            if (!forgotten) {
                listener.declined(reason);
            }
        }
    }

    /** The listener hears nothing more; what the other still says is taken without a word. */
    public void forget() {
        forgotten = true;
    }

    private void end() {
        over = true;
        conversations.close(message.getConversationId());
        // one who is blocked must run once more to leave
        restart();
    }

    private String who() {
        return ((AID) message.getAllReceiver().next()).getLocalName();
    }

    @Override
    public boolean done() {
        return over;
    }
}
