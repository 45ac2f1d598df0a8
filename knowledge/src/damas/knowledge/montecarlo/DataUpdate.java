package damas.knowledge.montecarlo;

/** The data update of the dynamic move evaluation: what one move of a simulation changes in the database. */
@FunctionalInterface
public interface DataUpdate {
    /**
     * Counts a simulation that contained a move.
     *
     * @param reinforcement the result in [0, 1]
     */
    void add(MoveDatabase database, int key, double reinforcement);

    /** Algorithm 4 (reference/go-ahead.md 4.2). A new record has the result as its value (section 9, gap 3). */
    static DataUpdate of(AdmSettings.Update constants) {
        double alpha = constants.alpha();
        double beta = constants.beta();
        double jump = constants.jump();
        return (database, key, reinforcement) -> {
            if (database.knows(key)) {
                double value = database.value(key);
                database.put(key, database.count(key) + jump, value + alpha * (reinforcement - beta * value));
            } else {
                database.put(key, jump, reinforcement);
            }
        };
    }
}
