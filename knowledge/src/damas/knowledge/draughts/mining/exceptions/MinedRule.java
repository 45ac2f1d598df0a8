package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.allocation.ExceptionRule;
import java.util.List;
import java.util.Locale;

/**
 * A rule and how often it was right about boards that were wrongly allocated.
 *
 * @param own on the boards of the agent that it corrects
 * @param all on those of all agents
 */
public record MinedRule(ExceptionRule rule, Cover own, Cover all) {
    /** On how many boards the condition holds, and for how many the rule names the better agent. */
    public record Cover(int boards, int right) {
        /** The share that is right; 0 if the condition never holds. */
        public double confidence() {
            return boards == 0 ? 0 : (double) right / boards;
        }

        static Cover of(ExceptionRule rule, List<SpecialSituation> situations) {
            List<SpecialSituation> covered =
                    situations.stream().filter(situation -> rule.condition().holds(situation.board())).toList();
            long right = covered.stream().filter(situation -> situation.better().equals(rule.instead())).count();
            return new Cover(covered.size(), (int) right);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d of %d (%.0f %%)", right, boards, 100 * confidence());
        }
    }

    static MinedRule of(ExceptionRule rule, List<SpecialSituation> own, List<SpecialSituation> all) {
        return new MinedRule(rule, Cover.of(rule, own), Cover.of(rule, all));
    }

    /** Whether it is confident enough on its own boards, and still is on all. */
    public boolean holds(double leastConfidence) {
        return own.confidence() > leastConfidence && all.confidence() > leastConfidence;
    }

    /** For a person: the rule, and how often it was right. */
    @Override
    public String toString() {
        return rule + "  (right on " + own + " of its own boards, " + all + " of all)";
    }
}
