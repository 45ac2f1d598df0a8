package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawJudge;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * Alpha-beta, fail-soft, in negamax form, with the transposition table and the move ordering that its settings name.
 *
 * <p>This is the corrected form of reference/adaba.md 2.4. The printed listings test for a cut after the loop, so that
 * nothing is ever pruned, start from the bound, which is fail-hard, and take the child's best move for their own
 * (mp-draughts.md 7.2, adaba.md 2.3); in another MIN calls MIN (adversarial-search.md, D1). Captures are compulsory, so
 * a line that is resolved tries them all and never stands pat. A value in which a draw by rule had a part holds on one
 * line only and stays out of the table.
 *
 * <p>A search that shares its tree with others extends this class and walks the upper nodes itself; no method of a node
 * is overridden.
 */
public class AlphaBeta implements DepthSearch {
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    /** The code of no move. */
    protected static final long NO_MOVE = 0;

    private final Evaluator evaluator;
    private final boolean follows;
    private final boolean resolvesCaptures;
    private final DrawRules rules;
    private final boolean hasTable;
    protected final TranspositionTable table;

    /** Of the last probe; no value of it is read after a child has been searched. */
    private final TableEntry entry = new TableEntry();

    private final boolean hasMerits;
    private final MoveMerits merits = new MoveMerits();

    // of the search under way
    private Side agent;
    protected Walk walk;
    protected DrawJudge judge;
    private SearchMeter meter;
    protected Variation variation = new Variation(0);

    /** The number of nodes that a draw rule has ended, in all searches so far. */
    protected long drawsByRule;

    /** The moves of the nodes on the line under search, in the order of the nodes. */
    protected long[] moves = new long[0];

    public AlphaBeta(SearchSettings settings, Evaluator evaluator) {
        this(settings, evaluator, new TranspositionTable(
                settings.tableEntries() > 0 ? settings.tableEntries() : TranspositionTable.LEAST_ENTRIES,
                settings.tableUse()));
    }

    /** Searches with a table that other searches use too; two searches never use it at the same time. */
    public AlphaBeta(SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        this.evaluator = evaluator;
        follows = evaluator.follows();
        resolvesCaptures = settings.resolvesCaptures();
        rules = settings.rules();
        hasTable = settings.tableEntries() > 0;
        this.table = table;
        hasMerits = settings.historyHeuristic();
    }

    @Override
    public void forget() {
        table.forget();
        merits.forget();
    }

    @Override
    public SearchResult search(
            DraughtsPosition history, List<DraughtsMove> rootMoves, int depth, SearchMeter newMeter) {
        return search(history, rootMoves, depth, -INFINITY, newMeter);
    }

    /**
     * Searches with a known lower bound: the value is exact if it is greater than alpha; otherwise no move is worth
     * more than it.
     */
    public SearchResult search(
            DraughtsPosition history, List<DraughtsMove> rootMoves, int depth, float alpha, SearchMeter newMeter) {
        begin(history, 0, depth, newMeter);
        meter.node();
        Board board = history.board();
        float best = -INFINITY;
        for (DraughtsMove move : rootMoves) {
            Board next = board.play(move);
            push(board, move.code(), next);
            float value = -value(next, depth - 1, -INFINITY, -Math.max(best, alpha), 1, 0);
            pop(board);
            if (value > best) {
                best = value;
                variation.extend(0, move.code());
            }
        }
        return new SearchResult(variation.moves(), best, depth, meter.nodes());
    }

    @Override
    public float value(DraughtsPosition history, int depth, SearchMeter newMeter) {
        begin(history, 0, depth, newMeter);
        return value(history.board(), depth, -INFINITY, INFINITY, 0, 0);
    }

    /**
     * The value of the position at the end of a line to its side to move: exact between alpha and beta, otherwise a
     * bound. A shared search of the root asks for it.
     *
     * @param history the game up to the position, the line included
     * @param ply how far below the root it is; the root's side to move is the agent, and wins count from the root
     * @throws SearchStopped if the budget is spent before the search is complete
     */
    public float value(DraughtsPosition history, int ply, int depth, float alpha, float beta, SearchMeter newMeter) {
        begin(history, ply, depth, newMeter);
        return value(history.board(), depth, alpha, beta, ply, 0);
    }

    /** The best move that the table knows in a position, a bound of this depth preferred. */
    public Optional<DraughtsMove> known(Board board, int depth) {
        return hasTable && table.probe(board, depth, entry)
                ? Optional.of(new DraughtsMove(entry.move()))
                : Optional.empty();
    }

    /** Begins a search of a position {@code ply} plies below the root, whose side to move is the agent. */
    protected final void begin(DraughtsPosition history, int ply, int depth, SearchMeter newMeter) {
        agent = ply % 2 == 0 ? history.board().turn() : history.board().turn().opponent();
        walk = new Walk(history, rules, depth);
        judge = walk.judge();
        evaluator.open(walk, agent);
        meter = newMeter;
        int plies = Variation.longest(ply + depth);
        if (moves.length < Board.MAX_MOVES * plies) {
            moves = new long[Board.MAX_MOVES * plies];
            variation = new Variation(plies);
        }
    }

    /**
     * The value of a node; its moves go into the array from start on. One method does it all: spread over several that
     * call each other, the same code runs at half the speed or less.
     */
    protected final float value(Board board, int depth, float alpha, float beta, int ply, int start) {
        meter.node();
        variation.clear(ply);
        if (judge.isDrawn()) {
            drawsByRule++;
            return board.moveCount() == 0 ? Value.loss(ply) : Value.DRAW;
        }
        if (depth <= 0 && !(resolvesCaptures && board.mustCapture())) {
            return board.moveCount() == 0 ? Value.loss(ply) : evaluation(board);
        }
        long known = NO_MOVE;
        if (hasTable && depth > 0 && table.probe(board, depth, entry)) {
            if (table.decides(entry, depth, alpha, beta, ply)) {
                return entry.value(ply);
            }
            known = entry.move();
        }
        int end = board.moves(moves, start);
        order(board.turn(), known, start, end);
        long drawsBefore = drawsByRule;
        // without a move the side to move has lost; with one it cannot lose as soon as that
        float best = Value.loss(ply);
        long bestMove = NO_MOVE;
        float bound = alpha;
        for (int i = start; i < end && best < beta; i++) {
            long move = moves[i];
            Board next = board.play(move);
            push(board, move, next);
            float value = -value(next, depth - 1, -beta, -bound, ply + 1, end);
            pop(board);
            if (value > best) {
                best = value;
                bestMove = move;
                if (value > bound) {
                    bound = value;
                    variation.extend(ply, move);
                }
            }
        }
        if (depth <= 0 || bestMove == NO_MOVE) {
            return best;
        }
        if (best >= beta) {
            cut(board.turn(), bestMove, depth);
        }
        if (hasTable && drawsByRule == drawsBefore) {
            table.store(board, depth, best, alpha, beta, bestMove, ply);
        }
        return best;
    }

    /** Notes that a move has cut off a search of this depth. */
    protected final void cut(Side side, long move, int depth) {
        if (hasMerits) {
            merits.add(side, move, depth);
        }
    }

    /** Plays a move and lets the evaluator follow. */
    protected final void push(Board before, long move, Board next) {
        judge.push(before, move, next);
        if (follows) {
            walk.push(next);
            evaluator.push(move);
        }
    }

    /** Takes back the last move, which was played on this board. */
    protected final void pop(Board before) {
        judge.pop();
        if (follows) {
            walk.pop(before);
            evaluator.pop();
        }
    }

    /** Takes back the moves of a search that was stopped, until judge and walk have these lengths, at this board. */
    protected final void popTo(int judged, int walked, Board before) {
        judge.cut(judged);
        while (walk.length() > walked) {
            walk.pop(before);
            evaluator.pop();
        }
    }

    private float evaluation(Board board) {
        walk.at(board);
        float value = evaluator.value();
        return board.turn() == agent ? value : -value;
    }

    /** Sorts the moves of a node, the move that the table knows first. */
    protected final void order(Side side, long known, int start, int end) {
        if (hasMerits) {
            merits.sort(side, moves, start, end);
        }
        if (known != NO_MOVE) {
            moveToFront(known, start, end);
        }
    }

    private void moveToFront(long move, int start, int end) {
        for (int i = start; i < end; i++) {
            if (moves[i] == move) {
                System.arraycopy(moves, start, moves, start + 1, i - start);
                moves[start] = move;
                return;
            }
        }
    }
}
