package damas.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.tests.CompareBench.Ratio;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The arithmetic of comparing two checkouts. */
@Fast
class CompareBenchTest {
    @Test
    void equalRatiosHaveNoMargin() {
        Ratio ratio = Ratio.of(List.of(10.0, 20.0, 40.0), List.of(5.0, 10.0, 20.0));
        assertEquals(0.5, ratio.mean(), 1e-12);
        assertEquals(0.5, ratio.lower(), 1e-12);
        assertEquals(0.5, ratio.upper(), 1e-12);
    }

    @Test
    void theIntervalIsThatOfStudentsDistribution() {
        // logarithms -0.02, -0.01, 0, 0.01, 0.02: deviation sqrt(0.00025), t(4, 97.5 %) 2.776445
        List<Double> scores = List.of(Math.exp(-0.02), Math.exp(-0.01), 1.0, Math.exp(0.01), Math.exp(0.02));
        Ratio ratio = Ratio.of(List.of(1.0, 1.0, 1.0, 1.0, 1.0), scores);
        double margin = 2.776445 * Math.sqrt(0.00025 / 5);
        assertEquals(1, ratio.mean(), 1e-9);
        assertEquals(Math.exp(-margin), ratio.lower(), 1e-6);
        assertEquals(Math.exp(margin), ratio.upper(), 1e-6);
    }

    @Test
    void oneRoundHasNoInterval() {
        assertThrows(IllegalArgumentException.class, () -> Ratio.of(List.of(1.0), List.of(1.0)));
    }

    @Test
    void benchmarksAreNamedWithoutTheirPackage() {
        String json = """
                [{"benchmark": "damas.tests.search.SearchBench.middleGames", "mode": "thrpt",
                  "params": {"kind": "MINIMAX"}, "primaryMetric": {"score": 12.5}},
                 {"benchmark": "damas.tests.game.MovesBench.countMoves", "primaryMetric": {"score": 2.0E-4}}]
                """;
        assertEquals(
                Map.of("MovesBench.countMoves", 2.0e-4, "SearchBench.middleGames kind=MINIMAX", 12.5),
                CompareBench.scores(json));
    }
}
