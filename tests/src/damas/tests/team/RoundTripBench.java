package damas.tests.team;

import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.containers.platform.Platform;
import damas.ontology.words.Retire;
import damas.ontology.words.Status;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.lang.acl.ACLMessage;
import jade.wrapper.StaleProxyException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Round trips a second between two agents of one container: a request for an action in FIPA SL is written, sent and
 * read, and a predicate comes back the same way. The bare cost of JADE and its codec, without directory and search.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RoundTripBench {
    /** Round trips for each hand-over from the benchmark's thread to the asking agent's thread. */
    private static final int TRIPS = 100;
    private static final long PATIENCE_MS = 10_000;

    private Platform platform;
    private Asker asker;

    /** Answers every request. */
    private static final class Answerer extends Agent {
        private static final long serialVersionUID = 1;

        @Override
        protected void setup() {
            Speech.learn(this);
            addBehaviour(new CyclicBehaviour(this) {
                private static final long serialVersionUID = 1;

                @Override
                public void action() {
                    ACLMessage request = receive();
                    if (request == null) {
                        block();
                    } else {
                        String read = read(Answerer.this, request);
                        Status answer = new Status("answerer", read);
                        Speech.send(Answerer.this, Speech.reply(Answerer.this, request, ACLMessage.INFORM, answer));
                    }
                }
            });
        }
    }

    /** Makes {@link #TRIPS} round trips for each order, in its own thread. */
    private static final class Asker extends Agent {
        private static final long serialVersionUID = 1;
        private final transient SynchronousQueue<AID> orders = new SynchronousQueue<>();
        private final transient SynchronousQueue<Integer> results = new SynchronousQueue<>();

        @Override
        protected void setup() {
            Speech.learn(this);
            addBehaviour(new CyclicBehaviour(this) {
                private static final long serialVersionUID = 1;

                @Override
                public void action() {
                    try {
                        results.put(ask(orders.take()));
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        doDelete();
                    }
                }
            });
        }

        private int ask(AID answerer) {
            int characters = 0;
            for (int i = 0; i < TRIPS; i++) {
                Speech.send(this, Speech.request(this, answerer, new Retire()));
                ACLMessage answer = blockingReceive(PATIENCE_MS);
                if (answer == null || answer.getPerformative() != ACLMessage.INFORM) {
                    return -1;
                }
                characters += read(this, answer).length();
            }
            return characters;
        }
    }

    private static String read(Agent agent, ACLMessage message) {
        try {
            return Speech.content(agent, message).getClass().getSimpleName();
        } catch (NotUnderstood e) {
            throw new IllegalStateException(e);
        }
    }

    @Setup
    public void start() throws IOException, StaleProxyException {
        platform = Platform.start(
                "round-trip", Platform.LOOPBACK, 0, Files.createTempDirectory("damas-bench"), Map.of());
        asker = new Asker();
        platform.container().acceptNewAgent("answerer", new Answerer()).start();
        platform.container().acceptNewAgent("asker", asker).start();
    }

    @TearDown
    public void stop() {
        platform.close();
    }

    @Benchmark
    @OperationsPerInvocation(TRIPS)
    public int requestAndAnswer() throws InterruptedException {
        asker.orders.put(new AID("answerer", AID.ISLOCALNAME));
        int characters = asker.results.take();
        if (characters != TRIPS * Status.class.getSimpleName().length()) {
            throw new IllegalStateException("a round trip failed");
        }
        return characters;
    }
}
