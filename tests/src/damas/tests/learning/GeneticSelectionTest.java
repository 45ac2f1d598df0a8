package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.GeneticSelection;
import damas.knowledge.draughts.learning.GeneticSelection.Generation;
import damas.knowledge.draughts.learning.GeneticSelection.Individual;
import damas.knowledge.draughts.learning.GeneticSelection.Settings;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The genetic algorithm, with children that have learned nothing. */
@Fast
class GeneticSelectionTest {
    private static final FeatureSet CATALOGUE = PublishedSet.LS_TABLE.features();
    private static final SearchSettings SEARCH = SearchSettings.ALPHA_BETA.withBudget(Budget.depth(1));

    private final List<String> raised = Collections.synchronizedList(new ArrayList<>());

    private GeneticSelection selection(int population, double mutation, long seed) {
        return new GeneticSelection(
                new Settings(population, 3, mutation, 2, SEARCH, seed),
                CATALOGUE,
                (features, generation, child, childSeed) -> {
                    raised.add(generation + "/" + child);
                    return NetworkWeights.random(features, 4, childSeed);
                },
                List.of(Board.START));
    }

    @Test
    void aGenerationIsAsLargeAsThePopulationAndTheBestComesFirst() {
        GeneticSelection selection = selection(6, 0.3, 1);
        Generation first = selection.first();
        Generation second = selection.next(first);
        assertEquals(1, second.number());
        for (Generation generation : List.of(first, second)) {
            assertEquals(6, generation.individuals().size());
            for (int i = 1; i < 6; i++) {
                List<Individual> ranked = generation.individuals();
                assertTrue(ranked.get(i - 1).points() >= ranked.get(i).points());
            }
        }
        assertEquals(12, raised.size(), "each child is raised once, and no parent again");
    }

    @Test
    void everyGamePaysTwoPoints() {
        Generation first = selection(6, 0.3, 2).first();
        // 6 individuals, 2 rounds of 3 pairs, 2 games a pair, 2 points a game
        assertEquals(24, first.individuals().stream().mapToInt(Individual::points).sum());
        assertEquals(4, first.meanPoints());
    }

    @Test
    void withoutMutationChildrenHaveOnlyGenesOfTheirParents() {
        GeneticSelection selection = selection(8, 0, 3);
        Generation first = selection.first();
        int any = first.individuals().stream().mapToInt(Individual::genes).reduce(0, (a, b) -> a | b);
        int all = first.individuals().stream().mapToInt(Individual::genes).reduce(-1, (a, b) -> a & b);
        for (Individual individual : selection.next(first).individuals()) {
            assertEquals(0, individual.genes() & ~any);
            assertEquals(all, individual.genes() & all);
        }
    }

    @Test
    void everyIndividualSeesSomething() {
        Generation generation = selection(20, 1, 4).first();
        for (Individual individual : generation.individuals()) {
            assertTrue(individual.genes() != 0);
            assertEquals(CATALOGUE.subset(individual.genes()), individual.network().features());
        }
    }

    @Test
    void theSameSeedGivesTheSameGenerations() {
        assertEquals(selection(4, 0.3, 5).first(), selection(4, 0.3, 5).first());
        GeneticSelection one = selection(4, 0.3, 5);
        GeneticSelection other = selection(4, 0.3, 5);
        assertEquals(one.next(one.first()), other.next(other.first()));
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> selection(5, 0.3, 1));
        assertThrows(IllegalArgumentException.class, () -> selection(4, 1.3, 1));
    }
}
