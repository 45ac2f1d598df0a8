package damas.knowledge.draughts.mining.features;

import damas.knowledge.draughts.evaluation.FeatureSet;
import java.util.Locale;

/**
 * Features that are present together.
 *
 * @param boards how many boards have them: alone for a tuple, among others for the rest
 * @param share of all boards
 */
public record FrequentSet(FeatureSet features, int boards, double share) {
    /** For a person: {@code 3120 boards (6.6 %), 8 features: CentreControl:3 ...}. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%d boards (%.1f %%), %d features: %s", boards, 100 * share, features.size(), features);
    }
}
