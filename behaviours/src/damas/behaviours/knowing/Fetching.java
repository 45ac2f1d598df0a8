package damas.behaviours.knowing;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Speech;
import damas.knowledge.text.ContentStore;
import damas.ontology.words.Knowledge;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Gets texts that are named by their hashes onto this host, and says when they are there. */
public final class Fetching extends SimpleBehaviour {
    private static final long serialVersionUID = 1;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final transient Conversations conversations;
    private final transient Supplier<Optional<AID>> keeper;
    private final transient List<String> hashes;
    private final transient Runnable known;
    private final transient Consumer<String> failed;
    private final transient HostKnowledge here = HostKnowledge.here();
    private boolean asking;
    private boolean over;

    /**
     * @param keeper who has the knowledge
     * @param known runs when all is here
     * @param failed hears why it cannot be had
     */
    public Fetching(
            Agent agent,
            Conversations conversations,
            Supplier<Optional<AID>> keeper,
            List<String> hashes,
            Runnable known,
            Consumer<String> failed) {
        super(agent);
        this.conversations = conversations;
        this.keeper = keeper;
        this.hashes = List.copyOf(hashes);
        this.known = known;
        this.failed = failed;
    }

    @Override
    public void action() {
        Optional<String> missing = here.missing(hashes);
        if (missing.isEmpty()) {
            over = true;
            known.run();
        } else if (!asking && here.claim(missing.get(), this::restart)) {
            ask(missing.get());
        } else {
            block(PATIENCE.toMillis());
            if (!here.isClaimed(missing.get())) {
                // whoever fetched it has ended between the look and the block
                restart();
            }
        }
    }

    private void ask(String hash) {
        Optional<AID> whom = keeper.get();
        if (whom.isEmpty()) {
            fail(hash, "nobody is there who has " + hash);
            return;
        }
        asking = true;
        myAgent.addBehaviour(new Asking(
                myAgent,
                conversations,
                Speech.question(myAgent, whom.get(), new Knowledge(hash, ""), "text"),
                PATIENCE,
                new Asking.Listener() {
                    @Override
                    public void informed(Predicate answer) {
                        asking = false;
                        if (answer instanceof Knowledge knowledge && ContentStore.hash(knowledge.text()).equals(hash)) {
                            here.keep(knowledge.text());
                            restart();
                        } else {
                            fail(hash, "what came is not " + hash);
                        }
                    }

                    @Override
                    public void declined(String reason) {
                        fail(hash, reason);
                    }
                }));
        block();
    }

    private void fail(String hash, String reason) {
        asking = false;
        over = true;
        here.release(hash);
        failed.accept(reason);
        restart();
    }

    @Override
    public boolean done() {
        return over;
    }
}
