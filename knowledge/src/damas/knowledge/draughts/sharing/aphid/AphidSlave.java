package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.sharing.BranchJob;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A slave of APHID (reference/adaba.md 4.5), and of ADABA V1 to V3 (5.6) with other settings: deepens its tasks one
 * iteration at a time, always the one that comes first now, and tells the master after each or in batches. A batch
 * leaves when it is full, when nothing is left to do, and after a while.
 *
 * <p>It takes {@code pass <n>} with {@code window}, {@code task} and {@code order} lines, of which {@code order} names
 * all its tasks on the frontier, and {@code end}. It answers with {@code result} lines, and says {@code idle} or
 * {@code busy} now and then: who is idle hears again what it should do. Tasks off the frontier wait.
 */
final class AphidSlave implements Peer {
    /** A slave speaks at least this often, in nanoseconds. */
    static final long HEARTBEAT = 50_000_000;

    /** One without work asks after this time, then after twice that, and so on: many would flood the master. */
    private static final long IDLE_HEARTBEAT = 20_000_000;

    private static final long LONGEST_IDLE_HEARTBEAT = 4 * HEARTBEAT;

    /** A result waits no longer than this for others. */
    private static final long FLUSH = 10_000_000;

    private final AphidSettings aphid;
    private final Comparator<TaskOrder.Ranked> priority;
    private final AlphaBeta search;
    private final ShadowTable shadow;
    private final DraughtsPosition root;
    private final String master;
    private boolean searching = true;
    private final Map<Integer, SlaveTask> tasks = new LinkedHashMap<>();
    private Window window = Window.OPEN;
    private int full;
    private int pass;
    private Optional<BranchJob> running = Optional.empty();
    private final StringBuilder batch = new StringBuilder();
    private int batched;
    private long batchBegun;
    private long now;
    private long spoke;
    private long idleHeartbeat = IDLE_HEARTBEAT;

    AphidSlave(SearchTask task, AphidSettings aphid, String name, String leader) {
        this.aphid = aphid;
        root = task.position();
        master = leader;
        priority = aphid.order().comparator();
        search = new AlphaBeta(task.settings(), task.evaluators().get(), task.table());
        shadow = new ShadowTable(name, task.table(), aphid.shadowEntries());
    }

    private void forget() {
        tasks.clear();
        full = 0;
        pass = 0;
        batch.setLength(0);
        batched = 0;
        idleHeartbeat = IDLE_HEARTBEAT;
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        if (!peer.equals(master)) {
            shadow.joined(peer);
        }
    }

    @Override
    public void left(String peer, Outbox outbox) {
        shadow.left(peer);
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
        if (!searching) {
            return;
        }
        if (nanos - batchBegun >= FLUSH) {
            send(outbox);
        }
        boolean idle = next().isEmpty() && running.isEmpty();
        if (!idle) {
            idleHeartbeat = IDLE_HEARTBEAT;
        }
        if (nanos - spoke >= (idle ? idleHeartbeat : HEARTBEAT)) {
            spoke = nanos;
            outbox.send(master, idle ? "idle" : "busy");
            if (idle) {
                idleHeartbeat = Math.min(2 * idleHeartbeat, LONGEST_IDLE_HEARTBEAT);
            }
        }
    }

    // ---- what the master says ----

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (!from.equals(master)) {
            return;
        }
        if (message.equals("end")) {
            running.ifPresent(BranchJob::stop);
            forget();
            searching = false;
            return;
        }
        String[] lines = message.split("\n");
        try {
            int number = number(lines[0]);
            searching = true;
            for (String line : lines) {
                take(line.split(" "), number >= pass, outbox);
            }
            pass = Math.max(pass, number);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // what is wrong or missing is said again when there is nothing else to do
        }
    }

    private static int number(String line) {
        if (!line.startsWith("pass ")) {
            throw new IllegalArgumentException("every message begins with the number of its pass");
        }
        return Integer.parseInt(line.substring(5));
    }

    private void take(String[] words, boolean isLatest, Outbox outbox) {
        switch (words[0]) {
            case "window" -> {
                if (isLatest) {
                    window(Float.parseFloat(words[1]), Float.parseFloat(words[2]), Integer.parseInt(words[3]));
                }
            }
            case "task" -> {
                SlaveTask task = SlaveTask.parse(words, root.board());
                SlaveTask known = tasks.putIfAbsent(task.id(), task);
                int knownToMaster = Integer.parseInt(words[2]);
                if (known != null && known.depth() > knownToMaster) {
                    known.latest().ifPresent(result -> say(result, outbox));
                }
            }
            case "order" -> {
                if (isLatest) {
                    order(words);
                }
            }
            default -> { }
        }
    }

    private void window(float alpha, float beta, int newFull) {
        if (alpha < beta) {
            window = new Window(alpha, beta);
            full = Math.max(full, newFull);
        }
    }

    private void order(String[] words) {
        tasks.values().forEach(SlaveTask::leaveFrontier);
        for (int i = 1; i < words.length; i++) {
            String[] place = words[i].split(":");
            SlaveTask task = tasks.get(Integer.parseInt(place[0]));
            if (task != null) {
                task.place(Integer.parseInt(place[1]), i);
            }
        }
    }

    @Override
    public void received(String from, byte[] content, Outbox outbox) {
        shadow.received(content, outbox);
    }

    // ---- work ----

    private Optional<SlaveTask> next() {
        return tasks.values().stream().filter(task -> task.isOpen(full)).min(priority);
    }

    @Override
    public Optional<Job> job() {
        Optional<SlaveTask> next = running.isPresent() ? Optional.empty() : next();
        if (next.isEmpty()) {
            return Optional.empty();
        }
        shadow.takeOver();
        SlaveTask task = next.get();
        int depth = TaskOrder.nextDepth(task.depth(), aphid.increment(), full) - task.path().size();
        running = Optional.of(new BranchJob(search, root,
                new BranchTask(task.id(), depth, window.alpha(), window.beta(), task.path())));
        return Optional.of(running.get());
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        Optional<BranchJob> done = running.filter(own -> own == job);
        running = Optional.empty();
        done.flatMap(BranchJob::result).ifPresent(result -> {
            SlaveTask task = tasks.get(result.id());
            if (task != null) {
                int depth = task.path().size() + done.get().task().depth();
                IterationResult found = new IterationResult(result.id(), depth, result.value(), result.nodes());
                task.found(found);
                say(found, outbox);
            }
        });
        shadow.share(now, outbox);
    }

    private void say(IterationResult result, Outbox outbox) {
        if (batched++ > 0) {
            batch.append('\n');
        } else {
            batchBegun = now;
        }
        batch.append(result.line());
        if (batched >= aphid.batch() || next().isEmpty()) {
            send(outbox);
        }
    }

    private void send(Outbox outbox) {
        if (batched > 0) {
            outbox.send(master, batch.toString());
            batch.setLength(0);
            batched = 0;
            spoke = now;
        }
    }
}
