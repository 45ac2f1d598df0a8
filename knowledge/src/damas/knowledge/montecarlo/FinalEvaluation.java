package damas.knowledge.montecarlo;

/** The final evaluation of the dynamic move evaluation: the value with which a child of the tree starts. */
@FunctionalInterface
public interface FinalEvaluation {
    /**
     * The value of a move.
     *
     * @param prior the value of the hand-coded prior knowledge
     */
    double value(MoveDatabase database, int key, double prior);

    /**
     * Algorithm 6 (reference/go-ahead.md 4.3): gamma * prior + (1 - gamma) * V/C, or the prior alone for a move without
     * a record.
     */
    static FinalEvaluation of(AdmSettings settings) {
        double weight = 1 - settings.gamma();
        double trust = settings.trust();
        boolean average = settings.estimate() == AdmSettings.Estimate.AVERAGE;
        return (database, key, prior) -> {
            if (!database.knows(key)) {
                return prior;
            }
            double count = database.count(key);
            double estimate = average ? database.value(key) / count : database.value(key);
            double share = weight * (count / (count + trust));
            return prior + share * (estimate - prior);
        };
    }
}
