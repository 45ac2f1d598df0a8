package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.allocation.Phase;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.Prototypes.Prototype;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.clustering.Learned;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.PositionData;
import damas.knowledge.team.Allocated;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import weka.clusterers.AbstractClusterer;
import weka.core.Instances;

/** What is kept of clusters, and how a coordinator uses it. */
@Fast
class PrototypesTest {
    private static final FeatureSet TWO = FeatureSet.of(Feature.PIECE_ADVANTAGE, Feature.PIECE_DISADVANTAGE);
    private static final Board AHEAD = Fen.parse("B:W21,22:B1,2,3");
    private static final Prototypes CLUSTERS = new Prototypes(
            "ASONDE",
            TWO,
            Coding.COUNTS,
            Measure.COSINE,
            List.of(
                    new Prototype("worse", 5, new double[] {0.1, 1}),
                    new Prototype("better", 7, new double[] {1, 0.75})));

    @TempDir
    private Path folder;

    @Test
    void theAnswerNamesTheClusterItsSimilarityAndTheRule() {
        Map<String, String> agents = Map.of("worse", "ega-1", "better", "ega-2");
        PhaseAllocator allocator = new PhaseAllocator("iiga", agents, 13, Dynamics.ONCE, 1, CLUSTERS, List.of());
        assertEquals(
                new Allocated(
                        List.of("ega-2"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; ASONDE's 2 clusters say better (cosine 0.800), so ega-2"),
                allocator.allocate(DraughtsPosition.of(AHEAD), Set.of()));
        List<ExceptionRule> rules = List.of(
                new ExceptionRule("worse", Condition.parse("PieceAdvantage >= 0"), "better"),
                new ExceptionRule("better", Condition.parse("PieceAdvantage >= 1"), "worse"));
        PhaseAllocator ruled = new PhaseAllocator("iiga", agents, 13, Dynamics.ONCE, 1, CLUSTERS, rules);
        assertEquals(
                new Allocated(
                        List.of("ega-1"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; ASONDE's 2 clusters say better (cosine 0.800), so ega-2; exception rule 2"
                                + " (PieceAdvantage >= 1) sends it to ega-1"),
                ruled.allocate(DraughtsPosition.of(AHEAD), Set.of()));
    }

    @Test
    void whereThereIsOnlyOneClusterNothingIsCompared() {
        Prototypes one = new Prototypes(
                "ASONDE", TWO, Coding.COUNTS, Measure.COSINE, List.of(CLUSTERS.prototypes().get(0)));
        assertEquals("ASONDE's only cluster holds all endgames", one.verdict(AHEAD));
    }

    @ParameterizedTest
    @CsvSource({"ASONDE, -E 10", "SONDE, ''", "ART_2A, -E 10", "KSOM_COS, -E 10", "KSOM_DE, -E 10", "K_MEANS, ''"})
    void whatIsShippedDecidesAsTheClustererDid(Algorithm algorithm, String options) throws Exception {
        Positions positions = new Positions(Positions.SEED);
        List<CountedPosition> endgames = Stream.generate(positions::fromGame)
                .filter(board -> board.pieceCount() <= 14)
                .limit(400)
                .map(board -> new CountedPosition(board, 1))
                .toList();
        FeatureSet features = PublishedSet.VISIONDRAUGHTS.features();
        for (Coding coding : Coding.values()) {
            Instances data = PositionData.of("endgames", endgames, features, coding);
            AbstractClusterer clusterer = algorithm.create(1, options);
            clusterer.buildClusterer(data);
            Partition partition = Partition.of(clusterer, data);
            Prototypes learned = Learned.prototypes(clusterer, partition, features, coding);
            Path file = folder.resolve("clusters.txt");
            PrototypeFile.write(file, learned, "./damas cluster", List.of("a note"));
            Prototypes shipped = PrototypeFile.read(file);
            assertEquals(learned, shipped);
            assertEquals(partition.occupied(), shipped.classes().size());
            Map<Integer, String> names = new HashMap<>();
            for (int i = 0; i < endgames.size(); i++) {
                String said = shipped.nearest(endgames.get(i).board());
                int cluster = partition.clusters()[i];
                assertEquals(names.computeIfAbsent(cluster, unknown -> said), said, "row " + i + " by " + coding);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Threat, counts, cosine",
                "Threat, words, cosine, cluster a 1 1",
                "None, counts, cosine, cluster a 1 1",
                "Threat, counts, x, cluster a 1 1",
                "Threat, counts, cosine, cluster a 1 1 2",
                "Threat, counts, cosine, cluster a 1 NaN",
                "Threat, counts, cosine, cluster a x 1",
                "Threat, counts, cosine, cluster a",
                "Threat, counts, cosine, cluster a 1 1, rest",
                "Threat, counts, cosine, cluster a 1 1, cluster a 1 2",
            })
    void aFileThatHoldsNoClustersIsRefusedWithTheReason(String lines) {
        String[] parts = lines.split(", ", 4);
        String text = "damas clusters 1\nalgorithm X\nfeatures " + parts[0] + "\ncoding " + parts[1] + "\nmeasure "
                + parts[2] + "\ncommand x\n" + (parts.length > 3 ? parts[3].replace(", ", "\n") : "");
        assertRefused(text);
    }

    @Test
    void aTextThatIsNoFileOfClustersIsRefused() {
        assertRefused("");
        assertRefused("rubbish");
        assertRefused("damas clusters 1");
    }

    private static void assertRefused(String text) {
        String message =
                assertThrows(NotationException.class, () -> PrototypeFile.parse("my.txt", text)).getMessage();
        assertTrue(message.startsWith("my.txt holds no clusters: "), message);
        assertEquals(1, message.lines().count());
    }

    @Test
    void rulesAreWrittenAndReadBack() throws IOException {
        List<ExceptionRule> rules = List.of(
                new ExceptionRule("cluster-1", Condition.parse("Threat > 1 and Taken <= 2"), "cluster-3"),
                new ExceptionRule("cluster-2", Condition.parse("Advancement > -2"), "cluster-1"));
        Path file = folder.resolve("rules.txt");
        RuleFile.write(file, rules, "./damas rules", List.of("a note", "another"));
        assertEquals(rules, RuleFile.read(file));
        assertEquals(List.of(), RuleFile.parse("none.txt", RuleFile.format(List.of(), "x", List.of())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubbish",
                "damas rules 1\ncommand\nrule cluster-1 : cluster-3",
                "damas rules 1\ncommand\nrule cluster-1 but Nothing > 1 : cluster-3",
                "damas rules 1\ncommand\nrubbish",
            })
    void aFileThatHoldsNoRulesIsRefusedWithTheReason(String text) {
        String message = assertThrows(NotationException.class, () -> RuleFile.parse("my.txt", text)).getMessage();
        assertTrue(message.startsWith("my.txt holds no rules: "), message);
    }
}
