package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.Outbox;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A processor that has a master while it has work, and steals from a random peer when it has none (reference/adaba.md
 * 3.7). It owns a task until its end, and gives parts of it away like everybody else.
 */
final class Thief extends Processor {
    private final String name;
    private final Random random;
    private final Set<String> peers = new TreeSet<>();
    private boolean awake = true;
    /** What was given to it: master and number, so that what comes twice is begun once. */
    private final Set<String> seen = new HashSet<>();
    private Optional<Held> held = Optional.empty();
    // the last request
    private boolean asking;
    private long pauseBegan;
    private int requests;
    private long lastQuestion;

    /** A task and whose it is. */
    private record Held(String master, int id) {}

    /**
     * @param name what the others call it; it also makes its choices its own
     */
    Thief(SearchTask task, YbwcSettings sharing, String name, String leader) {
        super(task, sharing);
        this.name = name;
        random = new Random(name.hashCode());
        peers.add(leader);
    }

    @Override
    Budget allowance() {
        return Budget.UNLIMITED;
    }

    // ---- stealing ----

    @Override
    void idle(Outbox outbox) {
        if (!awake || asking) {
            return;
        }
        if (now() - pauseBegan >= sharing().pause()) {
            pauseBegan = now();
            requests = 0;
        }
        if (requests < sharing().requestsPerPause() && !peers.isEmpty()) {
            requests++;
            asking = true;
            List<String> choice = List.copyOf(peers);
            outbox.send(choice.get(random.nextInt(choice.size())), "request");
        }
    }

    private void take(String master, BranchTask task, Outbox outbox) {
        if (!seen.add(master + " " + task.id()) || !awake || task.path().isEmpty()) {
            return;
        }
        if (held.isPresent()) {
            outbox.send(master, "none " + task.id());
            return;
        }
        asking = false;
        requests = 0;
        held = Optional.of(new Held(master, task.id()));
        lastQuestion = now();
        countFromZero();
        // the stack begins with the node before, of which only this move is asked
        int last = task.path().size() - 1;
        DraughtsPosition line = root();
        for (DraughtsMove move : task.path().subList(0, last)) {
            line = line.after(move);
        }
        SplitNode before = new SplitNode(
                line, task.path().subList(0, last), task.depth() + 1, task.path().subList(last, last + 1), now());
        begin(before, -task.beta(), -task.alpha());
    }

    @Override
    void finished(SplitNode before, Outbox outbox) {
        held.ifPresent(task -> {
            List<DraughtsMove> line = before.variation();
            String best = line.size() > 1 ? line.get(1).toString() : BranchResult.NO_MOVE;
            outbox.send(task.master(),
                    "result " + new BranchResult(task.id(), -before.best(), nodes(), best).line());
        });
        held = Optional.empty();
    }

    @Override
    void exhausted(Outbox outbox) {
        drop(outbox);
    }

    private void drop(Outbox outbox) {
        held = Optional.empty();
        abandon(outbox);
    }

    // ---- events ----

    @Override
    public void ticked(long nanos, Outbox outbox) {
        super.ticked(nanos, outbox);
        if (asking && nanos - pauseBegan >= sharing().pause()) {
            // lost, or too slow
            asking = false;
        }
        if (held.isPresent() && nanos - lastQuestion > sharing().patience()) {
            lastQuestion = nanos;
            outbox.send(held.get().master(), "window " + held.get().id());
        }
        proceed(outbox);
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        if (!peer.equals(name)) {
            peers.add(peer);
        }
    }

    @Override
    public void left(String peer, Outbox outbox) {
        peers.remove(peer);
        if (held.isPresent() && held.get().master().equals(peer)) {
            drop(outbox);
        }
        super.left(peer, outbox);
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        String[] words = message.split(" ");
        try {
            switch (words[0]) {
                case "start" -> awake = true;
                case "end" -> end(outbox);
                case "request" -> request(from, outbox);
                case "task" -> take(from, BranchTask.parse(message.substring(5), root().board()), outbox);
                case "none" -> refusal(from, words, outbox);
                case "result" -> answered(from, BranchResult.parse(message.substring(7)), outbox);
                case "window" -> window(from, words, outbox);
                case "prune" -> prune(from, Integer.parseInt(words[1]), outbox);
                default -> { }
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // as if it had never come
        }
        proceed(outbox);
    }

    private void end(Outbox outbox) {
        awake = false;
        drop(outbox);
    }

    private void request(String from, Outbox outbox) {
        if (awake) {
            requested(from, outbox);
        } else {
            outbox.send(from, "end");
        }
    }

    private void refusal(String from, String[] words, Outbox outbox) {
        if (words.length > 1) {
            refused(from, Integer.parseInt(words[1]), outbox);
        } else {
            asking = false;
        }
    }

    private void window(String from, String[] words, Outbox outbox) {
        int id = Integer.parseInt(words[1]);
        if (words.length < 4) {
            asked(from, id, outbox);
            return;
        }
        float alpha = Float.parseFloat(words[2]);
        float beta = Float.parseFloat(words[3]);
        if (holds(from, id) && alpha < beta) {
            SplitNode before = stack().bottom();
            float low = Math.max(before.alpha(), -beta);
            float high = Math.min(before.beta(), -alpha);
            if (low < high) {
                before.window(low, high);
            }
        }
    }

    private void prune(String from, int id, Outbox outbox) {
        // a task that comes later than this is not begun
        seen.add(from + " " + id);
        if (holds(from, id)) {
            drop(outbox);
        }
    }

    private boolean holds(String master, int id) {
        return held.isPresent() && held.get().master().equals(master) && held.get().id() == id;
    }
}
