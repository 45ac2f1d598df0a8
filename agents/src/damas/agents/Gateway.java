package damas.agents;

import jade.content.AgentAction;
import jade.content.Predicate;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** How code that is no agent speaks to agents. Every method may be called from any thread. */
public interface Gateway {
    /** A request that was made. */
    interface Inquiry {
        /** What was answered; a refusal or failure ends it with an {@link IllegalStateException} that says why. */
        CompletableFuture<Predicate> answer();

        /** Asks for the answer now. */
        void hurry();
    }

    /**
     * Asks whoever offers a service for an action; if nobody does yet, it waits for that.
     *
     * @param type the kind of service ({@link damas.behaviours.conversation.Directory})
     * @param name the name of the service; any, if it is empty
     * @param patience how long the other may be silent, or not be there
     * @param news hears what is said before the answer
     */
    Inquiry ask(String type, String name, AgentAction action, Duration patience, Consumer<Predicate> news);

    /**
     * Asks whoever offers a service what is true of the open slot of a predicate.
     *
     * @param question the predicate, with anything in the open slot
     */
    Inquiry query(String type, String name, Predicate question, String openSlot, Duration patience);
}
