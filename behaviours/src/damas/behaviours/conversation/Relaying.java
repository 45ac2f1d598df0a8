package damas.behaviours.conversation;

import damas.ontology.words.Overhear;
import damas.ontology.words.Said;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.TickerBehaviour;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tells other containers what is said in this one, as often as they ask. JADE's sniffer would send on every message,
 * tables and all, from the thread of whoever says it; this tells a few times a second no more than a person can look
 * at, and nothing when nobody asks.
 */
public final class Relaying {
    private static final int AT_ONCE = 60;
    private static final int TELL_MILLISECONDS = 250;

    /** Whoever asks is answered by then, even if there is nothing to tell. */
    private static final long ANSWER_NANOSECONDS = 1_000_000_000L;

    /** Who has not asked for so long does not want to know any more. */
    private static final long LEASE_NANOSECONDS = 5_000_000_000L;

    private final Agent agent;
    private final Map<AID, Ear> ears = new HashMap<>();

    private Relaying(Agent agent) {
        this.agent = agent;
    }

    /** Makes an agent tell those who ask. */
    public static void by(Agent agent, Listening listening) {
        listening.onRequest(Overhear.class, new Relaying(agent)::asked);
    }

    private void asked(Request request) {
        ears.computeIfAbsent(request.sender(), this::open).asked(request);
    }

    private Ear open(AID who) {
        Ear ear = new Ear(who);
        Overheard.listen(ear);
        agent.addBehaviour(ear);
        return ear;
    }

    /** Listens for one who asks. */
    private final class Ear extends TickerBehaviour implements Consumer<Overheard> {
        private static final long serialVersionUID = 1;

        private final AID who;
        private final transient List<String> lines = new ArrayList<>();
        private transient Optional<Request> request = Optional.empty();
        private int skipped;
        private volatile long asked = System.nanoTime();

        Ear(AID who) {
            super(agent, TELL_MILLISECONDS);
            this.who = who;
        }

        void asked(Request newRequest) {
            request.ifPresent(old -> old.refuse("asked again"));
            request = Optional.of(newRequest);
            asked = System.nanoTime();
        }

        @Override
        public void accept(Overheard message) {
            if (isSilentFor(2 * LEASE_NANOSECONDS)) {
                // the agent has ended, with all its behaviours: otherwise a tick would have come first
                Overheard.ignore(this);
                return;
            }
            synchronized (lines) {
                if (lines.size() < AT_ONCE) {
                    lines.add(message.line());
                } else {
                    skipped++;
                }
            }
        }

        /** Whether nobody has asked for so long. */
        private boolean isSilentFor(long nanoseconds) {
            return System.nanoTime() - asked > nanoseconds;
        }

        @Override
        protected void onTick() {
            if (isSilentFor(LEASE_NANOSECONDS)) {
                Overheard.ignore(this);
                ears.remove(who);
                stop();
                return;
            }
            take().ifPresent(said -> {
                request.get().inform(said);
                request = Optional.empty();
            });
        }

        /** What there is to tell, if somebody waits for it. */
        private Optional<Said> take() {
            synchronized (lines) {
                boolean late = isSilentFor(ANSWER_NANOSECONDS);
                if (request.isEmpty() || lines.isEmpty() && !late) {
                    return Optional.empty();
                }
                Said said = new Said(String.join("\n", lines), skipped);
                lines.clear();
                skipped = 0;
                return Optional.of(said);
            }
        }
    }
}
