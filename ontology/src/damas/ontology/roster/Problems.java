package damas.ontology.roster;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Collects what is wrong with a roster, each problem once and on one line. */
final class Problems {
    private final String file;
    private final Set<String> lines = new TreeSet<>();

    Problems(String file) {
        this.file = file;
    }

    /** Something about a line of the file. */
    void at(long line, String words) {
        lines.add(onOneLine(file + ":" + line + ": " + words));
    }

    /** Something about the file as a whole. */
    void add(String words) {
        lines.add(onOneLine(file + ": " + words));
    }

    /** Something about one of the things that it describes. */
    void add(String subject, String words) {
        add(subject + ": " + words);
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    private static String onOneLine(String text) {
        return text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
    }
}
