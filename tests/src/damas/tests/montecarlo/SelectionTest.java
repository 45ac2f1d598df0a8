package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.Selection;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;

/** The formulas by which a simulation descends the tree: reference/go-ahead.md, eq. 1, 4, 5 and 6. */
@Fast
class SelectionTest {
    private static final double EXACT = 1e-6;

    private static Selection selection(String settings) {
        return new Selection(MonteCarloSettings.of(settings).tree(), 1);
    }

    @Test
    void flatSearchPrefersTheChildWithFewerSimulations() {
        Selection flat = selection("policy=flat");
        assertEquals(-3, flat.value(0.9f, 3, 0.9f, 10, 0));
        assertEquals(0, flat.value(0, 0, 0, 0, 0), EXACT);
    }

    @Test
    void uctAddsTheExplorationTermToTheMean() {
        Selection uct = selection("policy=uct exploration=0.7");
        float logarithm = uct.logarithm(100);
        assertEquals(Math.log(100), logarithm, EXACT);
        // RAVE statistics do not matter
        assertEquals(0.6 + 0.7 * Math.sqrt(Math.log(100) / 20), uct.value(0.6f, 20, 0.1f, 50, logarithm), EXACT);
    }

    @Test
    void withoutExplorationTheMeanAloneCounts() {
        Selection greedy = selection("policy=uct");
        assertEquals(0.6, greedy.value(0.6f, 20, 0.1f, 50, greedy.logarithm(100)), EXACT);
    }

    @Test
    void raveTakesTheMeanOfLaterMovesAlone() {
        assertEquals(0.3, selection("policy=rave").value(0.9f, 100, 0.3f, 5, 0), EXACT);
    }

    @Test
    void mcRaveWeighsBothMeansByTheirCounts() {
        Selection both = selection("rave-initial=0.9 rave-final=5000");
        double weight = 40 / (1 / 0.9 + 40 / 5000.0);
        double beta = weight / (weight + 10);
        assertEquals((1 - beta) * 0.2 + beta * 0.8, both.value(0.2f, 10, 0.8f, 40, 0), EXACT);
    }

    @Test
    void mcRaveBeginsWithRaveAndEndsWithTheMean() {
        Selection both = selection("");
        assertEquals(0.8, both.value(0, 0, 0.8f, 1, 0), EXACT);
        assertEquals(0.2, both.value(0.2f, 10_000_000, 0.8f, 10_000_000, 0), 1e-3);
    }

    @Test
    void theWeightOfRaveApproachesItsFinalWeight() {
        Selection both = selection("rave-final=100");
        double weight = 1_000_000 / (1 + 1_000_000 / 100.0);
        assertEquals(100, weight, 0.1);
        assertEquals(weight / (weight + 100), both.value(0, 100, 1, 1_000_000, 0), EXACT);
    }

    @Test
    void aChildWithoutStatisticsHasTheValueOfFirstPlay() {
        for (String policy : new String[] {"uct", "rave", "mc-rave"}) {
            assertEquals(1, selection("policy=" + policy).value(0, 0, 0, 0, 0), policy);
            assertEquals(0.3f, selection("first-play=0.3 policy=" + policy).value(0, 0, 0, 0, 0), policy);
        }
    }

    @Test
    void theGameNamesTheFirstWeightOfRaveUnlessTheSettingsDo() {
        Selection game = new Selection(MonteCarloSettings.DEFAULT.tree(), 0.5);
        assertEquals(selection("rave-initial=0.5").value(0.2f, 3, 0.7f, 5, 0), game.value(0.2f, 3, 0.7f, 5, 0));
    }
}
