package damas.agents;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Relaying;
import damas.behaviours.conversation.Speech;
import damas.ontology.words.Arrive;
import damas.ontology.words.Host;
import jade.content.Predicate;
import jade.core.AID;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Speaks for a container that has joined: presents it to the steward and, if it is let in, offers it to teams. Tells
 * those who ask what is said there. Its arguments are the version and a future that hears whether it was let in.
 */
public final class HostAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private boolean presented;
    private boolean welcome;

    @Override
    protected void begin() {
        Relaying.by(this, listening());
        directory(Directory.STEWARD).with(new Directory.Listener() {
            @Override
            public void came(AID steward, String service) {
                if (!presented) {
                    presented = true;
                    present(steward);
                }
            }
        });
    }

    private void present(AID steward) {
        String version = String.valueOf(getArguments()[0]);
        @SuppressWarnings("unchecked")
        CompletableFuture<String> letIn = (CompletableFuture<String>) getArguments()[1];
        Host host = new Host(here().getName(), version, Runtime.getRuntime().availableProcessors());
        addBehaviour(new Asking(
                this,
                conversations(),
                Speech.request(this, steward, new Arrive(host)),
                PATIENCE,
                new Asking.Listener() {
                    @Override
                    public void informed(Predicate answer) {
                        welcome = true;
                        offer(Directory.HOST, host.container());
                        letIn.complete(host.container());
                    }

                    @Override
                    public void declined(String reason) {
                        letIn.completeExceptionally(new IllegalStateException(reason));
                    }
                }));
    }

    @Override
    protected String doing() {
        return welcome ? "speaks for " + here().getName() : "waits to be let in";
    }
}
