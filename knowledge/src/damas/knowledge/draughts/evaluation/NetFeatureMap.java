package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.FeatureSet.Input;
import damas.knowledge.game.Side;

/**
 * NetFeatureMap, the papers' view of a board: the counts of a set of features, as bits for a network, as numbers for
 * clustering, or as present or absent for mining (reference/mp-draughts.md 3.2 and 3.3).
 *
 * <p>Inputs are 0 or 1, which lets a network add the rows of the ones and skip the rest. It keeps a {@link Perspective}
 * to look through, so one map is not for two threads.
 */
public final class NetFeatureMap {
    private final FeatureSet set;
    private final Feature[] features;
    private final int[] ordinal;
    private final int[] published = new int[Feature.PUBLISHED];
    private final int[] offset;
    private final int[] largest;
    private final int[] shift;
    private final Perspective seen = new Perspective();

    public NetFeatureMap(FeatureSet set) {
        this.set = set;
        int size = set.size();
        features = new Feature[size];
        ordinal = new int[size];
        offset = new int[size];
        largest = new int[size];
        shift = new int[size];
        int bits = 0;
        for (int i = 0; i < size; i++) {
            Input input = set.inputs().get(i);
            features[i] = input.feature();
            ordinal[i] = input.feature().ordinal();
            offset[i] = input.offset();
            largest[i] = input.largest();
            shift[i] = bits;
            bits += input.bits();
        }
    }

    public FeatureSet set() {
        return set;
    }

    /**
     * The inputs of the network as the bits of one word: the first feature lowest, and of each feature its code in
     * plain binary, the lowest bit first.
     */
    public long inputs(Board board, Side agent) {
        seen.see(board, agent);
        Feature.countPublished(seen, published);
        long bits = 0;
        for (int i = 0; i < features.length; i++) {
            int count = ordinal[i] < Feature.PUBLISHED ? published[ordinal[i]] : features[i].count(seen);
            long code = Math.max(0, Math.min(largest[i], count + offset[i]));
            bits |= code << shift[i];
        }
        return bits;
    }

    /** The quantitative form: each count as it is, neither saturated nor shifted. */
    public int[] counts(Board board, Side agent) {
        seen.see(board, agent);
        int[] counts = new int[features.length];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = features[i].count(seen);
        }
        return counts;
    }

    /** The binary form: bit {@code i} says whether the {@code i}th feature is present, that is, above zero. */
    public long present(Board board, Side agent) {
        seen.see(board, agent);
        long present = 0;
        for (int i = 0; i < features.length; i++) {
            present |= (features[i].count(seen) > 0 ? 1L : 0L) << i;
        }
        return present;
    }
}
