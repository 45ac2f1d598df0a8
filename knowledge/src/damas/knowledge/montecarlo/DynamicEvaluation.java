package damas.knowledge.montecarlo;

import damas.knowledge.game.Side;

/**
 * The dynamic move evaluation (ADM, reference/go-ahead.md 4): blends hand-coded priors with the results of the
 * simulations that contained a move. It joins three replaceable parts: {@link DataUpdate}, {@link MoveDatabase} and
 * {@link FinalEvaluation}. One object serves one thread; the database may be shared.
 */
public final class DynamicEvaluation {
    private final AdmSettings.Sequence sequence;
    private final MoveDatabase database;
    private final DataUpdate update;
    private final FinalEvaluation evaluation;

    /** By key, the last simulation that counted the move, if repeated moves count once. */
    private final int[] countedIn;

    private int simulation;
    private long priors;
    private long changed;

    /**
     * @param sequence which moves count, and for whom
     * @param moveCodes the number of moves of the game
     * @param database has room for {@link #keys} keys
     */
    public DynamicEvaluation(
            AdmSettings.Sequence sequence,
            int moveCodes,
            MoveDatabase database,
            DataUpdate update,
            FinalEvaluation evaluation) {
        this.sequence = sequence;
        this.database = database;
        this.update = update;
        this.evaluation = evaluation;
        countedIn = new int[sequence.repeats() ? 0 : keys(moveCodes)];
    }

    /** The parts as the paper has them, with these settings. */
    public static DynamicEvaluation of(AdmSettings settings, int moveCodes, MoveDatabase database) {
        return new DynamicEvaluation(
                settings.sequence(),
                moveCodes,
                database,
                DataUpdate.of(settings.update()),
                FinalEvaluation.of(settings));
    }

    /** The number of keys in a database for a game with this number of moves. */
    public static int keys(int moveCodes) {
        return 2 * moveCodes;
    }

    private int key(int move, boolean isFirst) {
        return 2 * move + (sequence.colour() && !isFirst ? 1 : 0);
    }

    /** The prior value of a move of a side, blended. */
    public double blend(int move, Side side, double prior) {
        return evaluation.value(database, key(move, side == Side.FIRST), prior);
    }

    /** The mean result of the simulations that contained a move of a side; 0.5 without any. */
    public double average(int move, Side side) {
        int key = key(move, side == Side.FIRST);
        return database.knows(key) ? database.value(key) / database.count(key) : 0.5;
    }

    /** Blends the values of the moves of a side that have a prior, and counts those that change. */
    void blend(Side side, int[] moves, int size, float[] values, float[] counts) {
        boolean isFirst = side == Side.FIRST;
        for (int i = 0; i < size; i++) {
            if (counts[i] > 0) {
                float prior = values[i];
                values[i] = (float) evaluation.value(database, key(moves[i], isFirst), prior);
                priors++;
                changed += values[i] == prior ? 0 : 1;
            }
        }
    }

    /**
     * Takes the moves of one simulation.
     *
     * @param tree the moves in the tree
     * @param playOut the moves of the play-out and the plain result
     * @param root the side to move at the root
     */
    public void played(MoveTrace tree, MoveTrace playOut, Side root) {
        simulation++;
        double result = playOut.result();
        if (sequence.tree()) {
            add(tree, result, root);
        }
        add(playOut, result, root);
    }

    private void add(MoveTrace moves, double result, Side root) {
        boolean byMover = sequence.perspective() == AdmSettings.Perspective.MOVER;
        double first = byMover || sequence.perspective() == AdmSettings.Perspective.FIRST || root == Side.FIRST
                ? result
                : 1 - result;
        double second = byMover ? 1 - result : first;
        for (int i = 0; i < moves.size(); i++) {
            boolean isFirst = moves.isFirst(i);
            int key = key(moves.move(i), isFirst);
            if (counts(key)) {
                update.add(database, key, isFirst ? first : second);
            }
        }
    }

    private boolean counts(int key) {
        if (sequence.repeats()) {
            return true;
        }
        boolean isNew = countedIn[key] != simulation;
        countedIn[key] = simulation;
        return isNew;
    }

    /** The priors that were set so far. */
    long priors() {
        return priors;
    }

    /** Those of them whose value differed from the hand-coded one. */
    long changedPriors() {
        return changed;
    }
}
