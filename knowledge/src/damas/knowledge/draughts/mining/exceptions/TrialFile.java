package damas.knowledge.draughts.mining.exceptions;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Fen;
import damas.knowledge.learning.Score;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.RemarkedLines;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Trials as text, a line each: the FEN, the class that the board was given to, and the wins, draws and losses of each
 * challenger: {@code B:W32:B14 cluster-1 cluster-2:1-1-0 cluster-3:0-2-0}; # starts a remark. Lines are added while
 * duels are played, so an interrupted run goes on where it was.
 */
public final class TrialFile {
    private static final Pattern CHALLENGER = Pattern.compile("([^\\s:]+):([0-9]{1,4})-([0-9]{1,4})-([0-9]{1,4})");

    private TrialFile() {}

    /**
     * Reads a file.
     *
     * @throws NotationException if a line is no trial, with its number and the reason
     */
    public static List<Trial> read(Path file) throws IOException {
        return parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     */
    public static List<Trial> parse(String name, String text) {
        return RemarkedLines.parse(name, text, words -> trial(words.split("\\s+")));
    }

    private static Trial trial(String[] words) {
        if (words.length < 3) {
            throw new NotationException(quoted(String.join(" ", words))
                    + " is no trial, such as 'B:W32:B14 cluster-1 cluster-2:1-1-0'");
        }
        Map<String, Score> challengers = new LinkedHashMap<>();
        for (String word : List.of(words).subList(2, words.length)) {
            Matcher parts = CHALLENGER.matcher(word);
            if (!parts.matches()) {
                throw new NotationException(
                        quoted(word) + " is no challenger and its score, such as 'cluster-2:1-1-0'");
            }
            challengers.put(
                    parts.group(1),
                    new Score(
                            Integer.parseInt(parts.group(2)),
                            Integer.parseInt(parts.group(3)),
                            Integer.parseInt(parts.group(4))));
        }
        return new Trial(Fen.parse(words[0]), words[1], challengers);
    }

    /**
     * Reads what an interrupted run has left, or starts a file; a line that the run did not finish is cut off.
     *
     * @param origin whose duels they are, a remark on the first line
     * @throws NotationException if the file holds other duels
     */
    public static List<Trial> resume(Path file, String origin) throws IOException {
        if (!Files.exists(file)) {
            WholeFile.write(file, ("# " + origin + "\n").getBytes(StandardCharsets.UTF_8));
            return List.of();
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        String first = text.lines().findFirst().orElse("");
        if (!first.equals("# " + origin)) {
            throw new NotationException(file + " holds other duels, " + quoted(first) + "; move it, or name another");
        }
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<Trial> trials = parse(file.toString(), whole);
        if (!whole.equals(text)) {
            WholeFile.write(file, whole.getBytes(StandardCharsets.UTF_8));
        }
        return trials;
    }

    /** Adds a trial to the end of a file. */
    public static void append(Path file, Trial trial) throws IOException {
        StringBuilder line = new StringBuilder(trial.board().toString()).append(' ').append(trial.allocated());
        trial.challengers().forEach((challenger, score) -> line.append(' ')
                .append(challenger)
                .append(':')
                .append(score.wins())
                .append('-')
                .append(score.draws())
                .append('-')
                .append(score.losses()));
        Files.writeString(file, line.append('\n'), StandardOpenOption.APPEND);
    }
}
