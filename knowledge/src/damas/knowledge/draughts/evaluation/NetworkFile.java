package damas.knowledge.draughts.evaluation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.knowledge.text.WordLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Networks as text files, which are read back exactly: Encog rounds the weights that it stores, and cannot store direct
 * links at all.
 *
 * <pre>
 *   damas network 1
 *   features DoubleDiagonal:4 Threat:3
 *   hidden 20
 *   seed 1959
 *   games 1600
 *   command ./damas train visiondraughts
 *   note any number of these lines, also none
 *   weights 188 1a2b3c4d
 *   0.1 -0.05 ...
 * </pre>
 *
 * <p>The weights follow in the layout of {@link NetworkShape}, any number on a line. The word after their number is a
 * check sum over features, hidden neurons and weights, so that a damaged file does not play badly but is refused. The
 * rest of the header may be edited by hand.
 */
public final class NetworkFile {
    private static final String FIRST_LINE = "damas network 1";
    private static final long LARGEST = 4_000_000;

    private NetworkFile() {}

    /**
     * Reads a file.
     *
     * @throws NotationException if it holds no network, with the file and the reason
     */
    public static TrainedNetwork read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new NotationException(file + ": it is too large for a network");
        }
        return parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    public static void write(Path file, TrainedNetwork network) throws IOException {
        WholeFile.write(file, format(network).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     */
    public static TrainedNetwork parse(String name, String text) {
        try {
            return network(new WordLines(text, FIRST_LINE));
        } catch (IllegalArgumentException e) {
            throw new NotationException(name + " is no network: " + e.getMessage());
        }
    }

    public static String format(TrainedNetwork network) {
        NetworkWeights weights = network.weights();
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        line(text, "features", weights.features());
        line(text, "hidden", weights.shape().hidden());
        line(text, "seed", network.seed());
        line(text, "games", network.games());
        line(text, "command", network.command());
        network.notes().forEach(note -> line(text, "note", note));
        line(text, "weights", weights.shape().weights() + " " + check(weights));
        for (int i = 0; i < weights.shape().weights(); i++) {
            // as many to a line as there are hidden neurons: an input a line
            boolean last = i % weights.shape().hidden() == weights.shape().hidden() - 1;
            text.append(weights.value(i)).append(last ? '\n' : ' ');
        }
        text.setCharAt(text.length() - 1, '\n');
        return text.toString();
    }

    private static void line(StringBuilder text, String word, Object value) {
        text.append((word + " " + value).strip()).append('\n');
    }

    private static String check(NetworkWeights weights) {
        CRC32 crc = new CRC32();
        crc.update(weights.toString().getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < weights.shape().weights(); i++) {
            long bits = Double.doubleToLongBits(weights.value(i));
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                crc.update((int) (bits >>> shift));
            }
        }
        return String.format("%08x", crc.getValue());
    }

    private static TrainedNetwork network(WordLines lines) {
        FeatureSet features = FeatureSet.parse(lines.value("features"));
        int hidden = (int) Math.max(0, Math.min(Integer.MAX_VALUE, lines.whole("hidden")));
        NetworkShape shape = new NetworkShape(features.bits(), hidden);
        long seed = lines.whole("seed");
        long games = lines.whole("games");
        String command = lines.value("command");
        List<String> notes = lines.values("note");
        String said = lines.value("weights");
        NetworkWeights weights = NetworkWeights.of(features, hidden, weights(lines, shape.weights()));
        String found = shape.weights() + " " + check(weights);
        if (!said.equals(found)) {
            throw new IllegalArgumentException(
                    "it is damaged: it says " + quoted("weights " + said) + " but holds " + quoted(found));
        }
        return new TrainedNetwork(weights, seed, games, command, notes);
    }

    private static double[] weights(WordLines lines, int count) {
        double[] weights = new double[count];
        int found = 0;
        while (lines.hasNext()) {
            for (String word : lines.words()) {
                double weight = lines.number(word, "weight");
                if (found == count) {
                    throw lines.wrong("there are more than " + count + " weights");
                }
                weights[found++] = weight;
            }
        }
        if (found < count) {
            throw new IllegalArgumentException("it has " + found + " weights of " + count);
        }
        return weights;
    }
}
