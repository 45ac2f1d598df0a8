package damas.behaviours.conversation;

import jade.content.AgentAction;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.domain.FIPANames;
import jade.lang.acl.ACLMessage;

/** A request that somebody made of an agent, and the ways to answer it. Used on the agent's thread. */
public final class Request {
    private final Agent agent;
    private final ACLMessage message;
    private final AgentAction action;
    private final Runnable closing;
    private Runnable onCancel = () -> { };
    private boolean closed;

    /**
     * @param closing runs when the conversation is over
     */
    Request(Agent agent, ACLMessage message, AgentAction action, Runnable closing) {
        this.agent = agent;
        this.message = message;
        this.action = action;
        this.closing = closing;
    }

    public AgentAction action() {
        return action;
    }

    public AID sender() {
        return message.getSender();
    }

    public String conversation() {
        return message.getConversationId();
    }

    /** Says that the action is under way. */
    public void agree() {
        say(ACLMessage.AGREE, new damas.ontology.words.Carried("begun"));
    }

    /** Says something on the way. */
    public void tell(Predicate news) {
        if (!closed) {
            say(ACLMessage.INFORM, news);
        }
    }

    /** Says what came of it; the conversation is over. */
    public void inform(Predicate answer) {
        close(ACLMessage.INFORM, answer);
    }

    /** Offers to do what was called for; the caller may accept. */
    public void propose(Predicate offer) {
        close(ACLMessage.PROPOSE, offer);
    }

    /** Will not do it; the conversation is over. */
    public void refuse(String reason) {
        close(ACLMessage.REFUSE, new damas.ontology.words.Reason(reason));
    }

    /** Has tried in vain; the conversation is over. */
    public void fail(String reason) {
        close(ACLMessage.FAILURE, new damas.ontology.words.Reason(reason));
    }

    /** What to do when the one who asked wants an answer now. */
    public void onCancel(Runnable newOnCancel) {
        onCancel = newOnCancel;
    }

    void cancel() {
        onCancel.run();
    }

    private void close(int performative, Predicate words) {
        if (!closed) {
            closed = true;
            say(performative, words);
            closing.run();
        }
    }

    private void say(int performative, Predicate words) {
        ACLMessage reply = Speech.reply(agent, message, performative, words);
        if (reply.getProtocol() == null) {
            reply.setProtocol(FIPANames.InteractionProtocol.FIPA_REQUEST);
        }
        Speech.send(agent, reply);
    }
}
