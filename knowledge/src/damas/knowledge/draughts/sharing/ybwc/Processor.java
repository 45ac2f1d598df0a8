package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableEntry;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.BranchJob;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * A peer of YBWC (reference/adaba.md 3.7): walks its tree with a {@link NodeStack}, gives young brothers to thieves,
 * and waits for them when it has finished its own part. The walk stands still between two events, while a leaf is
 * searched or thieves are at work.
 *
 * <p>A bound goes up with a result only, and is then relayed to all other thieves below. The reference does not say
 * what happens when a thief does not answer: here the owner takes the node back when it has nothing else to do and the
 * thief is overdue, and whoever answers first is heard.
 */
abstract class Processor implements Peer {
    private final SearchSettings settings;
    private final YbwcSettings sharing;
    private final DraughtsPosition root;
    private final AlphaBeta search;
    /** The table for the nodes above the leaves: events may come while a leaf is searched. */
    private final TranspositionTable table;
    private final NodeStack stack = new NodeStack();
    private final Map<Integer, Loan> loans = new LinkedHashMap<>();
    private Optional<Leaf> leaf = Optional.empty();
    private Optional<BranchJob> running = Optional.empty();
    private int lastId;
    private long nodes;
    private long effort;
    private long now;

    /** A move that is searched in one piece. */
    private record Leaf(SplitNode node, int move, BranchJob job) {}

    Processor(SearchTask task, YbwcSettings sharing) {
        settings = task.settings();
        this.sharing = sharing;
        root = task.position();
        table = task.table().shared();
        search = new AlphaBeta(settings, task.evaluators().get(), task.table());
    }

    // ---- what the two kinds differ in ----

    /** What a job may take. */
    abstract Budget allowance();

    /** The lowest node of the stack is settled; there may be another now. */
    abstract void finished(SplitNode bottom, Outbox outbox);

    /** There is nothing on the stack. */
    abstract void idle(Outbox outbox);

    /** A job has run out of what it may take. */
    abstract void exhausted(Outbox outbox);

    // ---- for both ----

    /** The position that all peers search. */
    DraughtsPosition root() {
        return root;
    }

    YbwcSettings sharing() {
        return sharing;
    }

    NodeStack stack() {
        return stack;
    }

    long now() {
        return now;
    }

    /** The nodes of the task, or of the search, thieves' included. */
    long nodes() {
        return nodes;
    }

    /** Begins with a node as the lowest of the stack. */
    void begin(SplitNode bottom, float alpha, float beta) {
        bottom.window(alpha, beta);
        stack.push(bottom);
    }

    void countFromZero() {
        nodes = 0;
    }

    /** All that is on the stack is for nothing. */
    void abandon(Outbox outbox) {
        stack.clear();
        leave();
        prune(loan -> true, outbox);
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
    }

    @Override
    public void left(String peer, Outbox outbox) {
        takeBack(peer, 0);
        proceed(outbox);
    }

    @Override
    public Optional<Job> job() {
        if (leaf.isEmpty() || running.isPresent()) {
            return Optional.empty();
        }
        running = Optional.of(leaf.get().job());
        return Optional.of(leaf.get().job());
    }

    @Override
    public long effort() {
        long taken = effort;
        effort = 0;
        return taken;
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        running = Optional.empty();
        nodes += job.nodes();
        if (leaf.isPresent() && leaf.get().job() == job) {
            Leaf done = leaf.get();
            leaf = Optional.empty();
            Optional<BranchResult> result = done.job().result();
            if (result.isEmpty()) {
                exhausted(outbox);
                return;
            }
            found(done.node(), done.move(), result.get(), outbox);
        }
        proceed(outbox);
    }

    // ---- the walk ----

    /** Goes on until a leaf is being searched, thieves are waited for, or there is nothing to do. */
    void proceed(Outbox outbox) {
        boolean more = true;
        while (more) {
            if (stack.isEmpty()) {
                idle(outbox);
                more = !stack.isEmpty();
            } else {
                more = step(outbox);
            }
        }
        for (Loan loan : loans.values()) {
            if (loan.tell()) {
                outbox.send(loan.thief(), loan.window());
            }
        }
    }

    private boolean step(Outbox outbox) {
        Optional<SplitNode> cut = stack.narrow();
        if (cut.isPresent()) {
            cutBack(cut.get(), outbox);
        }
        if (leaf.isPresent()) {
            return false;
        }
        SplitNode top = stack.top();
        if (top.isSettled()) {
            settle(top, outbox);
            return true;
        }
        OptionalInt move = top.next();
        if (move.isEmpty()) {
            move = overdue(top);
        }
        if (move.isPresent()) {
            enter(top, move.getAsInt(), outbox);
        }
        return move.isPresent();
    }

    private void cutBack(SplitNode node, Outbox outbox) {
        stack.cutBack(node);
        leave();
        prune(loan -> !stack.contains(loan.node()) || loan.node() == node, outbox);
    }

    private void leave() {
        leaf.ifPresent(left -> left.job().stop());
        leaf = Optional.empty();
    }

    private void settle(SplitNode node, Outbox outbox) {
        stack.pop();
        prune(loan -> loan.node() == node, outbox);
        if (stack.isEmpty()) {
            finished(node, outbox);
            return;
        }
        remember(node);
        SplitNode parent = stack.top();
        record(parent, parent.owned(), -node.best(), node.variation(), outbox);
    }

    /**
     * Records what a move is worth. A thief may still have the move, because its owner took it back as overdue: the
     * loan ends here, or else the owner would search the move again and count it twice.
     */
    private void record(SplitNode node, int move, float value, List<DraughtsMove> continuation, Outbox outbox) {
        node.found(move, value, continuation, now);
        prune(loan -> loan.isFor(node, move), outbox);
    }

    private OptionalInt overdue(SplitNode node) {
        for (Loan loan : loans.values()) {
            if (loan.node() == node && loan.isOverdue(now, sharing.patience())) {
                return OptionalInt.of(loan.move());
            }
        }
        return OptionalInt.empty();
    }

    private void enter(SplitNode parent, int move, Outbox outbox) {
        parent.own(move);
        nodes++;
        effort++;
        DraughtsPosition line = parent.after(move);
        Board board = line.board();
        List<DraughtsMove> path = parent.pathTo(move);
        int depth = parent.depth() - 1;
        float alpha = -parent.beta();
        float beta = -parent.bound();
        if (board.moveCount() == 0) {
            record(parent, move, -Value.loss(path.size()), List.of(), outbox);
        } else if (line.isDrawn(settings.rules())) {
            record(parent, move, -Value.DRAW, List.of(), outbox);
        } else if (depth <= sharing.leafDepth(parent.iteration())) {
            BranchTask task = new BranchTask(0, depth, alpha, beta, path);
            leaf = Optional.of(new Leaf(parent, move, new BranchJob(search, root(), task, allowance())));
        } else {
            TableEntry entry = new TableEntry();
            boolean isKnown = hasTable() && table.probe(board, depth, entry);
            if (isKnown && table.decides(entry, depth, alpha, beta, path.size())) {
                float value = -entry.value(path.size());
                record(parent, move, value, List.of(new DraughtsMove(entry.move())), outbox);
            } else {
                List<DraughtsMove> moves = new ArrayList<>(board.moves());
                DraughtsMove known = new DraughtsMove(entry.move());
                if (isKnown && moves.remove(known)) {
                    moves.add(0, known);
                }
                stack.push(new SplitNode(line, path, depth, moves, now));
            }
        }
    }

    private boolean hasTable() {
        return settings.tableEntries() > 0;
    }

    private void remember(SplitNode node) {
        if (!hasTable() || node.variation().isEmpty()) {
            return;
        }
        long move = node.variation().get(0).code();
        if (settings.rules().equals(DrawRules.NONE)) {
            table.store(node.board(), node.depth(), node.best(), node.alpha(), node.beta(), move, node.ply());
        } else {
            // a draw by rule may be in the value, which then holds on this line only: "at most a win" is kept
            table.store(node.board(), node.depth(), Value.WIN, Value.WIN, Value.WIN, move, 0);
        }
    }

    private void found(SplitNode node, int move, BranchResult result, Outbox outbox) {
        if (node.isOwn(move)) {
            // whoever answers, the owner's own search of it is over
            stack.cutBack(node);
            leave();
        }
        record(node, move, -result.value(), line(result, node.after(move).board()), outbox);
        prune(loan -> !stack.contains(loan.node()), outbox);
    }

    private static List<DraughtsMove> line(BranchResult result, Board board) {
        if (result.best().equals(BranchResult.NO_MOVE)) {
            return List.of();
        }
        return List.of(DraughtsMove.parse(result.best(), board));
    }

    // ---- thieves ----

    /** Answers a request with the left-most move at the greatest depth, or with none. */
    void requested(String thief, Outbox outbox) {
        // who asks has nothing to do, so what it was given has got lost; unless the request is a late one
        takeBack(thief, sharing.pause());
        proceed(outbox);
        Optional<SplitNode> node = stack.generous(sharing);
        if (node.isEmpty()) {
            outbox.send(thief, "none");
            return;
        }
        int move = node.get().available().getAsInt();
        Loan loan = new Loan(++lastId, thief, node.get(), move, now);
        node.get().give(move);
        loans.put(loan.id(), loan);
        BranchTask task = new BranchTask(
                loan.id(), node.get().depth() - 1, loan.alpha(), loan.beta(), node.get().pathTo(move));
        outbox.send(thief, "task " + task.line());
    }

    /** A thief has found something. */
    void answered(String thief, BranchResult result, Outbox outbox) {
        Loan loan = loans.get(result.id());
        if (loan != null && loan.thief().equals(thief)) {
            // throws if the line is none, before anything has changed
            line(result, loan.node().after(loan.move()).board());
            loans.remove(loan.id());
            nodes += result.nodes();
            found(loan.node(), loan.move(), result, outbox);
            proceed(outbox);
        }
    }

    /** A thief does not want what it was given. */
    void refused(String thief, int id, Outbox outbox) {
        Loan loan = loans.get(id);
        if (loan != null && loan.thief().equals(thief)) {
            loans.remove(id);
            giveBack(loan);
            proceed(outbox);
        }
    }

    /** A thief asks whether what it searches is still of use. */
    void asked(String thief, int id, Outbox outbox) {
        Loan loan = loans.get(id);
        boolean open = loan != null && loan.thief().equals(thief);
        outbox.send(thief, open ? loan.window() : "prune " + id);
    }

    private void takeBack(String thief, long leastAge) {
        for (Loan loan : List.copyOf(loans.values())) {
            if (loan.thief().equals(thief) && loan.age(now) >= leastAge) {
                loans.remove(loan.id());
                giveBack(loan);
            }
        }
    }

    private void giveBack(Loan loan) {
        boolean another = loans.values().stream().anyMatch(other -> other.isFor(loan.node(), loan.move()));
        if (!another) {
            loan.node().takeBack(loan.move());
        }
    }

    private void prune(Predicate<Loan> isForNothing, Outbox outbox) {
        for (Loan loan : List.copyOf(loans.values())) {
            if (isForNothing.test(loan)) {
                loans.remove(loan.id());
                outbox.send(loan.thief(), "prune " + loan.id());
            }
        }
    }
}
