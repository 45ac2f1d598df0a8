package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Budget;

/**
 * How a network is trained by self-play (reference/ls-draughts.md 7, mp-draughts.md 6).
 *
 * @param sessions after each the learner is tested against its clone
 * @param games in each session
 * @param testGames after each session, half with each colour; the papers play 2
 * @param finalGames between each two of the learner and its clones at the end; the papers play 2
 * @param workers how many games are played at a time, all from the same weights: what they change is added up. With one
 *     worker the learning is the papers'
 * @param revertBelow a learner that scores less than this in a test takes its clone's weights back; 0 is the papers'
 *     never. A learner that loses all its games comes to predict a loss everywhere, where its gradient is zero, and
 *     does not recover
 * @param seed decides the first weights and the openings
 */
public record TrainingSettings(
        SearchSettings search,
        LearningSettings learning,
        int sessions,
        int games,
        int testGames,
        int finalGames,
        int workers,
        double revertBelow,
        long seed) {
    /** Each game has two tables, so they are small. */
    private static final int TABLE_ENTRIES = 1 << 14;

    public TrainingSettings {
        if (!(revertBelow >= 0 && revertBelow <= 0.5)) {
            throw new IllegalArgumentException("a learner is reverted below a score from 0 to 0.5");
        }
        if (sessions < 1 || games < 1 || testGames < 2 || finalGames < 2 || workers < 1) {
            throw new IllegalArgumentException(
                    "training needs a session, a game and a worker, and two test and final games");
        }
    }

    /** How players in training search: alpha-beta with a table, deepened 2, 4 and so on to a depth. */
    public static SearchSettings search(int depth) {
        return SearchSettings.ALPHA_BETA
                .withTable(TABLE_ENTRIES, TableUse.PLAY)
                .withDeepening(2, 2)
                .withBudget(Budget.depth(depth));
    }

    /** The same with another seed. */
    public TrainingSettings withSeed(long newSeed) {
        return new TrainingSettings(
                search, learning, sessions, games, testGames, finalGames, workers, revertBelow, newSeed);
    }
}
