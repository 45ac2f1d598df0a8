package damas.agents;

import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Errands;
import damas.behaviours.conversation.Listening;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.ontology.words.Carried;
import damas.ontology.words.Retire;
import damas.ontology.words.Status;
import jade.core.Agent;
import jade.core.behaviours.TickerBehaviour;
import java.util.Optional;

/**
 * What all our agents have in common: they speak the ontology, listen, say what they are doing, and retire when asked.
 */
public abstract class TalkingAgent extends Agent {
    private static final long serialVersionUID = 1;
    private static final int RETIRING = 50;

    private final transient Conversations conversations = new Conversations();
    private final transient Errands errands = new Errands(this);
    private final transient Listening listening = new Listening(this, conversations);
    private boolean offering;

    @Override
    protected final void setup() {
        Speech.learn(this);
        listening.onQuestion(Status.class, question -> Optional.of(new Status(getLocalName(), doing())));
        listening.onRequest(Retire.class, this::retire);
        begin();
        addBehaviour(listening);
        addBehaviour(errands);
    }

    /** Says who answers what, and whom the agent has to know. */
    protected abstract void begin();

    /** What the agent is doing, for those who ask. */
    protected abstract String doing();

    /** The conversations that this agent has begun. */
    protected final Conversations conversations() {
        return conversations;
    }

    /** Does on this agent's thread what other threads want done. */
    protected final Errands errands() {
        return errands;
    }

    /** Hears whoever else speaks to it. */
    protected final Listening listening() {
        return listening;
    }

    /** Knows from now on who offers such a service. */
    protected final Directory directory(String type) {
        Directory directory = new Directory(this, conversations, type);
        addBehaviour(directory);
        return directory;
    }

    /** Offers a service to others. */
    protected final void offer(String type, String name) {
        offering = true;
        Directory.offer(this, type, name);
    }

    private void retire(Request request) {
        request.agree();
        withdraw();
        addBehaviour(new TickerBehaviour(this, RETIRING) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onTick() {
                // the request to retire is one of them
                if (listening.openRequests() <= 1) {
                    request.inform(new Carried("retired"));
                    doDelete();
                }
            }
        });
    }

    private void withdraw() {
        if (offering) {
            offering = false;
            Directory.withdraw(this);
        }
    }

    @Override
    protected void takeDown() {
        withdraw();
    }
}
