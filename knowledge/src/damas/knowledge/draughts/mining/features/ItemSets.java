package damas.knowledge.draughts.mining.features;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import weka.associations.Apriori;
import weka.associations.ItemSet;
import weka.core.Instances;

/**
 * The first half of Weka's Apriori: the frequent sets. The second, the rules between them, is not wanted here, and no
 * rule reaches the confidence that is asked for.
 */
final class ItemSets extends Apriori {
    private static final long serialVersionUID = 1L;
    private static final double OUT_OF_REACH = 2;

    private ItemSets() {}

    /** How many rows hold each set of columns, given by their bits, that at least this share of the rows holds. */
    static Map<Long, Integer> frequent(Instances data, double least) {
        ItemSets apriori = new ItemSets();
        // a 0 is nothing that a set could hold
        apriori.setTreatZeroAsMissing(true);
        // a single pass, with the support that is asked for
        apriori.setLowerBoundMinSupport(least);
        apriori.setDelta(1 - least);
        apriori.setNumRules(0);
        apriori.setMinMetric(OUT_OF_REACH);
        try {
            apriori.buildAssociations(data);
        } catch (Exception e) {
            throw new IllegalArgumentException("the boards cannot be mined: " + e.getMessage(), e);
        }
        Map<Long, Integer> frequent = new HashMap<>();
        for (List<Object> sets : apriori.m_Ls) {
            for (Object set : sets) {
                frequent.put(bits(((ItemSet) set).items()), ((ItemSet) set).support());
            }
        }
        return frequent;
    }

    private static long bits(int[] items) {
        long bits = 0;
        for (int i = 0; i < items.length; i++) {
            bits |= items[i] > 0 ? 1L << i : 0;
        }
        return bits;
    }
}
