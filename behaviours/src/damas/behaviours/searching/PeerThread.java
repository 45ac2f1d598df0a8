package damas.behaviours.searching;

import damas.behaviours.conversation.NotUnderstood;
import damas.behaviours.conversation.Speech;
import damas.knowledge.sharing.EventLoop;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.JobCancelled;
import damas.knowledge.sharing.Peer;
import damas.ontology.words.SearchCrew;
import damas.ontology.words.SearchNews;
import jade.content.ContentManager;
import jade.core.AID;
import jade.core.Agent;
import jade.lang.acl.ACLMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Runs one peer of one shared search for an agent. Events have a thread of their own, which also reads and writes the
 * messages: a leader may think for milliseconds, and its agent must answer meanwhile. Jobs run on a {@link
 * SearchThread}.
 *
 * <p>Peers speak in the conversation of their search. What comes from one who is not of the crew waits until the leader
 * has told of it: the news of a new peer and its first message may overtake each other.
 */
final class PeerThread implements EventLoop.Driver {
    /** So many messages of strangers wait, and no more. */
    private static final int PATIENCE = 100;

    /** How often a peer gets a tick while its search goes on beyond its time, in nanoseconds. */
    private static final long TICK_AFTER_TIME = 500_000;

    private static final Logger LOG = LogManager.getLogger(PeerThread.class);

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(SearchThread.rootGroup(), work, "peer");
        thread.setDaemon(true);
        // a search thread makes it, and would hand down its low priority
        thread.setPriority(Thread.NORM_PRIORITY);
        return thread;
    });

    private final Agent agent;
    private final String searchId;
    private final String name;
    private final String leader;
    private final Supplier<? extends Peer> maker;
    private final Runnable afterEvents;
    private final Consumer<Throwable> onFailure;
    private final ContentManager voice = Speech.voice();
    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    private volatile boolean closed;

    // of the events' thread
    /** The others of the crew by the names of their agents. */
    private final Map<String, String> crew = new LinkedHashMap<>();

    /** When the time of the search is over, by {@code System.nanoTime}; the greatest value for never. */
    private long wake = Long.MAX_VALUE;

    private final List<ACLMessage> strangers = new ArrayList<>();
    private Peer peer;
    private EventLoop loop;

    /**
     * @param name what the others call this peer
     * @param leader the peer that leads, perhaps this one
     * @param maker makes the peer, on the events' thread
     * @param afterEvents runs there after each event
     * @param onFailure runs there once if the peer cannot be made, or if an event, a job or {@code afterEvents} fails;
     *     then the search is over for this peer
     */
    PeerThread(
            Agent agent,
            String searchId,
            String name,
            String leader,
            Supplier<? extends Peer> maker,
            Runnable afterEvents,
            Consumer<Throwable> onFailure) {
        this.agent = agent;
        this.searchId = searchId;
        this.name = name;
        this.leader = leader;
        this.maker = maker;
        this.afterEvents = afterEvents;
        this.onFailure = onFailure;
    }

    /** What an agent is called as a peer that shares its table with nobody outside its container. */
    static String peerName(Agent agent) {
        return agent.getLocalName() + "@" + agent.here().getName();
    }

    /** What an agent is called as a peer that shares its table with all of a place. */
    static String peerName(Agent agent, String place) {
        return agent.getLocalName() + "@" + place + "/" + agent.here().getName();
    }

    /** The local name of a peer's agent. */
    static String agentName(String peer) {
        int at = peer.indexOf('@');
        return at < 0 ? peer : peer.substring(0, at);
    }

    /** Limits the time of the search: at its end the peer gets a tick. Called before {@link #start}. */
    void limit(Duration time) {
        wake = time.toNanos() < Long.MAX_VALUE / 4 ? System.nanoTime() + time.toNanos() : Long.MAX_VALUE;
    }

    void start() {
        THREADS.execute(this::run);
    }

    /** No event and no message more; a job that is running ends soon. */
    void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    // ---- events ----

    private void run() {
        try {
            peer = maker.get();
            loop = new EventLoop(name, peer, this);
        } catch (RuntimeException | Error e) {
            LOG.error("{} cannot take part in {}", name, searchId, e);
            failed(e);
            return;
        }
        // the first job begins now, not with the first message or tick: a move may have 20 ms
        take(() -> { });
        while (!closed) {
            try {
                Runnable event = events.poll(untilTick(), TimeUnit.NANOSECONDS);
                take(event == null ? () -> { } : event);
            } catch (InterruptedException e) {
                // an end that is not told would leave the search without an answer
                loop.fail(e);
            }
        }
    }

    /** A tick comes with the peer's pulse, when the time of the search is over, and then often until it has ended. */
    private long untilTick() {
        long left = wake == Long.MAX_VALUE ? Long.MAX_VALUE : wake - System.nanoTime();
        return Math.min(peer.pulse(), Math.max(left, TICK_AFTER_TIME));
    }

    private void take(Runnable event) {
        loop.take(System.nanoTime(), event);
        if (agent.getState() == Agent.AP_DELETED) {
            closed = true;
        }
        try {
            afterEvents.run();
        } catch (RuntimeException | Error e) {
            loop.fail(e);
        }
    }

    @Override
    public void start(Job job) {
        SearchThread.run(() -> {
            Optional<Throwable> failure = EventLoop.run(job, this::now);
            events.add(() -> loop.ended(job, failure));
        });
    }

    @Override
    public void failed(Throwable cause) {
        onFailure.accept(cause);
        closed = true;
    }

    private long now() {
        if (closed) {
            throw new JobCancelled();
        }
        return System.nanoTime();
    }

    // ---- messages ----

    @Override
    public void send(Collection<String> peers, String message) {
        say(peers, to -> Speech.words(
                voice, ACLMessage.INFORM, searchId, to, new SearchNews(searchId, message)));
    }

    @Override
    public void bulk(Collection<String> peers, byte[] content) {
        say(peers, to -> Speech.bulk(searchId, to, content));
    }

    private void say(Collection<String> peers, Function<List<AID>, ACLMessage> words) {
        List<AID> to = peers.stream().map(other -> new AID(agentName(other), AID.ISLOCALNAME)).toList();
        if (!to.isEmpty() && !closed) {
            Speech.send(agent, words.apply(to));
        }
    }

    /** A message of this search has come. */
    void hear(ACLMessage message) {
        events.add(() -> understand(message));
    }

    /** The crew is this now. */
    void crew(Collection<String> members) {
        events.add(() -> update(members));
    }

    private void understand(ACLMessage message) {
        String sender = message.getSender().getLocalName();
        boolean leads = sender.equals(agentName(leader));
        String from = crew.get(sender);
        try {
            if (from == null && !leads) {
                if (strangers.size() < PATIENCE) {
                    strangers.add(message);
                }
            } else if (Speech.isBulk(message)) {
                peer.received(leads ? leader : from, message.getByteSequenceContent(), this);
            } else {
                Object words = Speech.content(voice, message);
                if (words instanceof SearchNews news && news.searchId().equals(searchId)) {
                    peer.received(leads ? leader : from, news.lines(), this);
                } else if (words instanceof SearchCrew told && told.searchId().equals(searchId) && leads) {
                    update(List.of(told.members().split(" ")));
                }
            }
        } catch (NotUnderstood e) {
            LOG.debug("{} said something strange to {}: {}", sender, name, e.getMessage());
        }
    }

    private void update(Collection<String> members) {
        for (String old : List.copyOf(crew.values())) {
            if (!members.contains(old)) {
                crew.remove(agentName(old));
                peer.left(old, this);
            }
        }
        for (String member : members) {
            if (!member.equals(name) && !member.equals(crew.put(agentName(member), member))) {
                peer.joined(member, this);
            }
        }
        List<ACLMessage> waiting = List.copyOf(strangers);
        strangers.clear();
        waiting.stream()
                .filter(message -> crew.containsKey(message.getSender().getLocalName()))
                .forEach(this::understand);
    }
}
