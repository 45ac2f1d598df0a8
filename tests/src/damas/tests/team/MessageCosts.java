package damas.tests.team;

import com.sun.management.OperatingSystemMXBean;
import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.containers.platform.Platform;
import damas.ontology.words.SearchNews;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.core.behaviours.OneShotBehaviour;
import jade.lang.acl.ACLMessage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * What a message of JADE costs between two JVMs of one machine, as a Markdown table: the time from one agent to the
 * other, and the processor's time at each end. It is what {@link damas.knowledge.sharing.simulation.Costs}
 * wants to know. A text is the one slot of an SL message and is written and read; bytes go as they are.
 */
public final class MessageCosts {
    private static final int WARM_UP = 3000;
    private static final int PINGS = 2000;
    private static final int STREAM = 3000;
    private static final long PACE = 1_000_000;
    private static final String PING = "ping";
    private static final String DROP = "drop";
    private static final String CPU = "cpu";
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private MessageCosts() {}

    /** What is sent. */
    private record Kind(boolean bytes, int size) {
        ACLMessage message(Agent from, AID to, String conversation) {
            ACLMessage message;
            if (bytes) {
                message = Speech.bulk(conversation, List.of(to), new byte[size]);
            } else {
                String lines = "task 1234 12 -0.0125 0.0375 11-15 23-19\n".repeat(size / 40 + 1).substring(0, size);
                message = Speech.words(from.getContentManager(), ACLMessage.INFORM, conversation, List.of(to),
                        new SearchNews("0123456789abc", lines));
            }
            return message;
        }

        int read(Agent agent, ACLMessage message) {
            try {
                return bytes ? message.getByteSequenceContent().length : Speech.content(agent, message).hashCode();
            } catch (NotUnderstood e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The far end. */
    private static final class Echo extends Agent {
        private static final long serialVersionUID = 1;

        @Override
        protected void setup() {
            Speech.learn(this);
            addBehaviour(new CyclicBehaviour(this) {
                private static final long serialVersionUID = 1;

                @Override
                public void action() {
                    ACLMessage message = receive();
                    if (message == null) {
                        block();
                    } else if (CPU.equals(message.getConversationId())) {
                        ACLMessage reply = message.createReply();
                        reply.setContent(String.valueOf(SYSTEM.getProcessCpuTime()));
                        send(reply);
                    } else {
                        hear(message);
                    }
                }
            });
        }

        private void hear(ACLMessage message) {
            boolean bytes = Speech.isBulk(message);
            int size = bytes ? message.getByteSequenceContent().length : message.getContent().length();
            Kind kind = new Kind(bytes, size);
            kind.read(this, message);
            if (PING.equals(message.getConversationId())) {
                Speech.send(this, kind.message(this, message.getSender(), PING));
            }
        }
    }

    /** The near end: measures. */
    private static final class Sender extends Agent {
        private static final long serialVersionUID = 1;
        private final transient CountDownLatch done = new CountDownLatch(1);

        @Override
        protected void setup() {
            Speech.learn(this);
            addBehaviour(new OneShotBehaviour(this) {
                private static final long serialVersionUID = 1;

                @Override
                public void action() {
                    try {
                        measure();
                    } finally {
                        done.countDown();
                    }
                }
            });
        }

        private void measure() {
            AID echo = new AID("echo", AID.ISLOCALNAME);
            System.out.println("| content | bytes | one way p50 us | p90 us | sender CPU us | receiver CPU us |");
            System.out.println("|---|---|---|---|---|---|");
            double[] idle = {0, 0};
            for (Kind kind : List.of(
                    new Kind(false, 40), new Kind(false, 200), new Kind(false, 1024), new Kind(false, 4096),
                    new Kind(false, 20_480), new Kind(true, 200), new Kind(true, 2048), new Kind(true, 4096),
                    new Kind(true, 20_480), new Kind(true, 102_400))) {
                for (int i = 0; i < WARM_UP; i++) {
                    ping(echo, kind);
                }
                double[] times = new double[PINGS];
                for (int i = 0; i < PINGS; i++) {
                    times[i] = ping(echo, kind) / 2000.0;
                }
                Arrays.sort(times);
                idle = stream(echo, kind, false);
                double[] cpu = stream(echo, kind, true);
                System.out.printf("| %s | %d | %.0f | %.0f | %.0f | %.0f |%n", kind.bytes() ? "bytes" : "text",
                        kind.size(), times[PINGS / 2], times[PINGS * 9 / 10], cpu[0] - idle[0], cpu[1] - idle[1]);
            }
            System.out.printf("idle: %.1f and %.1f us a millisecond%n", idle[0], idle[1]);
        }

        private long ping(AID echo, Kind kind) {
            long start = System.nanoTime();
            Speech.send(this, kind.message(this, echo, PING));
            kind.read(this, blockingReceive());
            return System.nanoTime() - start;
        }

        /** One message a millisecond; the processor's time for each, in microseconds, here and there. */
        private double[] stream(AID echo, Kind kind, boolean sending) {
            long there = cpuThere(echo);
            long here = SYSTEM.getProcessCpuTime();
            long next = System.nanoTime();
            for (int i = 0; i < STREAM; i++) {
                if (sending) {
                    Speech.send(this, kind.message(this, echo, DROP));
                }
                next += PACE;
                LockSupport.parkNanos(next - System.nanoTime());
            }
            here = SYSTEM.getProcessCpuTime() - here;
            there = cpuThere(echo) - there;
            return new double[] {here / 1000.0 / STREAM, there / 1000.0 / STREAM};
        }

        private long cpuThere(AID echo) {
            ACLMessage question = new ACLMessage(ACLMessage.QUERY_REF);
            question.addReceiver(echo);
            question.setConversationId(CPU);
            send(question);
            return Long.parseLong(blockingReceive().getContent());
        }
    }

    /** Measures; with a port it is the far end. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0) {
            Platform far = Platform.join(Platform.LOOPBACK, Integer.parseInt(arguments[0]), "far", "", jade());
            far.container().acceptNewAgent("echo", new Echo()).start();
            System.out.println("ready");
            far.awaitEnd();
            System.exit(0);
        }
        Path folder = Files.createTempDirectory("damas-costs");
        Platform near = Platform.start("costs", Platform.LOOPBACK, 0, folder, jade());
        Process far = startFar(near.port());
        Sender sender = new Sender();
        near.container().acceptNewAgent("sender", sender).start();
        sender.done.await();
        far.destroyForcibly().waitFor();
        System.exit(0);
    }

    /** JADE's settings, if others are to be tried: {@code key=value,key=value}. */
    private static Map<String, String> jade() {
        return Arrays.stream(System.getProperty("damas.jade", "").split(","))
                .map(setting -> setting.split("="))
                .filter(setting -> setting.length == 2)
                .collect(Collectors.toMap(setting -> setting[0], setting -> setting[1]));
    }

    private static Process startFar(int port) throws IOException {
        Process far = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp", System.getProperty("java.class.path"),
                        "-Dlog4j2.configurationFile=" + System.getProperty("log4j2.configurationFile", ""),
                        "-Ddamas.var=" + Files.createTempDirectory("damas-costs"),
                        "-Ddamas.jade=" + System.getProperty("damas.jade", ""),
                        MessageCosts.class.getName(), String.valueOf(port))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        far.inputReader().readLine();
        return far;
    }
}
