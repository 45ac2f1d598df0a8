package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.clustering.Art2a;
import damas.knowledge.draughts.mining.clustering.Asonde;
import damas.knowledge.draughts.mining.clustering.Ksom;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.clustering.PrototypeClusterer;
import damas.knowledge.draughts.mining.clustering.Sonde;
import damas.tests.Fast;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import weka.clusterers.AbstractClusterer;
import weka.clusterers.CheckClusterer;
import weka.clusterers.ClusterEvaluation;
import weka.core.CheckOptionHandler;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionHandler;
import weka.core.SerializationHelper;

/** The papers' clusterers, as Weka sees them. */
@Fast
class ClusterersTest {
    private static final int SHORT = 50;

    @TempDir
    private Path folder;

    static Stream<PrototypeClusterer> ours() {
        Ksom cosine = new Ksom();
        cosine.setNeurons(Blobs.GROUPS);
        cosine.setEpochs(SHORT);
        Ksom euclidean = new Ksom();
        euclidean.setNeurons(Blobs.GROUPS);
        euclidean.setEpochs(SHORT);
        euclidean.setMeasure(Measure.EUCLIDEAN);
        Art2a art = new Art2a();
        art.setEpochs(SHORT);
        Asonde asonde = new Asonde();
        asonde.setEpochs(SHORT);
        return Stream.of(cosine, euclidean, art, new Sonde(), asonde);
    }

    @ParameterizedTest
    @CsvSource({
        "ART_2A, -V 0.88 -E 50",
        "SONDE, -A 0.88",
        "SONDE, -A 0.5 -M unit-euclidean",
        "ASONDE, -E 50",
        "ASONDE, -E 50 -T 1",
        "K_MEANS, -N 4 -init 1",
        "EM, -N 4",
    })
    void groupsThatAnybodyCanTellApartAreFound(Algorithm algorithm, String options) throws Exception {
        Instances data = Blobs.data(7);
        AbstractClusterer clusterer = algorithm.create(1, options);
        clusterer.buildClusterer(data);
        Partition found = Partition.of(clusterer, data);
        assertEquals(1, found.adjustedRand(Blobs.groups()), 1e-9, () -> found.occupied() + " clusters");
    }

    /** A map has as many neurons as it is given, so it may cut a group in two; but none of them mixes groups. */
    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"KSOM_COS", "KSOM_DE"})
    void noNeuronOfAMapMixesGroups(Algorithm algorithm) throws Exception {
        Instances data = Blobs.data(7);
        AbstractClusterer clusterer = algorithm.create(1, "-N 12 -R 3 -W 0.5 -E 50");
        clusterer.buildClusterer(data);
        int[] found = Partition.of(clusterer, data).clusters();
        int[] groups = Blobs.groups().clusters();
        for (int i = 0; i < found.length; i++) {
            for (int j = 0; j < i; j++) {
                assertTrue(found[i] != found[j] || groups[i] == groups[j], i + " and " + j);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ours")
    void wekaFindsNoFault(PrototypeClusterer clusterer) {
        CheckClusterer check = new CheckClusterer();
        check.setClusterer(clusterer);
        String said = said(check::doTests);
        assertTrue(said.contains("options...yes"), said);
        assertTrue(said.contains("serialVersionUID...yes"), said);
        // a "no" that names its reason is a refusal that Weka accepts
        List<String> faults = said.lines()
                .filter(line -> line.endsWith("...no") || line.contains("FAIL"))
                .filter(line -> !line.matches("(updateable clusterer|weighted instances clusterer"
                        + "|multi-instance clusterer|clusterer uses instance weights.*)\\.\\.\\.no"))
                .toList();
        assertEquals(List.of(), faults, said);
    }

    @ParameterizedTest
    @MethodSource("ours")
    void wekaFindsNoFaultWithTheOptions(PrototypeClusterer clusterer) {
        CheckOptionHandler check = new CheckOptionHandler();
        check.setOptionHandler((OptionHandler) clusterer);
        String said = said(check::doTests);
        assertTrue(check.getSuccess(), said);
    }

    private static String said(Runnable checks) {
        PrintStream console = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            checks.run();
        } finally {
            System.setOut(console);
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("ours")
    void whatIsSavedIsLoaded(PrototypeClusterer clusterer) throws Exception {
        Instances data = Blobs.data(3);
        clusterer.buildClusterer(data);
        Path file = folder.resolve("clusterer.model");
        SerializationHelper.write(file.toString(), clusterer);
        PrototypeClusterer loaded = (PrototypeClusterer) SerializationHelper.read(file.toString());
        assertEquals(Partition.of(clusterer, data), Partition.of(loaded, data));
        assertArrayEquals(clusterer.getOptions(), loaded.getOptions());
    }

    @ParameterizedTest
    @MethodSource("ours")
    void wekasCommandLineRunsIt(PrototypeClusterer clusterer) throws Exception {
        Path file = Files.writeString(folder.resolve("blobs.arff"), Blobs.data(3).toString());
        String answer = ClusterEvaluation.evaluateClusterer(clusterer, new String[] {"-t", file.toString()});
        assertTrue(answer.contains("Clustered Instances"), answer);
    }

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"SONDE", "EM", "K_MEANS"},
            mode = EnumSource.Mode.EXCLUDE)
    void aSeedRepeatsARun(Algorithm algorithm) throws Exception {
        assertEquals(prototypes(algorithm, 5), prototypes(algorithm, 5));
        assertNotEquals(prototypes(algorithm, 5), prototypes(algorithm, 6));
    }

    private static List<List<Double>> prototypes(Algorithm algorithm, int seed) throws Exception {
        PrototypeClusterer clusterer = (PrototypeClusterer) algorithm.create(seed, "-E 5");
        clusterer.buildClusterer(Blobs.data(1));
        return clusterer.prototypes().stream()
                .map(vector -> java.util.Arrays.stream(vector).boxed().toList())
                .toList();
    }

    @Test
    void sondeGoesOnLearning() throws Exception {
        Instances data = Blobs.data(2);
        Sonde sonde = new Sonde();
        sonde.setThreshold(0.88);
        sonde.buildClusterer(new Instances(data, 0));
        assertThrows(IllegalStateException.class, () -> sonde.clusterInstance(data.get(0)));
        for (Instance row : data) {
            sonde.updateClusterer(row);
        }
        assertEquals(Blobs.GROUPS, sonde.numberOfClusters());
    }

    /** Reference/mp-draughts.md 9.6: why 48 bits, 0.88 and the printed activation cannot give 14 clusters. */
    @Test
    void ofBitsThePrintedAsondeMakesANeuronForEveryPattern() throws Exception {
        Instances bits = new Instances(Blobs.data(1), 0);
        for (int pattern = 1; pattern < 1 << Blobs.GROUPS; pattern++) {
            double[] row = new double[Blobs.GROUPS];
            for (int i = 0; i < row.length; i++) {
                row[i] = pattern >> i & 1;
            }
            bits.add(new weka.core.DenseInstance(1, row));
        }
        Asonde asonde = new Asonde();
        asonde.setEpochs(3);
        asonde.setMeasure(Measure.UNIT_EUCLIDEAN);
        asonde.buildClusterer(bits);
        assertEquals(bits.size(), asonde.numberOfClusters());
        double nearest = Math.sqrt(2 - 2 * Math.sqrt(47.0 / 48));
        assertTrue(Math.exp(-nearest) < asonde.getThreshold());
    }

    @ParameterizedTest
    @CsvSource({
        "KSOM_COS, -N 5 -R 2", "KSOM_COS, -B 0", "ART_2A, -V 1", "ASONDE, -A 0", "ASONDE, -G 2", "ASONDE, -E 0",
        "ASONDE, -D 2", "SONDE, -O -1"
    })
    void impossibleSettingsAreRefused(Algorithm algorithm, String options) {
        assertThrows(
                IllegalArgumentException.class,
                () -> algorithm.create(1, options).buildClusterer(Blobs.data(1)));
    }

    @Test
    void anOptionThatNobodyKnowsIsRefused() {
        String message = assertThrows(IllegalArgumentException.class, () -> Algorithm.ASONDE.create(1, "-nonsense 3"))
                .getMessage();
        assertTrue(message.contains("nonsense"), message);
        assertFalse(message.contains("\n\n\n"));
    }
}
