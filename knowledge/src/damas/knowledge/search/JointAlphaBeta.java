package damas.knowledge.search;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Alpha-beta of several searchers that walk the same tree from its root, each by itself, and meet in the table (after
 * J.-C. Weill's ABDADA, 1996). A searcher claims the position it goes into. Where a cut is expected everybody who comes
 * searches the first move (young brothers wait, reference/adaba.md 3.7); otherwise one begins with what nobody has
 * claimed, goes on where others of its place are, to help inside, and comes last to what another place is at. There it
 * helps with big nodes only, unless nothing else is left. Nobody waits, and nobody is missed: a claim is advice.
 *
 * <p>Now and then a searcher looks whether the table has come to know a node on its line: then the work below it is for
 * nothing and it goes on above. So the whole party leaves an iteration when one of them has completed the root.
 */
public final class JointAlphaBeta {
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    /** Claims of nodes that are less than this much deeper than what is told to other places are not told. */
    private static final int CLAIM_MARGIN = 2;

    // in this order moves are searched
    private static final int UNCLAIMED = 0;
    private static final int CLAIMED_HERE = 1;
    private static final int CLAIMED_ELSEWHERE = 2;

    /** The value of a node that others have to complete. */
    private static final float UNFINISHED = Float.NaN;

    /** How many nanoseconds one who finds nothing else helps with small things, before it looks again. */
    private static final long SPELL = 4_000_000;

    private static final int NOWHERE = Integer.MAX_VALUE;

    private final AlphaBeta search;
    private final TranspositionTable table;
    private final int leastDepth;
    private final int helpDepth;

    /** Of the node whose moves are being sorted. */
    private final long[] ranks = new long[Board.MAX_MOVES];

    /** Makes the searchers of different places begin with different moves where all must be searched. */
    private final long place;

    // the nodes from the root to the one that is being searched, as far as they are shared
    private final List<Open> line = new ArrayList<>();

    /** The node of the line that need not be searched any more, and what it is worth. */
    private int settled;

    private float settledValue;

    /** The best move of the node that the table knew last: the root's, if that is settled. */
    private long settledMove;

    private boolean rootSettled;

    /** Whether it may go wherever others are, because there was nothing else to do, and until when. */
    private boolean helps;

    private long helpsUntil;

    private Budget budget = Budget.unlimited();
    private long now;
    private long renewal;

    /** A node whose search is under way. */
    private record Open(Board board, int depth, float alpha, float beta, int ply) {}

    /**
     * @param table the one that all searchers of a place share
     * @param leastDepth nodes with less depth are searched alone: they are done before anybody could hear of them
     * @param helpDepth nodes with less depth are left to another place that searches them: before the news is here and
     *     back they are done
     * @param place where this searcher lives
     */
    public JointAlphaBeta(
            SearchSettings settings,
            Evaluator evaluator,
            TranspositionTable table,
            int leastDepth,
            int helpDepth,
            String place) {
        if (settings.tableEntries() == 0) {
            throw new IllegalArgumentException("searchers that share a tree need a table");
        }
        search = new AlphaBeta(settings, evaluator, table);
        this.table = table;
        this.leastDepth = Math.max(1, leastDepth);
        this.helpDepth = helpDepth;
        this.place = place.hashCode() * 0xD1B54A32D192ED03L;
    }

    /** How many nodes the last search has looked at so far. */
    public long nodes() {
        return budget.nodes();
    }

    /** Whether the last search ended because somebody else had completed it. */
    public boolean wasSettled() {
        return rootSettled;
    }

    /**
     * Searches a position to this depth together with whoever does the same.
     *
     * @throws SearchStopped if it was stopped before anybody had completed it
     */
    public SearchResult search(History history, int depth, StopSignal stop, LongSupplier nanoClock) {
        line.clear();
        settled = NOWHERE;
        LongSupplier clock = () -> now = nanoClock.getAsLong();
        budget = new Budget(SearchLimits.NONE, stop.orWhile(this::isSettled), clock);
        search.begin(history, depth, budget);
        helps = false;
        float value = value(history.board(), depth, -INFINITY, INFINITY, 0, 0);
        while (Float.isNaN(value)) {
            helps = !helps;
            helpsUntil = now + SPELL;
            value = value(history.board(), depth, -INFINITY, INFINITY, 0, 0);
        }
        List<Move> variation = search.variation.moves();
        rootSettled = variation.isEmpty();
        if (rootSettled) {
            variation = fromTable(history.board(), depth);
            if (variation.isEmpty()) {
                // overwritten since
                variation = List.of(new Move(settledMove));
            }
        }
        return new SearchResult(variation, value, depth, budget.nodes());
    }

    /** The line that the table holds to be best. */
    private List<Move> fromTable(Board root, int depth) {
        List<Move> moves = new ArrayList<>();
        Board board = root;
        for (int left = depth; left > 0; left--) {
            int slot = table.find(board, left);
            if (slot == TranspositionTable.NONE || table.depth(slot) < left) {
                break;
            }
            Move move = new Move(table.move(slot));
            if (!board.allows(move)) {
                break;
            }
            moves.add(move);
            board = board.play(move);
        }
        return moves;
    }

    private float value(Board board, int depth, float alpha, float beta, int ply, int start) {
        if (depth < leastDepth) {
            return search.value(board, depth, alpha, beta, ply, start);
        }
        int above = line.size();
        int played = search.line.length();
        line.add(new Open(board, depth, alpha, beta, ply));
        try {
            return jointValue(board, depth, alpha, beta, ply, start);
        } catch (SearchStopped e) {
            if (settled != above) {
                throw e;
            }
            settled = NOWHERE;
            search.line.cut(played);
            search.variation.clear(ply);
            return settledValue;
        } finally {
            line.subList(above, line.size()).clear();
        }
    }

    private float jointValue(Board board, int depth, float alpha, float beta, int ply, int start) {
        budget.node();
        search.variation.clear(ply);
        if (ply > 0 && search.line.isDrawn()) {
            search.drawsByRule++;
            return board.moveCount() == 0 ? Value.loss(ply) : Value.DRAW;
        }
        long known = AlphaBeta.NO_MOVE;
        boolean needsAll = false;
        int slot = table.find(board, depth);
        if (slot != TranspositionTable.NONE) {
            if (table.decides(slot, depth, alpha, beta, ply)) {
                settledMove = table.move(slot);
                return table.value(slot, ply);
            }
            known = table.move(slot);
            needsAll = table.bound(slot) == TranspositionTable.AT_MOST;
        }
        int end = board.moves(search.moves, start);
        search.order(board.turn(), known, start, end);
        if (needsAll && isTold(depth)) {
            disperse(board, start, end);
        }
        long drawsBefore = search.drawsByRule;
        float best = Value.loss(ply);
        long bestMove = AlphaBeta.NO_MOVE;
        float bound = alpha;
        boolean unfinished = false;
        for (int round = UNCLAIMED; round <= CLAIMED_ELSEWHERE; round++) {
            for (int i = start; i < end && best < beta; i++) {
                long move = search.moves[i];
                if (move == AlphaBeta.NO_MOVE) {
                    continue;
                }
                Board next = board.play(move);
                boolean eldest = i == start && !needsAll;
                if (!eldest && claim(next, depth - 1, round) > round) {
                    continue;
                }
                // this node's own: not to be searched in a later round
                search.moves[i] = AlphaBeta.NO_MOVE;
                if (isLeftToOthers(next, depth - 1)) {
                    if (eldest) {
                        return UNFINISHED;
                    }
                    unfinished = true;
                    continue;
                }
                float value = -child(board, move, next, depth, -beta, -bound, ply, end);
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
                        search.variation.extend(ply, move);
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
        if (search.drawsByRule == drawsBefore) {
            table.store(board, depth, best, alpha, beta, bestMove, ply);
        }
        return best;
    }

    private float child(Board board, long move, Board next, int depth, float alpha, float beta, int ply, int start) {
        search.line.push(board, move, next);
        if (depth > leastDepth) {
            table.claims().claim(next.key(), depth - 1);
            if (isTold(depth - 1)) {
                table.tellClaim(next, depth - 1);
            }
        }
        float value = UNFINISHED;
        try {
            value = value(next, depth - 1, alpha, beta, ply + 1, start);
            return value;
        } finally {
            if (depth > leastDepth) {
                table.claims().release(next.key(), depth - 1);
                if (Float.isNaN(value) && isTold(depth - 1)) {
                    table.tellRelease(next, depth - 1);
                }
            }
            search.line.pop();
        }
    }

    /** Whether a position is too small to be searched in two places at once. */
    private boolean isLeftToOthers(Board board, int depth) {
        return !helps && depth < helpDepth && isTold(depth)
                && table.claims().isClaimedElsewhere(board.key(), depth, now) && !table.isDone(board, depth);
    }

    /** Who searches a position; asked only as far as it matters in this round. */
    private int claim(Board board, int depth, int round) {
        if (round == CLAIMED_ELSEWHERE || depth < leastDepth) {
            return UNCLAIMED;
        }
        Claims claims = table.claims();
        int claim = claims.isClaimedElsewhere(board.key(), depth, now) ? CLAIMED_ELSEWHERE
                : claims.isClaimedHere(board.key(), depth) ? CLAIMED_HERE : UNCLAIMED;
        return claim > round && !table.isDone(board, depth) ? claim : UNCLAIMED;
    }

    /** Whether other places hear who searches a node of this depth. */
    private boolean isTold(int depth) {
        return depth - CLAIM_MARGIN >= table.journal().leastDepth();
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

    // ---- what others have done meanwhile ----

    private boolean isSettled() {
        renewClaims();
        if (helps && now >= helpsUntil && !line.isEmpty()) {
            helpsUntil = Long.MAX_VALUE;
            settled = 0;
            settledValue = UNFINISHED;
            return true;
        }
        for (int i = 0; i < line.size(); i++) {
            Open node = line.get(i);
            int slot = table.find(node.board(), node.depth());
            if (slot != TranspositionTable.NONE
                    && table.decides(slot, node.depth(), node.alpha(), node.beta(), node.ply())) {
                settled = i;
                settledValue = table.value(slot, node.ply());
                settledMove = table.move(slot);
                return true;
            }
        }
        return false;
    }

    private void renewClaims() {
        if (now < renewal) {
            return;
        }
        renewal = now + Claims.VALIDITY / 2;
        for (Open node : line) {
            if (isTold(node.depth())) {
                table.tellClaim(node.board(), node.depth());
            }
        }
    }
}
