package damas.containers.cli;

import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options by which a person learns otherwise than by a {@link LearnPlan}. */
final class PlanChanges {
    @Option(names = "--quick", description = "Within ten minutes on two cores: shows the way, not the strength.")
    private boolean quick;

    @Option(names = "--random", description = "Agents start from random weights, not from the opening agent's.")
    private boolean random;

    @Option(
            names = "--by",
            paramLabel = "ALGORITHM",
            converter = ClusterCommand.Algorithms.class,
            completionCandidates = ClusterCommand.Algorithms.class,
            description = "What finds the clusters: one of ${COMPLETION-CANDIDATES}.")
    private Optional<Algorithm> algorithm = Optional.empty();

    @Option(
            names = "--options",
            paramLabel = "OPTIONS",
            description = "Options of that, as Weka writes them, in quotes: '-N 17 -E 200'.")
    private Optional<String> clusterOptions = Optional.empty();

    @Option(
            names = "--sets",
            paramLabel = "N",
            description = "Sets of features tried for each cluster; 0: agents see what the opening agent sees.")
    private Optional<Integer> sets = Optional.empty();

    @Option(names = "--boards", paramLabel = "N", description = "The most boards on which an agent is trained.")
    private Optional<Integer> boards = Optional.empty();

    @Option(names = "--sections", paramLabel = "N", description = "Sections of training.")
    private Optional<Integer> sections = Optional.empty();

    @Option(names = "--repeats", paramLabel = "N", description = "Games on each board in a section.")
    private Optional<Integer> repeats = Optional.empty();

    @Option(names = "--test-games", paramLabel = "N", description = "Games of a test, and between each two clones.")
    private Optional<Integer> testGames = Optional.empty();

    @Option(names = "--trials", paramLabel = "N", description = "From how many boards duels are played for rules.")
    private Optional<Integer> trials = Optional.empty();

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep agents search in training and duels.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--rate", paramLabel = "X", description = "Times the papers' learning rates.")
    private Optional<Double> rate = Optional.empty();

    @Option(names = "--own-games", paramLabel = "N", description = "How many games our own players play.")
    private Optional<Integer> ownGames = Optional.empty();

    /** Whether agents start from random weights. */
    boolean random() {
        return random;
    }

    /**
     * A plan with these changes.
     *
     * @throws ParameterException if nothing can be learned by it
     */
    LearnPlan of(LearnPlan full, CommandSpec spec) {
        LearnPlan usual = quick ? full.quick() : full;
        LearnPlan plan = new LearnPlan(
                algorithm.orElse(usual.algorithm()),
                clusterOptions.orElse(algorithm.isPresent() ? "" : usual.clusterOptions()),
                boards.orElse(usual.boards()),
                sections.orElse(usual.sections()),
                repeats.orElse(usual.games()),
                testGames.orElse(usual.testGames()),
                usual.choiceGames(),
                sets.orElse(usual.sets()),
                trials.orElse(usual.trialBoards()),
                depth.orElse(usual.depth()),
                ownGames.orElse(usual.ownGames()),
                usual.ownDepth(),
                rate.orElse(random ? LearningSettings.DEFAULT.rate() : usual.rate()));
        if (plan.boards() < 1 || plan.sections() < 1 || plan.games() < 1 || plan.testGames() < 2 || plan.sets() < 0
                || plan.trialBoards() < 0 || plan.depth() < 1 || plan.ownGames() < 1 || !(plan.rate() > 0)) {
            throw new ParameterException(
                    spec.commandLine(), "learning needs boards, sections, a depth and games of 1 or more, two games"
                            + " of a test, and a rate above 0");
        }
        return plan;
    }

    /** As they were typed, with a blank before each. */
    @Override
    public String toString() {
        return (quick ? " --quick" : "") + (random ? " --random" : "") + word("--by", algorithm)
                + word("--options", clusterOptions.map(text -> "'" + text + "'")) + word("--sets", sets)
                + word("--boards", boards) + word("--sections", sections) + word("--repeats", repeats)
                + word("--test-games", testGames) + word("--trials", trials) + word("--depth", depth)
                + word("--rate", rate) + word("--own-games", ownGames);
    }

    private static String word(String name, Optional<?> value) {
        return value.map(text -> " " + name + " " + text).orElse("");
    }
}
