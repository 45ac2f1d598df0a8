package damas.ontology.meaning;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * The part of a report that one line does not say, as text: a line {@code candidate VISITS VALUE PRIOR LOWER MOVE ...}
 * for each of the best candidates, with {@code -} for a figure that the engine does not have, and a line {@code map
 * NAME FIGURE ...} for each map.
 */
record ReportDetails(List<Candidate> candidates, Map<String, double[]> maps) {
    /** The number of candidates in a message: it stays below 4 KB. */
    private static final int MOST_CANDIDATES = 20;

    /** The number of moves of a candidate's line in a message. */
    private static final int LONGEST_LINE = 12;

    private static final String CANDIDATE = "candidate";
    private static final String MAP = "map";
    private static final String NONE = "-";

    /** The text of a report's details; empty if the report is one line without visits. */
    static Optional<String> format(Report report) {
        boolean isPlain = report.candidates().size() == 1
                && report.candidates().get(0).visits() == 0
                && report.maps().isEmpty();
        if (isPlain) {
            return Optional.empty();
        }
        StringJoiner lines = new StringJoiner("\n");
        report.candidates().stream().limit(MOST_CANDIDATES).forEach(candidate -> lines.add(format(candidate)));
        new TreeMap<>(report.maps()).forEach((name, figures) -> lines.add(MAP + " " + name + " "
                + DoubleStream.of(figures).mapToObj(ReportDetails::number).collect(Collectors.joining(" "))));
        return Optional.of(lines.toString());
    }

    private static String format(Candidate candidate) {
        List<Move> line = candidate.line().subList(0, Math.min(LONGEST_LINE, candidate.line().size()));
        return String.join(
                " ",
                CANDIDATE,
                String.valueOf(candidate.visits()),
                number(candidate.value()),
                number(candidate.prior()),
                number(candidate.lowerBound()),
                Positions.line(line));
    }

    private static String number(OptionalDouble number) {
        return number.isPresent() ? number(number.getAsDouble()) : NONE;
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.4g", number);
    }

    /**
     * Reads the text.
     *
     * @param position the position that was searched
     * @throws NotationException if a line is wrong or a move is not legal
     */
    static ReportDetails parse(String text, Position position) {
        List<Candidate> candidates = new ArrayList<>();
        Map<String, double[]> maps = new TreeMap<>();
        for (String line : text.split("\n")) {
            String[] words = line.split(" ");
            try {
                if (words[0].equals(CANDIDATE) && words.length > 5) {
                    candidates.add(candidate(words, position));
                } else if (words[0].equals(MAP) && words.length > 2) {
                    maps.put(
                            words[1],
                            Arrays.stream(words, 2, words.length).mapToDouble(Double::parseDouble).toArray());
                } else {
                    throw new NotationException(quoted(line) + " is no detail of a report");
                }
            } catch (NumberFormatException e) {
                throw new NotationException(quoted(line) + " has a figure that is no number");
            }
        }
        if (candidates.isEmpty()) {
            throw new NotationException("the details of a report have no candidate");
        }
        return new ReportDetails(candidates, maps);
    }

    private static Candidate candidate(String[] words, Position position) {
        List<Move> line = Positions.line(
                String.join(" ", Arrays.asList(words).subList(5, words.length)), position);
        return new Candidate(
                line, Double.parseDouble(words[2]), Long.parseLong(words[1]), optional(words[3]), optional(words[4]));
    }

    private static OptionalDouble optional(String word) {
        return word.equals(NONE) ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(word));
    }
}
