package damas.containers.gtp;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A suite of tests in the format of GNU Go and GoGui: commands of GTP, and after a command with a number the answer
 * that is expected, as a regular expression for the whole answer:
 *
 * <pre>
 * loadsgf games/ladder.sgf 7
 * 10 reg_genmove b
 * #? [D4|E5]
 * 20 reg_genmove w
 * #? [!pass]*
 * </pre>
 *
 * <p>An exclamation mark means any other answer; a star says that the engine is known to fail.
 *
 * @param steps the commands in their order
 */
public record TestSuite(List<Step> steps) {
    private static final Pattern EXPECTED = Pattern.compile("#\\?\\s*\\[(!?)(.*)](\\*?)(?:\\s.*)?");

    public TestSuite {
        steps = List.copyOf(steps);
    }

    /**
     * A command.
     *
     * @param line where it stands, counted from 1
     * @param number of the test; empty for a command that is none
     */
    public record Step(int line, String number, String command, Optional<Expected> expected) {}

    /**
     * The answer that is expected.
     *
     * @param isNegated whether the answer must not match
     * @param isFailureKnown whether the test is known to fail
     */
    public record Expected(Pattern pattern, boolean isNegated, boolean isFailureKnown) {
        /** Whether an answer is as expected. */
        public boolean accepts(String answer) {
            return pattern.matcher(answer.strip()).matches() != isNegated;
        }

        @Override
        public String toString() {
            return (isNegated ? "!" : "") + pattern;
        }
    }

    /**
     * Reads a suite.
     *
     * @param name what problems call the text
     * @param folder where the files of {@code loadsgf} are looked for
     * @throws NotationException if an expectation has no command or is no regular expression
     */
    public static TestSuite parse(String name, String text, Path folder) {
        List<Step> steps = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            int number = i + 1;
            if (line.startsWith("#?")) {
                if (steps.isEmpty() || steps.get(steps.size() - 1).number().isEmpty()) {
                    throw new NotationException(
                            name + ":" + number + ": an expected answer without a command with a number before it");
                }
                Step step = steps.remove(steps.size() - 1);
                Optional<Expected> expected = Optional.of(expected(line, name + ":" + number));
                steps.add(new Step(step.line(), step.number(), step.command(), expected));
            } else {
                GtpLine.parse(line).ifPresent(command -> steps.add(new Step(
                        number, command.id(), resolve(command, folder), Optional.empty())));
            }
        }
        return new TestSuite(steps);
    }

    private static Expected expected(String line, String place) {
        var matcher = EXPECTED.matcher(line);
        if (!matcher.matches()) {
            throw new NotationException(place + ": " + quoted(line) + " is no expected answer: it is #? [regex]");
        }
        try {
            Pattern pattern = Pattern.compile(matcher.group(2), Pattern.CASE_INSENSITIVE);
            return new Expected(pattern, !matcher.group(1).isEmpty(), !matcher.group(3).isEmpty());
        } catch (PatternSyntaxException e) {
            throw new NotationException(
                    place + ": " + quoted(matcher.group(2)) + " is no regular expression: " + e.getDescription());
        }
    }

    /** The command, its file found from the folder of the suite. */
    private static String resolve(GtpLine command, Path folder) {
        List<String> words = new ArrayList<>(command.words().all());
        if (command.name().equals("loadsgf") && !words.isEmpty() && Files.exists(folder.resolve(words.get(0)))) {
            words.set(0, folder.resolve(words.get(0)).toString());
        }
        words.add(0, command.name());
        return String.join(" ", words);
    }
}
