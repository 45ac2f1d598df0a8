package damas.tests.team;

import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.ontology.words.Decided;
import jade.content.AgentAction;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.lang.acl.ACLMessage;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Sends requests to an agent as soon as it starts, whether or not that agent has started, and waits for a decision. */
final class Asker extends Agent {
    private static final long serialVersionUID = 1;

    private final transient AID receiver;
    private final transient List<AgentAction> actions;
    private final transient CompletableFuture<Void> sent = new CompletableFuture<>();
    private final transient CompletableFuture<Decided> decision = new CompletableFuture<>();

    Asker(AID receiver, AgentAction... actions) {
        this.receiver = receiver;
        this.actions = List.of(actions);
    }

    /** Completes when all requests are in the queue of their receiver. */
    CompletableFuture<Void> sent() {
        return sent;
    }

    /** The decision that came back; fails if a request was refused or has failed. */
    CompletableFuture<Decided> decision() {
        return decision;
    }

    @Override
    protected void setup() {
        Speech.learn(this);
        actions.forEach(action -> Speech.send(this, Speech.request(this, receiver, action)));
        sent.complete(null);
        addBehaviour(new CyclicBehaviour(this) {
            private static final long serialVersionUID = 1;

            @Override
            public void action() {
                ACLMessage message = receive();
                if (message == null) {
                    block();
                } else {
                    hear(message);
                }
            }
        });
    }

    private void hear(ACLMessage message) {
        switch (message.getPerformative()) {
            case ACLMessage.AGREE -> { }
            case ACLMessage.INFORM -> {
                try {
                    if (Speech.content(this, message) instanceof Decided decided) {
                        decision.complete(decided);
                    }
                } catch (NotUnderstood e) {
                    decision.completeExceptionally(e);
                }
            }
            default -> decision.completeExceptionally(new IllegalStateException(message.toString()));
        }
    }
}
