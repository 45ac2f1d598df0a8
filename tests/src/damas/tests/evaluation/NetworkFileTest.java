package damas.tests.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Networks in files: exact, and nothing but a network is taken for one. */
@Fast
class NetworkFileTest {
    private static final String SIGNS = "0123456789-.E: \n\r\tabcdefNIx\u0000\u00e9\uffff";

    @TempDir
    private Path folder;

    private static TrainedNetwork example() {
        return new TrainedNetwork(
                NetworkWeights.random(PublishedSet.V9.features(), 3, 42),
                42,
                1_600,
                "./damas train v9",
                List.of("lambda 0.1", "trained on a quiet afternoon \u00e9"));
    }

    @ParameterizedTest
    @EnumSource(PublishedSet.class)
    void aNetworkIsReadBackExactly(PublishedSet published) throws IOException {
        TrainedNetwork network = TrainedNetwork.untrained(published.features(), published.ordinal());
        Path file = folder.resolve("networks/" + published);
        NetworkFile.write(file, network);
        assertEquals(network, NetworkFile.read(file));
    }

    @Test
    void everyDoubleIsReadBackExactly() {
        TrainedNetwork example = example();
        Random random = new Random(3);
        double[] values = example.weights().copy();
        for (int i = 0; i < values.length; i++) {
            do {
                values[i] = Double.longBitsToDouble(random.nextLong());
            } while (!Double.isFinite(values[i]));
        }
        values[0] = -0.0;
        values[1] = Double.MIN_VALUE;
        values[2] = -Double.MAX_VALUE;
        TrainedNetwork odd = new TrainedNetwork(
                example.weights().with(values), Long.MIN_VALUE, Long.MAX_VALUE, "", List.of(""));
        assertEquals(odd, NetworkFile.parse("odd", NetworkFile.format(odd)));
    }

    @Test
    void theHeaderSaysWhatItIs() {
        List<String> lines = NetworkFile.format(example()).lines().toList();
        assertEquals("damas network 1", lines.get(0));
        assertEquals("features " + PublishedSet.V9.features(), lines.get(1));
        assertEquals(
                List.of("hidden 3", "seed 42", "games 1600", "command ./damas train v9", "note lambda 0.1"),
                lines.subList(2, 7));
        assertTrue(lines.get(8).matches("weights 95 [0-9a-f]{8}"), lines.get(8));
        assertEquals(3, lines.get(9).split(" ").length);
    }

    @Test
    void otherLineEndsAndSpacesDoNotMatter() {
        String text = NetworkFile.format(example());
        assertEquals(example(), NetworkFile.parse("dos", text.replace("\n", "\r\n")));
        assertEquals(example(), NetworkFile.parse("spaced", text.replace("\n", "  \n  ") + "\n\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "damas network 1 | damas network 2     | it does not start with 'damas network 1'",
                "features        | feature             | line 2 should start with 'features', not 'feature XCentre",
                "Exposure:3      | Exposition:3        | 'Exposition:3' is no feature",
                "Exposure:3      | Exposure:4          | it has 95 weights of 99",
                "hidden 3        | hidden 4            | it has 95 weights of 119",
                "hidden 3        | hidden 0            | 0 hidden neurons, not 1 to 256",
                "hidden 3        | hidden 99999999999  | hidden neurons, not 1 to 256",
                "hidden 3        | hidden three        | line 3: 'three' is no whole number",
                "games 1600      | games -1            | -1 games",
                "seed 42         | ''                  | line 4 should start with 'seed', not ''",
                "weights 95      | weights 94          | it is damaged",
                "weights 95      | weights 95 1.5      | it is damaged",
                "note            | weights             | line 8: 'weights' is no weight",
            })
    void aWrongFileIsRefusedWithTheReason(String old, String wrong, String reason) {
        String text = NetworkFile.format(example());
        NotationException refusal = assertThrows(
                NotationException.class, () -> NetworkFile.parse("some.net", text.replace(old, wrong)));
        assertTrue(refusal.getMessage().startsWith("some.net is no network: "), refusal.getMessage());
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @Test
    void whatIsNoNetworkAtAllIsRefused() throws IOException {
        assertThrows(NotationException.class, () -> NetworkFile.parse("empty", ""));
        Path huge = Files.write(folder.resolve("huge"), new byte[5_000_000]);
        assertThrows(NotationException.class, () -> NetworkFile.read(huge));
        assertThrows(IOException.class, () -> NetworkFile.read(folder.resolve("absent")));
    }

    @Test
    void aThousandDamagedFilesAreRefusedOrRightlyRead() {
        TrainedNetwork example = example();
        String text = NetworkFile.format(example);
        int read = 0;
        int refused = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            // neighbouring seeds begin alike in java.util.Random
            String damaged = damaged(text, new Random(seed * 0x9E3779B97F4A7C15L));
            try {
                TrainedNetwork network = NetworkFile.parse("seed " + seed, damaged);
                // only the free part of the header can have changed
                assertEquals(example.weights(), network.weights(), "seed " + seed);
                assertEquals(network, NetworkFile.parse("again", NetworkFile.format(network)), "seed " + seed);
                read++;
            } catch (NotationException e) {
                assertTrue(e.getMessage().startsWith("seed " + seed + " is no network: "), e.getMessage());
                assertTrue(e.getMessage().length() < 600 && e.getMessage().lines().count() == 1, e.getMessage());
                refused++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertTrue(read > 20 && refused > 500, read + " read, " + refused + " refused");
    }

    /** The text with one to four places changed, half of them in the header. */
    private static String damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int times = 1 + random.nextInt(4); times > 0; times--) {
            int at = random.nextInt(random.nextBoolean() ? damaged.length() : Math.min(damaged.length(), 330));
            int to = Math.min(damaged.length(), at + 1 + random.nextInt(1 << random.nextInt(8)));
            char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
            switch (random.nextInt(5)) {
                case 0 -> damaged.insert(at, sign);
                case 1 -> damaged.setCharAt(at, sign);
                case 2 -> damaged.delete(at, Math.max(at, to - 1)).append(sign);
                case 3 -> damaged.insert(at, damaged.substring(at, to));
                default -> damaged.insert(at, String.valueOf(sign).repeat(random.nextInt(100)));
            }
        }
        return damaged.toString();
    }
}
