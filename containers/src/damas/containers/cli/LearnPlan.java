package damas.containers.cli;

import damas.knowledge.draughts.mining.clustering.Algorithm;

/**
 * How much is done to make a team that has learned its endgames.
 *
 * @param clusterOptions of the algorithm, as Weka writes them
 * @param boards the most boards on which an agent is trained
 * @param games on each board in a section
 * @param testGames after each section, and between each two clones at the end
 * @param choiceGames between each two agents of a cluster that see different features
 * @param sets how many sets of features are tried for each cluster; 0 if the agents see what the opening agent sees
 * @param trialBoards from how many boards duels are played for the rules; 0 if the team has none
 * @param ownGames how many games our own players play if there are none to learn from
 * @param ownDepth how deep they search
 * @param rate multiplies the papers' learning rates
 */
record LearnPlan(
        Algorithm algorithm,
        String clusterOptions,
        int boards,
        int sections,
        int games,
        int testGames,
        int choiceGames,
        int sets,
        int trialBoards,
        int depth,
        int ownGames,
        int ownDepth,
        double rate) {
    /** An agent that knows the game already unlearns it with the rate for whole games (docs/results.md). */
    static final double RATE = 0.03;

    /**
     * D-MA-Draughts (reference/adaba.md 8.6): a map of 25, 3 x 6 games on each of 25 boards, the opening agent's
     * features, no rules; 5,000 games of its own.
     */
    static final LearnPlan D_MA = new LearnPlan(
            Algorithm.KSOM_DE, "-N 25 -R 5 -E 200", 25, 3, 6, 100, 0, 0, 0, 4, 5000, 4, RATE);

    /**
     * MP-Draughts (reference/mp-draughts.md 8 to 12): ASONDE's clusters, of which a threshold of 0.95 gives the four of
     * its later chapters (docs/results.md), three sets of features each, 4 x 10 games a board, rules.
     */
    static final LearnPlan MP = new LearnPlan(
            Algorithm.ASONDE, "-A 0.95 -E 200", 50, 4, 10, 100, 200, 3, 2400, 4, 5000, 4, RATE);

    /** The plan of a roster. */
    static LearnPlan of(String roster) {
        return roster.startsWith("d-ma") ? D_MA : MP;
    }

    /** The same within ten minutes on two cores: it shows the way, not the strength. */
    LearnPlan quick() {
        boolean map = algorithm == Algorithm.KSOM_DE;
        return new LearnPlan(
                algorithm,
                map ? "-N 25 -R 5 -E 20" : "-A 0.95 -E 50",
                map ? 5 : 20,
                2,
                map ? 4 : 6,
                10,
                50,
                Math.min(sets, 2),
                Math.min(trialBoards, 200),
                depth,
                300,
                2,
                rate);
    }
}
