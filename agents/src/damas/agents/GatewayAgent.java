package damas.agents;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Relaying;
import damas.behaviours.conversation.Speech;
import damas.behaviours.knowing.HostKnowledge;
import damas.ontology.words.Knowledge;
import damas.ontology.words.SoFar;
import damas.ontology.words.Thinking;
import damas.ontology.words.Trained;
import jade.content.AgentAction;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.behaviours.SimpleBehaviour;
import jade.lang.acl.ACLMessage;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Lets the command line, the page and engine protocols speak to the team, through {@link Gateway} as its O2A interface.
 */
public final class GatewayAgent extends TalkingAgent implements Gateway {
    private static final long serialVersionUID = 1;

    private final transient Map<String, Directory> directories = new HashMap<>();
    private int inquiries;

    @Override
    protected void begin() {
        registerO2AInterface(Gateway.class, this);
        Relaying.by(this, listening());
        offer(Directory.GATEWAY, here().getName());
        // whoever is given a roster may lack its networks
        listening().onQuestion(Knowledge.class, HostKnowledge.here()::answer);
    }

    @Override
    protected String doing() {
        return "waits for " + inquiries + " answers";
    }

    @Override
    public Inquiry ask(String type, String name, AgentAction action, Duration patience, Consumer<Predicate> news) {
        return begin(new Waiting(type, name, whom -> Speech.request(this, whom, action), patience, news));
    }

    @Override
    public Inquiry query(String type, String name, Predicate question, String openSlot, Duration patience) {
        return begin(new Waiting(
                type, name, whom -> Speech.question(this, whom, question, openSlot), patience, news -> { }));
    }

    private Inquiry begin(Waiting waiting) {
        errands().execute(() -> {
            waiting.directory = directories.computeIfAbsent(waiting.type, this::directory);
            addBehaviour(waiting);
        });
        return waiting;
    }

    /** Waits until somebody offers the service, then for the answer. */
    private final class Waiting extends SimpleBehaviour implements Inquiry, Asking.Listener {
        private static final long serialVersionUID = 1;
        private static final int LOOK = 20;

        private final String type;
        private final String name;
        private final transient Function<AID, ACLMessage> opening;
        private final transient Duration patience;
        private final transient Consumer<Predicate> news;
        private final transient CompletableFuture<Predicate> answer = new CompletableFuture<>();
        private final long started = System.nanoTime();
        private transient Directory directory;
        private transient Optional<Asking> asking = Optional.empty();
        private boolean hurried;

        Waiting(
                String type,
                String name,
                Function<AID, ACLMessage> opening,
                Duration patience,
                Consumer<Predicate> news) {
            super(GatewayAgent.this);
            this.type = type;
            this.name = name;
            this.opening = opening;
            this.patience = patience;
            this.news = news;
        }

        @Override
        public void action() {
            Optional<AID> whom = name.isEmpty() ? directory.all().stream().findFirst() : directory.find(name);
            if (whom.isPresent()) {
                inquiries++;
                Asking begun = new Asking(
                        GatewayAgent.this,
                        conversations(),
                        opening.apply(whom.get()),
                        patience,
                        this);
                asking = Optional.of(begun);
                addBehaviour(begun);
                if (hurried) {
                    errands().execute(begun::hurry);
                }
            } else if (System.nanoTime() - started > patience.toNanos()) {
                answer.completeExceptionally(new IllegalStateException(
                        "there is no " + type + (name.isEmpty() ? "" : " called " + name) + " on this platform"));
            } else {
                block(LOOK);
            }
        }

        @Override
        public boolean done() {
            return asking.isPresent() || answer.isDone();
        }

        @Override
        public CompletableFuture<Predicate> answer() {
            return answer;
        }

        @Override
        public void hurry() {
            errands().execute(() -> {
                hurried = true;
                asking.ifPresent(Asking::hurry);
            });
        }

        @Override
        public boolean isAnswer(Predicate words) {
            return !(words instanceof Thinking || words instanceof Trained || words instanceof SoFar);
        }

        @Override
        public void told(Predicate words) {
            news.accept(words);
        }

        @Override
        public void informed(Predicate words) {
            inquiries--;
            answer.complete(words);
        }

        @Override
        public void declined(String reason) {
            inquiries--;
            answer.completeExceptionally(new IllegalStateException(reason));
        }
    }
}
