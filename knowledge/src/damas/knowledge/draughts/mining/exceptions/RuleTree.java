package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Condition.Comparison;
import damas.knowledge.draughts.allocation.Condition.Test;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import java.util.ArrayList;
import java.util.List;
import weka.classifiers.trees.J48;
import weka.classifiers.trees.j48.C45Split;
import weka.classifiers.trees.j48.ClassifierTree;
import weka.core.Instances;

/**
 * Weka's J48, read as rules: one for each way from the root to a leaf. At most one of them holds for a board. A tree
 * that is a single leaf has no condition, and so no rule.
 */
final class RuleTree extends J48 {
    private static final long serialVersionUID = 1L;

    /** A way to a leaf. */
    record Path(Condition condition, String better) {}

    /** A tree that has learned nothing yet. */
    static RuleTree of(RuleSettings settings) {
        RuleTree tree = new RuleTree();
        tree.setConfidenceFactor((float) settings.confidenceFactor());
        tree.setMinNumObj(settings.leafSize());
        return tree;
    }

    /** The ways to the leaves, if it has learned from the counts of these features. */
    List<Path> paths(Instances header, FeatureSet features) {
        List<Path> paths = new ArrayList<>();
        walk(m_root, List.of(), header, features, paths);
        return paths;
    }

    private static void walk(
            ClassifierTree node, List<Test> tests, Instances header, FeatureSet features, List<Path> paths) {
        if (!node.isLeaf()) {
            C45Split split = (C45Split) node.getLocalModel();
            Feature feature = features.inputs().get(split.attIndex()).feature();
            // counts are whole numbers
            int number = (int) Math.floor(split.splitPoint());
            walk(node.getSons()[0], with(tests, feature, Comparison.AT_MOST, number), header, features, paths);
            walk(node.getSons()[1], with(tests, feature, Comparison.MORE, number), header, features, paths);
        } else if (!tests.isEmpty()) {
            int better = node.getLocalModel().distribution().maxClass();
            paths.add(new Path(new Condition(tests), header.classAttribute().value(better)));
        }
    }

    /** One more test; a narrower one takes the place of a wider one of its kind. */
    private static List<Test> with(List<Test> tests, Feature feature, Comparison comparison, int number) {
        List<Test> more = new ArrayList<>(tests);
        more.removeIf(test -> test.feature() == feature && test.comparison() == comparison);
        more.add(new Test(feature, comparison, number));
        return more;
    }
}
