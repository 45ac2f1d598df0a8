package damas.knowledge.draughts.allocation;

import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.knowledge.text.WordLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Exception rules as a text file that people can read and edit; they are tried in its order.
 *
 * <pre>
 *   damas rules 1
 *   command ./damas rules duels.txt
 *   note any number of these lines, also none
 *   rule cluster-1 but Threat > 1 and Taken <= 2 : cluster-3
 * </pre>
 *
 * <p>The last line says: what the clusterer gives to cluster-1 goes to cluster-3 if Threat is above 1 and Taken at most
 * 2.
 */
public final class RuleFile {
    private static final String FIRST_LINE = "damas rules 1";
    private static final long LARGEST = 4_000_000;
    private static final Pattern RULE = Pattern.compile("(\\S+)\\s+but\\s+([^:]+?)\\s*:\\s*(\\S+)");

    private RuleFile() {}

    /**
     * Reads a file.
     *
     * @throws NotationException if it holds no rules, with the file and the reason
     */
    public static List<ExceptionRule> read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new NotationException(file + ": it is too large for rules");
        }
        return parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /**
     * Writes a file.
     *
     * @param command what repeats the mining
     */
    public static void write(Path file, List<ExceptionRule> rules, String command, List<String> notes)
            throws IOException {
        WholeFile.write(file, format(rules, command, notes).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     */
    public static List<ExceptionRule> parse(String name, String text) {
        try {
            WordLines lines = new WordLines(text, FIRST_LINE);
            lines.value("command");
            lines.values("note");
            List<ExceptionRule> rules = new ArrayList<>();
            while (lines.at("rule")) {
                String rule = lines.value("rule");
                Matcher parts = RULE.matcher(rule);
                if (!parts.matches()) {
                    throw lines.wrong(rule, "is no rule such as 'cluster-1 but Threat > 1 : cluster-3'");
                }
                rules.add(new ExceptionRule(parts.group(1), Condition.parse(parts.group(2)), parts.group(3)));
            }
            lines.end();
            return rules;
        } catch (IllegalArgumentException e) {
            throw new NotationException(name + " holds no rules: " + e.getMessage());
        }
    }

    public static String format(List<ExceptionRule> rules, String command, List<String> notes) {
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        text.append("command ").append(command).append('\n');
        notes.forEach(note -> text.append("note ").append(note).append('\n'));
        rules.forEach(rule -> text.append("rule ").append(rule).append('\n'));
        return text.toString();
    }
}
