package damas.knowledge.montecarlo;

import damas.knowledge.game.Side;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * One thread's simulations of a game from the root of a tree: selection, expansion, play-out and back-propagation
 * (reference/go-ahead.md 2.5 and 4). Nothing is allocated during a simulation but nodes of the tree.
 */
final class Simulations {
    /** The number of play-outs of which one is asked for the owners of points. */
    private static final int OWNERS_EVERY = 4;

    /** The stamp of simulations is set back to 0 above this one. */
    private static final int GREATEST_STAMP = Integer.MAX_VALUE - 1;

    private final SearchTree tree;
    private final Selection selection;
    private final PriorKnowledge knowledge;
    private final PriorSettings priors;
    private final DynamicEvaluation adm;
    private final boolean usesPriors;
    private final boolean usesAdm;
    private final boolean usesRave;
    private final boolean raveFirst;
    private final boolean isShared;
    private final float virtualLoss;
    private final int expansion;
    private final SplittableRandom random;

    private final PlayoutState root;
    private final PlayoutState state;
    private final Side rootSide;
    private final MoveTrace line = new MoveTrace();
    private final MoveTrace trace = new MoveTrace();
    private int[] path = new int[64];

    // of an expansion
    private final int[] moves;
    private final float[] values;
    private final float[] counts;

    /** By side and move, the stamp of the last simulation in which the move counts for RAVE. */
    private final int[][] stamps;

    private int stamp;

    private final double[] owners;
    private long simulations;
    private long ownedEnds;

    /**
     * @param root the position of the root; is not changed
     * @param state is used by this thread alone
     * @param selection how to choose in the tree
     * @param adm is not asked and not told anything if the settings switch it off
     */
    Simulations(
            SearchTree tree,
            MonteCarloSettings settings,
            PlayoutState root,
            PlayoutState state,
            Selection selection,
            PriorKnowledge knowledge,
            DynamicEvaluation adm,
            SplittableRandom random) {
        this.tree = tree;
        this.selection = selection;
        this.knowledge = knowledge;
        this.adm = adm;
        this.random = random;
        this.root = root;
        this.state = state;
        priors = settings.prior();
        usesPriors = priors.seed() != PriorSeed.NONE && !selection.isFlat();
        usesAdm = usesPriors && settings.adm().isOn();
        usesRave = selection.usesRave();
        raveFirst = settings.tree().raveFirst();
        isShared = settings.threads() > 1;
        virtualLoss = (float) settings.tree().virtualLoss();
        expansion = settings.tree().expansion();
        rootSide = root.turn();
        int codes = root.moveCodes();
        moves = new int[codes];
        values = new float[codes];
        counts = new float[codes];
        stamps = new int[2][usesRave ? codes : 0];
        owners = new double[root.ownedPoints()];
    }

    /** Plays one game. */
    void run() {
        state.copyFrom(root);
        line.clear();
        trace.clear();
        int depth = descend();
        double reward = state.playOut(random, trace);
        simulations++;
        if (owners.length > 0 && simulations % OWNERS_EVERY == 0) {
            state.addOwners(owners);
            ownedEnds++;
        }
        if (usesAdm) {
            adm.played(line, trace, rootSide);
        }
        update(depth, (float) reward);
        if (usesRave) {
            updateRave(depth, (float) reward);
        }
    }

    /** Plays the moves of the tree part; returns their number. */
    private int descend() {
        int depth = 0;
        int node = tree.root();
        path[0] = node;
        boolean goesOn = true;
        while (goesOn) {
            int first = tree.firstChild(node);
            if (first == SearchTree.NONE) {
                goesOn = false;
                if (!expand(node, depth)) {
                    break;
                }
                first = tree.firstChild(node);
            }
            int child = select(node, first);
            int move = tree.move(child);
            line.add(move, state.turn());
            state.play(move);
            if (isShared) {
                tree.addPending(child, 1);
            }
            node = child;
            if (++depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
            }
            path[depth] = node;
            goesOn &= !selection.isFlat();
        }
        return depth;
    }

    private int select(int node, int first) {
        TreeChunk chunk = tree.chunk(first);
        int start = SearchTree.at(first);
        int end = start + tree.children(node);
        float logarithm = selection.logarithm(tree.visits(node));
        float[] mean = chunk.mean;
        float[] weight = chunk.weight;
        float[] raveMean = chunk.raveMean;
        float[] raveWeight = chunk.raveWeight;
        int best = start;
        float greatest = Float.NEGATIVE_INFINITY;
        for (int i = start; i < end; i++) {
            float w = weight[i];
            float m = mean[i];
            if (isShared && chunk.pending[i] > 0) {
                // each simulation under way counts as lost
                float lossy = w + virtualLoss * chunk.pending[i];
                m = lossy > 0 ? m * w / lossy : m;
                w = lossy;
            }
            float value = selection.value(m, w, raveMean[i], raveWeight[i], logarithm);
            if (value > greatest) {
                greatest = value;
                best = i;
            }
        }
        return first + best - start;
    }

    /**
     * Adds all children of a node, if it was visited often enough and the tree has room.
     *
     * @return whether the node has children now
     */
    private boolean expand(int node, int depth) {
        if (depth > 0 && tree.visits(node) < expansion || state.isOver() || !tree.claim(node)) {
            return false;
        }
        int size = state.moves(moves);
        int first = size == 0 ? SearchTree.NONE : tree.allocate(size);
        if (first == SearchTree.NONE) {
            tree.unclaim(node);
            return false;
        }
        shuffle(size);
        setPriors(size);
        TreeChunk chunk = tree.chunk(first);
        int start = SearchTree.at(first);
        boolean ofMean = usesPriors && priors.seed() != PriorSeed.RAVE;
        boolean ofRave = usesPriors && priors.seed() != PriorSeed.MEAN;
        for (int i = 0; i < size; i++) {
            chunk.move[start + i] = moves[i];
            if (ofMean) {
                chunk.mean[start + i] = values[i];
                chunk.weight[start + i] = counts[i];
            }
            if (ofRave) {
                chunk.raveMean[start + i] = values[i];
                chunk.raveWeight[start + i] = counts[i];
            }
        }
        tree.setChildren(node, first, size);
        return true;
    }

    /** Puts the moves into random order: of children with equal values the first is chosen. */
    private void shuffle(int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
    }

    private void setPriors(int size) {
        if (!usesPriors) {
            return;
        }
        Arrays.fill(values, 0, size, 0);
        Arrays.fill(counts, 0, size, 0);
        knowledge.set(state, moves, size, values, counts);
        if (usesAdm) {
            adm.blend(state.turn(), moves, size, values, counts);
        }
        knowledge.addBonus(state, moves, size, values, counts);
        float scale = (float) priors.scale();
        for (int i = 0; i < size; i++) {
            counts[i] *= scale;
        }
    }

    /** Back-propagation of the reward of {@link Side#FIRST} along the path. */
    private void update(int depth, float reward) {
        for (int i = depth; i >= 0; i--) {
            // the root's mean is for the side that moved before it
            boolean isFirst = i == 0 ? rootSide == Side.SECOND : line.isFirst(i - 1);
            int node = path[i];
            TreeChunk chunk = tree.chunk(node);
            int at = SearchTree.at(node);
            float weight = chunk.weight[at] + 1;
            float mean = chunk.mean[at];
            chunk.weight[at] = weight;
            chunk.mean[at] = mean + ((isFirst ? reward : 1 - reward) - mean) / weight;
            chunk.visits[at]++;
            if (isShared && i > 0) {
                tree.addPending(node, -1);
            }
        }
    }

    /**
     * Updates, for each node of the path, the children whose move its side has played there or later (eq. 3, with the
     * number of such simulations as the denominator). The moves of the two sides are different moves; if the settings
     * say so, a move does not count if the opponent has played a move of the same code before it.
     */
    private void updateRave(int depth, float reward) {
        if (stamp > GREATEST_STAMP) {
            Arrays.fill(stamps[0], 0);
            Arrays.fill(stamps[1], 0);
            stamp = 0;
        }
        stamp++;
        for (int i = trace.size() - 1; i >= 0; i--) {
            stamp(trace, i);
        }
        for (int i = line.size() - 1; i >= depth; i--) {
            stamp(line, i);
        }
        for (int i = depth - 1; i >= 0; i--) {
            stamp(line, i);
            boolean isFirst = line.isFirst(i);
            updateChildren(path[i], stamps[isFirst ? 0 : 1], isFirst ? reward : 1 - reward);
        }
    }

    /** Notes a move; moves are noted from the last to the first. */
    private void stamp(MoveTrace moves, int index) {
        int side = moves.isFirst(index) ? 0 : 1;
        int move = moves.move(index);
        stamps[side][move] = stamp;
        if (raveFirst) {
            stamps[1 - side][move] = 0;
        }
    }

    private void updateChildren(int node, int[] played, float reward) {
        int first = tree.firstChild(node);
        TreeChunk chunk = tree.chunk(first);
        int start = SearchTree.at(first);
        int end = start + tree.children(node);
        int[] move = chunk.move;
        for (int i = start; i < end; i++) {
            if (played[move[i]] == stamp) {
                float weight = chunk.raveWeight[i] + 1;
                chunk.raveWeight[i] = weight;
                chunk.raveMean[i] += (reward - chunk.raveMean[i]) / weight;
            }
        }
    }

    /** The simulations that this thread has run. */
    long simulations() {
        return simulations;
    }

    /**
     * Adds up the owners of points in a sample of the play-outs ({@link PlayoutState#addOwners}).
     *
     * @return the number of play-outs in the sample
     */
    long addOwners(double[] sums) {
        for (int i = 0; i < owners.length; i++) {
            sums[i] += owners[i];
        }
        return ownedEnds;
    }

    int ownedPoints() {
        return owners.length;
    }

    /** The part that blends the priors of this thread. */
    DynamicEvaluation adm() {
        return adm;
    }
}
