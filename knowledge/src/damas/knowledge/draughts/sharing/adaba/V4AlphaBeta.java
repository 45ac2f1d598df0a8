package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.SearchStopped;
import damas.knowledge.draughts.search.TableEntry;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.engine.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The alpha-beta search of ADABA V4: several searches walk one tree from its root, each on its own thread, and share
 * what they find through the transposition table (after J.-C. Weill's ABDADA, 1996).
 *
 * <p>A search claims the position that it enters. At a node where a cut is expected, every search begins with the first
 * move (young brothers wait, reference/adaba.md 3.7). At other nodes a search begins with unclaimed moves and then
 * enters claimed ones, to help inside. A branch that was lent to another host is left to it: a node of which only lent
 * branches remain is unfinished for now. A search without other work enters lent branches too, in another order at each
 * host. A claim is advisory: no search waits for it, and losing it costs time, not correctness.
 *
 * <p>The root is searched with null windows ({@link RootBounds}), so all searches have the same window and can use each
 * other's results.
 *
 * <p>Every thousand nodes a search looks whether the table decides a node on its line. If it does, the work below that
 * node is obsolete, and the search goes on above it. So all searches leave an iteration when one has completed the
 * root.
 */
public final class V4AlphaBeta extends AlphaBeta {
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    // the rounds in which moves are searched
    private static final int UNCLAIMED = 0;
    private static final int CLAIMED = 1;

    /** The value of a node that another search has to complete. */
    private static final float UNFINISHED = Float.NaN;

    private static final int NOWHERE = Integer.MAX_VALUE;

    /** Of the last probe; no value of it is read after a node has been counted or a child searched. */
    private final TableEntry entry = new TableEntry();

    private final int leastDepth;
    private final OfferPool pool;

    /** Mixed into move orders, so that helpers of different hosts begin with different moves of an all-node. */
    private final long place;

    /** The ranks of the moves that are being sorted. */
    private final long[] ranks = new long[Board.MAX_MOVES];

    // the shared nodes from the root to the node under search
    private final List<Open> line = new ArrayList<>();

    /** The index in the line of the node that the table has decided, and its value. */
    private int settled;

    private float settledValue;

    /** The best move of the node that the table decided last; of the root, if the root is settled. */
    private long settledMove;

    private RootBounds bounds = new RootBounds(0, 0);

    /** Whether this search enters branches that were lent to another host. */
    private boolean helps;

    private long drawsBefore;
    private SearchMeter budget = SearchMeter.unlimited();
    private long now;

    /** A node whose search is under way. */
    private static final class Open {
        private final Offer.Node node;
        private final long move;

        // the range of its moves in the array of moves
        private int start;
        private int end;

        /** Whether its first move has been searched, or all have to be. */
        private boolean mayLend;

        /** Its lower bound so far, at least its alpha. */
        private float bound;

        Open(Offer.Node node, long move) {
            this.node = node;
            this.move = move;
        }
    }

    /**
     * @param table the table that all searches of a host share
     * @param leastDepth nodes of less depth are searched without claims: their search is shorter than a message
     * @param pool takes branches that could be lent to another host
     * @param place the host of this search
     */
    public V4AlphaBeta(
            SearchSettings settings,
            Evaluator evaluator,
            TranspositionTable table,
            int leastDepth,
            OfferPool pool,
            String place) {
        super(settings, evaluator, table);
        if (settings.tableEntries() == 0) {
            throw new IllegalArgumentException("searches that share a tree need a table");
        }
        this.leastDepth = Math.max(1, leastDepth);
        this.pool = pool;
        this.place = place.hashCode() * 0xD1B54A32D192ED03L;
    }

    /** The number of nodes that the last search has visited so far. */
    public long nodes() {
        return budget.nodes();
    }

    /**
     * Searches the root to this depth, beside the other searches of the same tree.
     *
     * @param guess an estimate of the value; NaN if there is none
     * @param withOthers whether to enter branches that were lent to another host, because there is no other work
     * @return empty if other searches have to complete the root
     * @throws SearchStopped if the search was stopped before any search had completed the root
     */
    public Optional<SearchResult> search(
            DraughtsPosition history,
            int depth,
            float guess,
            boolean withOthers,
            StopSignal stop,
            LongSupplier nanoClock) {
        begin(history, 0, depth, withOthers, stop, nanoClock);
        if (bounds.depth() != depth) {
            bounds = new RootBounds(depth, guess);
        }
        Board root = history.board();
        while (!bounds.meet()) {
            if (table.probe(root, depth, entry) && entry.depth() == depth) {
                bounds.know(entry.value(0), entry.bound(), entry.move());
                if (bounds.meet()) {
                    break;
                }
            }
            float alpha = bounds.alpha();
            float beta = bounds.beta();
            float value = value(root, depth, alpha, beta, 0, 0, NO_MOVE);
            if (Float.isNaN(value)) {
                return Optional.empty();
            }
            bounds.found(value, alpha, beta, bestMove(root));
        }
        return Optional.of(new SearchResult(fromTable(root, bounds.move(), depth), bounds.value(), depth, nodes()));
    }

    /** The best move of the root, after a search that has found one. */
    private long bestMove(Board root) {
        List<DraughtsMove> found = variation.moves();
        DraughtsMove best = found.isEmpty() ? new DraughtsMove(settledMove) : found.get(0);
        return root.allows(best) ? best.code() : root.moves().get(0).code();
    }

    /**
     * Searches a branch of the tree.
     *
     * @param history the game up to the position of the branch, {@code ply} plies below the root
     * @return the value to the side to move there, exact between alpha and beta and otherwise a bound; NaN if other
     *     searches have to complete it
     */
    public float branch(
            DraughtsPosition history,
            int ply,
            int depth,
            float alpha,
            float beta,
            boolean withOthers,
            StopSignal stop,
            LongSupplier nanoClock) {
        begin(history, ply, depth, withOthers, stop, nanoClock);
        return value(history.board(), depth, alpha, beta, ply, 0, NO_MOVE);
    }

    /** Forgets the bounds of the last root, because another root comes. */
    public void forgetRoot() {
        bounds = new RootBounds(0, 0);
    }

    /** Whether the last value holds on every line, that is, no draw by rule had a part in it. */
    public boolean isGeneral() {
        return drawsByRule == drawsBefore;
    }

    private void begin(
            DraughtsPosition history, int ply, int depth, boolean withOthers, StopSignal stop, LongSupplier nanoClock) {
        helps = withOthers;
        drawsBefore = drawsByRule;
        line.clear();
        settled = NOWHERE;
        LongSupplier clock = () -> now = nanoClock.getAsLong();
        budget = new SearchMeter(Budget.UNLIMITED, stop.orWhile(this::isSettled), clock);
        begin(history, ply, depth, budget);
    }

    /** The line that the table holds to be best, from a move of the root on. */
    private List<DraughtsMove> fromTable(Board root, long first, int depth) {
        List<DraughtsMove> moves = new ArrayList<>();
        Board board = root;
        DraughtsMove move = new DraughtsMove(first);
        for (int left = depth - 1; board.allows(move); left--) {
            moves.add(move);
            board = board.play(move);
            if (left < 1 || !table.probe(board, left, entry) || entry.depth() < left) {
                break;
            }
            move = new DraughtsMove(entry.move());
        }
        return moves;
    }

    private float value(Board board, int depth, float alpha, float beta, int ply, int start, long move) {
        if (depth < leastDepth && !line.isEmpty()) {
            return value(board, depth, alpha, beta, ply, start);
        }
        int above = line.size();
        int judged = judge.length();
        int walked = walk.length();
        Open node = new Open(new Offer.Node(board, depth, alpha, beta, ply), move);
        line.add(node);
        try {
            return jointValue(node, board, depth, alpha, beta, ply, start);
        } catch (SearchStopped e) {
            if (settled != above) {
                throw e;
            }
            settled = NOWHERE;
            popTo(judged, walked, board);
            variation.clear(ply);
            return settledValue;
        } finally {
            line.subList(above, line.size()).clear();
        }
    }

    private float jointValue(Open node, Board board, int depth, float alpha, float beta, int ply, int start) {
        budget.node();
        variation.clear(ply);
        if (ply > 0 && judge.isDrawn()) {
            drawsByRule++;
            return board.moveCount() == 0 ? Value.loss(ply) : Value.DRAW;
        }
        long known = NO_MOVE;
        boolean needsAll = false;
        if (table.probe(board, depth, entry)) {
            if (table.decides(entry, depth, alpha, beta, ply)) {
                settledMove = entry.move();
                return entry.value(ply);
            }
            known = entry.move();
            needsAll = entry.bound() == TranspositionTable.AT_MOST;
        }
        int end = board.moves(moves, start);
        order(board.turn(), known, start, end);
        if (helps && needsAll && depth >= pool.leastDepth()) {
            disperse(board, start, end);
        }
        node.start = start;
        node.end = end;
        node.mayLend = needsAll;
        node.bound = alpha;
        if (needsAll && depth > pool.leastDepth()) {
            offer();
        }
        long draws = drawsByRule;
        float best = Value.loss(ply);
        long bestMove = NO_MOVE;
        float bound = alpha;
        boolean unfinished = false;
        for (int round = UNCLAIMED; round <= CLAIMED; round++) {
            for (int i = start; i < end && best < beta; i++) {
                long move = moves[i];
                if (move == NO_MOVE) {
                    continue;
                }
                Board next = board.play(move);
                boolean eldest = i == start && !needsAll;
                if (!eldest && round == UNCLAIMED && isClaimed(next, depth - 1, -beta, -bound, ply + 1)) {
                    continue;
                }
                // not to be searched again in the next round
                moves[i] = NO_MOVE;
                float value = isLent(next, depth - 1, -beta, -bound, ply + 1)
                        ? UNFINISHED
                        : -child(board, move, next, depth, -beta, -bound, ply, end);
                if (Float.isNaN(value)) {
                    if (eldest) {
                        return UNFINISHED;
                    }
                    unfinished = true;
                }
                if (value > best) {
                    best = value;
                    bestMove = move;
                    if (value > bound) {
                        bound = value;
                        node.bound = value;
                        variation.extend(ply, move);
                    }
                }
                if (!node.mayLend && best < beta) {
                    node.mayLend = true;
                    if (depth > pool.leastDepth()) {
                        offer();
                    }
                }
            }
        }
        if (unfinished && best < beta) {
            return UNFINISHED;
        }
        if (bestMove == NO_MOVE) {
            return best;
        }
        if (best >= beta) {
            cut(board.turn(), bestMove, depth);
        }
        if (drawsByRule == draws) {
            table.store(board, depth, best, alpha, beta, bestMove, ply);
        }
        return best;
    }

    private float child(Board board, long move, Board next, int depth, float alpha, float beta, int ply, int start) {
        push(board, move, next);
        boolean claims = depth > leastDepth;
        if (claims) {
            table.claims().claim(next.key(), depth - 1);
        }
        float value;
        try {
            value = value(next, depth - 1, alpha, beta, ply + 1, start, move);
        } finally {
            if (claims) {
                table.claims().release(next.key(), depth - 1);
            }
        }
        pop(board);
        return value;
    }

    /** Whether another search, of this or another host, is searching a position that the table does not decide. */
    private boolean isClaimed(Board board, int depth, float alpha, float beta, int ply) {
        return depth >= leastDepth
                && (table.claims().isClaimedHere(board.key(), depth)
                        || table.claims().isClaimedElsewhere(board.key(), depth, now))
                && !table.knows(board, depth, alpha, beta, ply);
    }

    private boolean isLent(Board board, int depth, float alpha, float beta, int ply) {
        return !helps
                && depth >= leastDepth
                && table.claims().isClaimedElsewhere(board.key(), depth, now)
                && !table.knows(board, depth, alpha, beta, ply);
    }

    // ---- moves that must all be searched ----

    private void disperse(Board board, int start, int end) {
        for (int i = start; i < end; i++) {
            long move = moves[i];
            long rank = rank(board, move);
            int at = i;
            while (at > start && ranks[at - 1 - start] > rank) {
                moves[at] = moves[at - 1];
                ranks[at - start] = ranks[at - 1 - start];
                at--;
            }
            moves[at] = move;
            ranks[at - start] = rank;
        }
    }

    /** The order of a move: equal on one host for all moves that lead to one position. */
    private long rank(Board board, long move) {
        long mixed = (board.play(move).key() ^ place) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 32;
    }

    // ---- results of other searches, and offers to them ----

    private boolean isSettled() {
        for (int i = 0; i < line.size(); i++) {
            Offer.Node node = line.get(i).node;
            if (table.probe(node.board(), node.depth(), entry)
                    && table.decides(entry, node.depth(), node.alpha(), node.beta(), node.ply())) {
                settled = i;
                settledValue = entry.value(node.ply());
                settledMove = entry.move();
                return true;
            }
        }
        offer();
        return false;
    }

    /** Offers unclaimed moves, those of the deepest nodes first. */
    private void offer() {
        for (int i = 0; i < line.size() && !helps && pool.wants(); i++) {
            Open open = line.get(i);
            if (open.node.depth() <= pool.leastDepth()) {
                return;
            }
            if (open.mayLend) {
                offer(open, i);
            }
        }
    }

    private void offer(Open open, int index) {
        int depth = open.node.depth() - 1;
        float alpha = -open.node.beta();
        float beta = -open.bound;
        int ply = open.node.ply() + 1;
        for (int i = open.start; i < open.end && pool.wants(); i++) {
            long move = moves[i];
            if (move == NO_MOVE) {
                continue;
            }
            Board next = open.node.board().play(move);
            if (!isClaimed(next, depth, alpha, beta, ply) && !table.knows(next, depth, alpha, beta, ply)) {
                pool.offer(new Offer(path(index, move), nodes(index), new Offer.Node(next, depth, alpha, beta, ply)));
            }
        }
    }

    private List<DraughtsMove> path(int last, long move) {
        List<DraughtsMove> path = new ArrayList<>();
        for (int i = 1; i <= last; i++) {
            path.add(new DraughtsMove(line.get(i).move));
        }
        path.add(new DraughtsMove(move));
        return path;
    }

    private List<Offer.Node> nodes(int last) {
        return line.subList(0, last + 1).stream().map(open -> open.node).toList();
    }
}
