package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.allocation.Prototypes.Prototype;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.knowledge.text.WordLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Learned classes of endgames as a text file, which is read back exactly and may be edited by hand.
 *
 * <pre>
 *   damas clusters 1
 *   algorithm ASONDE
 *   features DoubleDiagonal:4 Threat:3
 *   coding counts
 *   measure cosine
 *   command ./damas cluster games.pdn
 *   note any number of these lines, also none
 *   cluster cluster-1 120 0.98 0.17
 *   cluster cluster-2 80 0.31 0.95
 * </pre>
 *
 * <p>A line a class: its name, from how many positions it was learned, and its prototype, a number for each feature, or
 * for each bit if that is the coding ({@link Coding#names} says which is which).
 */
public final class PrototypeFile {
    private static final String FIRST_LINE = "damas clusters 1";
    private static final String SIZE = "[0-9]{1,9}";
    private static final long LARGEST = 16_000_000;

    private PrototypeFile() {}

    /**
     * Reads a file.
     *
     * @throws NotationException if it holds no classes, with the file and the reason
     */
    public static Prototypes read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new NotationException(file + ": it is too large for clusters");
        }
        return parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /**
     * Writes a file.
     *
     * @param command what repeats the learning
     */
    public static void write(Path file, Prototypes prototypes, String command, List<String> notes) throws IOException {
        WholeFile.write(file, format(prototypes, command, notes).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     */
    public static Prototypes parse(String name, String text) {
        try {
            WordLines lines = new WordLines(text, FIRST_LINE);
            String algorithm = lines.value("algorithm");
            FeatureSet features = FeatureSet.parse(lines.value("features"));
            Coding coding = Coding.of(lines.value("coding"));
            Measure measure = Measure.of(lines.value("measure"));
            lines.value("command");
            lines.values("note");
            List<Prototype> prototypes = new ArrayList<>();
            while (lines.at("cluster")) {
                prototypes.add(prototype(lines));
            }
            lines.end();
            return new Prototypes(algorithm, features, coding, measure, prototypes);
        } catch (IllegalArgumentException e) {
            throw new NotationException(name + " holds no clusters: " + e.getMessage());
        }
    }

    private static Prototype prototype(WordLines lines) {
        String[] words = lines.value("cluster").split("\\s+");
        if (words.length < 3 || !words[1].matches(SIZE)) {
            throw lines.wrong(String.join(" ", words), "should be a name, a number of positions and a prototype");
        }
        double[] vector = new double[words.length - 2];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = lines.number(words[i + 2], "number");
        }
        return new Prototype(words[0], Integer.parseInt(words[1]), vector);
    }

    public static String format(Prototypes prototypes, String command, List<String> notes) {
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        text.append("algorithm ").append(prototypes.algorithm()).append('\n');
        text.append("features ").append(prototypes.features()).append('\n');
        text.append("coding ").append(prototypes.coding()).append('\n');
        text.append("measure ").append(prototypes.measure()).append('\n');
        text.append("command ").append(command).append('\n');
        notes.forEach(note -> text.append("note ").append(note).append('\n'));
        for (Prototype prototype : prototypes.prototypes()) {
            text.append("cluster ").append(prototype.name()).append(' ').append(prototype.size());
            for (double value : prototype.vector()) {
                text.append(' ').append(value);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
