package damas.knowledge.search.distributed.adaba;

import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableJournal;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Outbox;
import damas.knowledge.search.distributed.Peer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A slave of {@link EdgeMaster}: searches one task after the other, in the order they came, and keeps its table from
 * one to the next. It takes {@code task ...}, {@code drop <id>}, {@code ping} and {@code end}, and answers
 * {@code result ...} and {@code ready}. What it does not understand it leaves out: its master will ask again.
 */
public final class EdgeSlave implements Peer {
    /** How many table entries a slave sends at most, and keeps until then. */
    private static final int SHARED_ENTRIES = 150;

    /** The time between two sendings, for each slave that hears of them: so messages stay a small part of the time. */
    private static final long SHARING_PER_SLAVE = 1_000_000;

    /** Entries below this depth are found faster than sent. */
    private static final int LEAST_SHARED_DEPTH = 4;

    private final AlphaBeta search;
    private final TranspositionTable table;
    private final TableJournal journal = new TableJournal(SHARED_ENTRIES, LEAST_SHARED_DEPTH);
    private final List<byte[]> heard = new ArrayList<>();
    private List<String> confidants = List.of();
    private long now;
    private long lastShared;
    private History root;
    private String master = "";
    private final Deque<EdgeTask> waiting = new ArrayDeque<>();
    private final Set<Integer> seen = new HashSet<>();
    private Optional<EdgeJob> running = Optional.empty();

    /**
     * @param table a table of its own, or one {@link TranspositionTable#shared} with the other slaves of its JVM
     * @param root the game whose position the master searches
     */
    public EdgeSlave(SearchSettings settings, Evaluator evaluator, TranspositionTable table, History root) {
        this.table = table;
        table.keep(journal);
        search = new AlphaBeta(settings, evaluator, table);
        this.root = root;
    }

    /** Those who shall hear what this slave's table learns: one slave of each other host. */
    public void confidants(Collection<String> names) {
        confidants = List.copyOf(names);
    }

    /** Another search begins, with the tables as they are; the job of the last one has ended. */
    public void begin(History newRoot) {
        root = newRoot;
        seen.clear();
        waiting.clear();
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        for (String line : message.split("\n")) {
            int space = line.indexOf(' ');
            String rest = line.substring(space + 1);
            try {
                switch (space < 0 ? line : line.substring(0, space)) {
                    case "task" -> add(from, EdgeTask.parse(rest, root.board()));
                    case "drop" -> drop(Integer.parseInt(rest));
                    case "share" -> heard.add(Base64.getDecoder().decode(rest));
                    case "ping" -> outbox.send(from, "ready");
                    case "end" -> end();
                    default -> { }
                }
            } catch (IllegalArgumentException e) {
                outbox.send(from, "ready");
            }
        }
    }

    private void add(String from, EdgeTask task) {
        master = from;
        if (seen.add(task.id())) {
            waiting.add(task);
        }
    }

    private void drop(int id) {
        // a task that comes later than its drop is not begun
        seen.add(id);
        waiting.removeIf(task -> task.id() == id);
        running.filter(job -> job.task().id() == id).ifPresent(EdgeJob::stop);
    }

    private void end() {
        waiting.clear();
        running.ifPresent(EdgeJob::stop);
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
            running = Optional.of(new EdgeJob(search, root, waiting.remove()));
            return Optional.of(running.get());
        }
        return Optional.empty();
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        running.filter(own -> own == job)
                .flatMap(EdgeJob::result)
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
        String message = "share " + Base64.getEncoder().encodeToString(journal.drain(SHARED_ENTRIES));
        outbox.send(confidants, message);
    }
}
