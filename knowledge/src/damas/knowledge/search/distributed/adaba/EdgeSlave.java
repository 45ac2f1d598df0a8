package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Board;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableJournal;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.BranchJob;
import damas.knowledge.search.distributed.BranchTask;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Outbox;
import damas.knowledge.search.distributed.Sharing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slave of {@link EdgeMaster}: searches one task after the other, in the order they came, and keeps its table from
 * one to the next. It takes {@code task ...}, {@code drop <id>}, {@code ping} and {@code end}, and answers
 * {@code result ...} and {@code ready}. What it does not understand it leaves out: its master will ask again.
 */
public final class EdgeSlave implements Helper {
    /** How many table entries a slave sends at most, and keeps until then. */
    private static final int SHARED_ENTRIES = 150;

    /** The time between two sendings, for each slave that hears of them: so messages stay a small part of the time. */
    private static final long SHARING_PER_SLAVE = 1_000_000;

    /** Entries below this depth are found faster than sent. */
    private static final int LEAST_SHARED_DEPTH = 4;

    private final String name;
    private final AlphaBeta search;
    private final TranspositionTable table;
    private final TableJournal journal = new TableJournal(SHARED_ENTRIES, LEAST_SHARED_DEPTH);
    private final List<byte[]> heard = new ArrayList<>();

    /** The slaves of this place and of the others, this one among them. */
    private final Map<String, SortedSet<String>> places = new TreeMap<>();

    private List<String> confidants = List.of();
    private long now;
    private long lastShared;
    private History root = History.of(Board.START);
    private String master = "";
    private final Deque<BranchTask> waiting = new ArrayDeque<>();
    private final Set<Integer> seen = new HashSet<>();
    private Optional<BranchJob> running = Optional.empty();

    public EdgeSlave(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        this.name = name;
        this.table = table;
        table.keep(journal);
        search = new AlphaBeta(settings, evaluator, table);
    }

    @Override
    public void begin(History newRoot, String leader) {
        root = newRoot;
        master = leader;
        seen.clear();
        waiting.clear();
        heard.clear();
        places.clear();
        places(name).add(name);
        confidants = List.of();
    }

    private SortedSet<String> places(String peer) {
        return places.computeIfAbsent(Sharing.place(peer), place -> new TreeSet<>());
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        if (!peer.equals(master)) {
            places(peer).add(peer);
            confide();
        }
    }

    @Override
    public void left(String peer, Outbox outbox) {
        places(peer).remove(peer);
        confide();
    }

    /** Of each other place one slave hears what this one's table learns: not the same for all. */
    private void confide() {
        int number = places(name).headSet(name).size();
        List<String> chosen = new ArrayList<>();
        places.forEach((place, slaves) -> {
            if (!slaves.contains(name) && !slaves.isEmpty()) {
                chosen.add(List.copyOf(slaves).get(number % slaves.size()));
            }
        });
        confidants = chosen;
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        for (String line : message.split("\n")) {
            int space = line.indexOf(' ');
            String rest = line.substring(space + 1);
            try {
                switch (space < 0 ? line : line.substring(0, space)) {
                    case "task" -> add(from, BranchTask.parse(rest, root.board()));
                    case "drop" -> drop(Integer.parseInt(rest));
                    case "ping" -> outbox.send(from, "ready");
                    case "end" -> end();
                    default -> { }
                }
            } catch (IllegalArgumentException e) {
                outbox.send(from, "ready");
            }
        }
    }

    @Override
    public void received(String from, byte[] content, Outbox outbox) {
        heard.add(content);
    }

    private void add(String from, BranchTask task) {
        master = from;
        if (seen.add(task.id())) {
            waiting.add(task);
        }
    }

    private void drop(int id) {
        // a task that comes later than its drop is not begun
        seen.add(id);
        waiting.removeIf(task -> task.id() == id);
        running.filter(job -> job.task().id() == id).ifPresent(BranchJob::stop);
    }

    private void end() {
        waiting.clear();
        running.ifPresent(BranchJob::stop);
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
    }

    @Override
    public Optional<Job> job() {
        if (running.isEmpty() && !waiting.isEmpty()) {
            heard.forEach(table::take);
            heard.clear();
            running = Optional.of(new BranchJob(search, root, waiting.remove()));
            return Optional.of(running.get());
        }
        return Optional.empty();
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        running.filter(own -> own == job)
                .flatMap(BranchJob::result)
                .ifPresent(result -> outbox.send(master, "result " + result.line()));
        running = Optional.empty();
        share(outbox);
    }

    /** Tells the other slaves what the table has learned; so much that it is worth its message, and no more. */
    private void share(Outbox outbox) {
        if (now - lastShared < SHARING_PER_SLAVE * confidants.size() || confidants.isEmpty() || journal.size() == 0) {
            return;
        }
        lastShared = now;
        int size = journal.size();
        if (size >= SHARED_ENTRIES) {
            journal.leastDepth(journal.leastDepth() + 1);
        } else if (size < SHARED_ENTRIES / 4 && journal.leastDepth() > LEAST_SHARED_DEPTH) {
            journal.leastDepth(journal.leastDepth() - 1);
        }
        table.keep(journal);
        outbox.bulk(confidants, journal.drain(SHARED_ENTRIES));
    }
}
