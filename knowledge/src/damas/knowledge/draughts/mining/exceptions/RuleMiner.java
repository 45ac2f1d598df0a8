package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.allocation.ExceptionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import weka.core.Instances;

/**
 * Mines the rules that correct a clusterer: a decision tree for each auxiliary database, its paths as rules, and of
 * those the ones that hold on all special situations too (reference/mp-draughts.md 12.3 to 12.5).
 *
 * <p>"The whole auxiliary database" is read as all databases together, each board once for each agent that lost on it.
 */
public final class RuleMiner {
    /**
     * What became of one database.
     *
     * @param leaves of its tree
     * @param nodes of its tree, leaves included
     * @param accuracy of trees on the folds that they had not seen; 0 where there are too few boards for folds
     * @param candidates all paths of the tree
     * @param kept those that hold
     */
    public record Finding(
            AuxiliaryDatabase database,
            int leaves,
            int nodes,
            double accuracy,
            List<MinedRule> candidates,
            List<MinedRule> kept) {}

    private RuleMiner() {}

    /** Mines each database of these situations. */
    public static List<Finding> mine(List<SpecialSituation> situations, RuleSettings settings) {
        List<AuxiliaryDatabase> databases = AuxiliaryDatabase.split(situations);
        List<SpecialSituation> all = databases.stream().flatMap(database -> database.situations().stream()).toList();
        List<Finding> findings = new ArrayList<>();
        for (AuxiliaryDatabase database : databases) {
            try {
                findings.add(mine(database, all, settings));
            } catch (Exception e) {
                throw new IllegalStateException("no tree for " + database.allocated() + ": " + e.getMessage(), e);
            }
        }
        return findings;
    }

    /** The rules that were kept, in their order. */
    public static List<ExceptionRule> rules(List<Finding> findings) {
        return findings.stream().flatMap(finding -> finding.kept().stream()).map(MinedRule::rule).toList();
    }

    private static Finding mine(AuxiliaryDatabase database, List<SpecialSituation> all, RuleSettings settings)
            throws Exception {
        Instances data = database.data(settings.features());
        RuleTree tree = RuleTree.of(settings);
        tree.buildClassifier(data);
        List<MinedRule> candidates = tree.paths(data, settings.features()).stream()
                .map(path -> new ExceptionRule(database.allocated(), path.condition(), path.better()))
                .map(rule -> MinedRule.of(rule, database.situations(), all))
                .toList();
        return new Finding(
                database,
                (int) tree.measureNumLeaves(),
                (int) tree.measureTreeSize(),
                accuracy(data, settings),
                candidates,
                candidates.stream().filter(rule -> rule.holds(settings.leastConfidence())).toList());
    }

    /** Cross-validation by hand: Weka's own copies trees by Java serialization, which our JVMs refuse. */
    private static double accuracy(Instances data, RuleSettings settings) throws Exception {
        int folds = Math.min(settings.folds(), data.size());
        if (folds < 2) {
            return 0;
        }
        Instances shuffled = new Instances(data);
        shuffled.randomize(new Random(settings.seed()));
        shuffled.stratify(folds);
        int right = 0;
        for (int fold = 0; fold < folds; fold++) {
            RuleTree tree = RuleTree.of(settings);
            tree.buildClassifier(shuffled.trainCV(folds, fold));
            for (var row : shuffled.testCV(folds, fold)) {
                right += tree.classifyInstance(row) == row.classValue() ? 1 : 0;
            }
        }
        return (double) right / data.size();
    }
}
