package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Alpha-beta of several searchers that walk the same tree from its root, each by itself, and meet in the table (after
 * J.-C. Weill's ABDADA, 1996). A searcher claims the position it goes into. Where a cut is expected everybody who comes
 * searches the first move (young brothers wait, reference/adaba.md 3.7); otherwise one begins with what nobody has
 * claimed and goes on where others are, to help inside. What was lent to another place is left to it: a node of which
 * nothing else remains is unfinished for now. Only one who has nothing else to do goes there too, in another order at
 * each place. Nobody waits, and nobody is missed: a claim is advice.
 *
 * <p>The root is searched with null windows ({@link Bounds}): so all searchers have the same window, and what one has
 * found serves every other.
 *
 * <p>Now and then a searcher looks whether the table has come to know a node on its line: then the work below it is for
 * nothing and it goes on above. So the whole party leaves an iteration when one of them has completed the root.
 */
public final class JointAlphaBeta {
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    // in this order moves are searched
    private static final int UNCLAIMED = 0;
    private static final int CLAIMED = 1;

    /** The value of a node that others have to complete. */
    private static final float UNFINISHED = Float.NaN;

    private static final int NOWHERE = Integer.MAX_VALUE;

    private final AlphaBeta search;
    private final TranspositionTable table;

    /** Of the last probe; no value of it is read after a node has been counted or a child searched. */
    private final TableEntry entry = new TableEntry();

    private final int leastDepth;
    private final Pool pool;

    /** Makes those who help from different places begin with different moves where all must be searched. */
    private final long place;

    /** Of the node whose moves are being sorted. */
    private final long[] ranks = new long[Board.MAX_MOVES];

    // the nodes from the root to the one that is being searched, as far as they are shared
    private final List<Open> line = new ArrayList<>();

    /** The node of the line that need not be searched any more, and what it is worth. */
    private int settled;

    private float settledValue;

    /** The best move of the node that the table knew last: the root's, if that is settled. */
    private long settledMove;

    private Bounds bounds = new Bounds(0, 0);

    /** Whether it goes where another place is, too. */
    private boolean helps;

    private long drawsBefore;
    private SearchMeter budget = SearchMeter.unlimited();
    private long now;

    /** A node whose search is under way. */
    private static final class Open {
        private final Offer.Node node;
        private final long move;

        // of its moves, those that are left
        private int start;
        private int end;

        /** Whether its first move has been searched, or all have to be. */
        private boolean mayLend;

        /** What it is worth at least, or its alpha. */
        private float bound;

        Open(Offer.Node node, long move) {
            this.node = node;
            this.move = move;
        }
    }

    /**
     * @param table the one that all searchers of a place share
     * @param leastDepth nodes with less depth are searched alone: they are done before anybody could hear of them
     * @param pool takes what could be lent to another place
     * @param place where this searcher lives
     */
    public JointAlphaBeta(
            SearchSettings settings,
            Evaluator evaluator,
            TranspositionTable table,
            int leastDepth,
            Pool pool,
            String place) {
        if (settings.tableEntries() == 0) {
            throw new IllegalArgumentException("searchers that share a tree need a table");
        }
        search = new AlphaBeta(settings, evaluator, table);
        this.table = table;
        this.leastDepth = Math.max(1, leastDepth);
        this.pool = pool;
        this.place = place.hashCode() * 0xD1B54A32D192ED03L;
    }

    /** How many nodes the last search has looked at so far. */
    public long nodes() {
        return budget.nodes();
    }

    /** The best move that the table knows in a position. */
    public Optional<DraughtsMove> known(Board board, int depth) {
        return search.known(board, depth);
    }

    /**
     * Searches the root to this depth together with whoever does the same.
     *
     * @param guess what the position may be worth; not a number if nobody knows
     * @param withOthers whether it goes where another place is, too, because it has nothing else to do
     * @return nothing if others have to complete it
     * @throws SearchStopped if it was stopped before anybody had completed it
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
            bounds = new Bounds(depth, guess);
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
            float value = value(root, depth, alpha, beta, 0, 0, AlphaBeta.NO_MOVE);
            if (Float.isNaN(value)) {
                return Optional.empty();
            }
            bounds.found(value, alpha, beta, bestMove(root));
        }
        return Optional.of(new SearchResult(fromTable(root, bounds.move(), depth), bounds.value(), depth, nodes()));
    }

    /** The best move of the root, after a search that has found one. */
    private long bestMove(Board root) {
        List<DraughtsMove> variation = search.variation.moves();
        DraughtsMove best = variation.isEmpty() ? new DraughtsMove(settledMove) : variation.get(0);
        return root.allows(best) ? best.code() : root.moves().get(0).code();
    }

    /**
     * The same for a branch of the tree.
     *
     * @param history the game up to the branch's position, so many plies below the root
     * @return the value, of the side to move there, which is exact between alpha and beta and otherwise a bound; or not
     *     a number if others have to complete it
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
        return value(history.board(), depth, alpha, beta, ply, 0, AlphaBeta.NO_MOVE);
    }

    /** Another root comes: what was found of the last one does not count. */
    public void forgetRoot() {
        bounds = new Bounds(0, 0);
    }

    /** Whether what the last search found holds on every line: no draw by rule had a part in it. */
    public boolean isGeneral() {
        return search.drawsByRule == drawsBefore;
    }

    private void begin(
            DraughtsPosition history, int ply, int depth, boolean withOthers, StopSignal stop, LongSupplier nanoClock) {
        helps = withOthers;
        drawsBefore = search.drawsByRule;
        line.clear();
        settled = NOWHERE;
        LongSupplier clock = () -> now = nanoClock.getAsLong();
        budget = new SearchMeter(Budget.UNLIMITED, stop.orWhile(this::isSettled), clock);
        search.begin(history, ply, depth, budget);
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
            return search.value(board, depth, alpha, beta, ply, start);
        }
        int above = line.size();
        int judged = search.judge.length();
        int walked = search.walk.length();
        Open node = new Open(new Offer.Node(board, depth, alpha, beta, ply), move);
        line.add(node);
        try {
            return jointValue(node, board, depth, alpha, beta, ply, start);
        } catch (SearchStopped e) {
            if (settled != above) {
                throw e;
            }
            settled = NOWHERE;
            search.popTo(judged, walked, board);
            search.variation.clear(ply);
            return settledValue;
        } finally {
            line.subList(above, line.size()).clear();
        }
    }

    private float jointValue(Open node, Board board, int depth, float alpha, float beta, int ply, int start) {
        budget.node();
        search.variation.clear(ply);
        if (ply > 0 && search.judge.isDrawn()) {
            search.drawsByRule++;
            return board.moveCount() == 0 ? Value.loss(ply) : Value.DRAW;
        }
        long known = AlphaBeta.NO_MOVE;
        boolean needsAll = false;
        if (table.probe(board, depth, entry)) {
            if (table.decides(entry, depth, alpha, beta, ply)) {
                settledMove = entry.move();
                return entry.value(ply);
            }
            known = entry.move();
            needsAll = entry.bound() == TranspositionTable.AT_MOST;
        }
        int end = board.moves(search.moves, start);
        search.order(board.turn(), known, start, end);
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
        long draws = search.drawsByRule;
        float best = Value.loss(ply);
        long bestMove = AlphaBeta.NO_MOVE;
        float bound = alpha;
        boolean unfinished = false;
        for (int round = UNCLAIMED; round <= CLAIMED; round++) {
            for (int i = start; i < end && best < beta; i++) {
                long move = search.moves[i];
                if (move == AlphaBeta.NO_MOVE) {
                    continue;
                }
                Board next = board.play(move);
                boolean eldest = i == start && !needsAll;
                if (!eldest && round == UNCLAIMED && isClaimed(next, depth - 1, -beta, -bound, ply + 1)) {
                    continue;
                }
                // this node's own: not to be searched in a later round
                search.moves[i] = AlphaBeta.NO_MOVE;
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
                        search.variation.extend(ply, move);
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
        if (bestMove == AlphaBeta.NO_MOVE) {
            return best;
        }
        if (best >= beta) {
            search.cut(board.turn(), bestMove, depth);
        }
        if (search.drawsByRule == draws) {
            table.store(board, depth, best, alpha, beta, bestMove, ply);
        }
        return best;
    }

    private float child(Board board, long move, Board next, int depth, float alpha, float beta, int ply, int start) {
        search.push(board, move, next);
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
        search.pop(board);
        return value;
    }

    /** Whether somebody searches a position now, here or elsewhere, that is not known yet. */
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
        long[] moves = search.moves;
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

    /** The same for one place wherever a move leads to the same position. */
    private long rank(Board board, long move) {
        long mixed = (board.play(move).key() ^ place) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 32;
    }

    // ---- what others have done meanwhile, and what they could do ----

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

    /** Offers moves that nobody has begun, of the biggest nodes first. */
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
            long move = search.moves[i];
            if (move == AlphaBeta.NO_MOVE) {
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
