package damas.behaviours.conversation;

import damas.ontology.words.Carried;
import damas.ontology.words.Reason;
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
    private boolean cancelled;
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
        say(ACLMessage.AGREE, new Carried("begun"));
    }

    /** Says something on the way. */
    public void tell(Predicate news) {
        say(ACLMessage.INFORM, news);
    }

    /** Says what came of it; the conversation is over. */
    public void inform(Predicate answer) {
        close(ACLMessage.INFORM, answer);
    }

    /** Offers to do what was called for; the conversation goes on until it is cancelled or ended. */
    public void propose(Predicate offer) {
        say(ACLMessage.PROPOSE, offer);
    }

    /** Says no more; the conversation is over. */
    public void end() {
        if (!closed) {
            closed = true;
            closing.run();
        }
    }

    /** Will not do it; the conversation is over. */
    public void refuse(String reason) {
        close(ACLMessage.REFUSE, new Reason(reason));
    }

    /** Has tried in vain; the conversation is over. */
    public void fail(String reason) {
        close(ACLMessage.FAILURE, new Reason(reason));
    }

    /** What to do when the one who asked wants an answer now. */
    public void onCancel(Runnable newOnCancel) {
        onCancel = newOnCancel;
        if (cancelled) {
            onCancel.run();
        }
    }

    void cancel() {
        cancelled = true;
        onCancel.run();
    }

    private void close(int performative, Predicate words) {
        say(performative, words);
        end();
    }

    private void say(int performative, Predicate words) {
        if (!closed) {
            ACLMessage reply = Speech.reply(agent, message, performative, words);
            if (reply.getProtocol() == null) {
                reply.setProtocol(FIPANames.InteractionProtocol.FIPA_REQUEST);
            }
            Speech.send(agent, reply);
        }
    }
}
