package damas.tests.build;

import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Packages and the packages that they see. Names come without {@code damas.}.
 *
 * @param arrows for each package the packages seen directly
 */
record PackageGraph(SortedMap<String, SortedSet<String>> arrows) {
    private static final List<String> LAYERS = List.of("knowledge", "ontology", "behaviours", "agents", "containers");
    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
            "/\\*.*?\\*/|//[^\\n]*|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'",
            Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("\\bpackage damas\\.([a-z.]+);");
    private static final Pattern TYPE = Pattern.compile("\\bdamas\\.([a-z]+(?:\\.[a-z]+)*)\\.[A-Z]");

    /** The graph of the five layers' sources: their imports, and names written out in the code. */
    static PackageGraph ofSources() throws IOException {
        PackageGraph graph = new PackageGraph(new TreeMap<>());
        for (String layer : LAYERS) {
            try (Stream<Path> files = Files.walk(Needs.home().resolve(layer).resolve("src"))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    graph.add(Files.readString(file));
                }
            }
        }
        return graph;
    }

    /** Adds the arrows of one source file. */
    void add(String source) {
        String code = COMMENT_OR_TEXT.matcher(source).replaceAll(" ");
        Matcher own = PACKAGE.matcher(code);
        if (!own.find()) {
            throw new IllegalArgumentException("a source without a package: " + source);
        }
        SortedSet<String> seen = arrows.computeIfAbsent(own.group(1), name -> new TreeSet<>());
        TYPE.matcher(code).results().map(type -> type.group(1)).forEach(seen::add);
        seen.remove(own.group(1));
    }

    /** A graph from lines {@code package: package package ...}; lines that begin with {@code #} are comments. */
    static PackageGraph parse(List<String> lines) {
        PackageGraph graph = new PackageGraph(new TreeMap<>());
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(":", 2);
                SortedSet<String> seen = new TreeSet<>(List.of(parts[1].strip().split("\\s+")));
                seen.remove("");
                if (graph.arrows.put(parts[0].strip(), seen) != null) {
                    throw new IllegalArgumentException(parts[0] + " has two lines");
                }
            }
        }
        return graph;
    }

    /** All packages that a package sees, directly or through others; itself only if it is part of a cycle. */
    Set<String> reachable(String from) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(seen(from));
        while (!open.isEmpty()) {
            String next = open.remove();
            if (reached.add(next)) {
                open.addAll(seen(next));
            }
        }
        return reached;
    }

    private Collection<String> seen(String from) {
        return arrows.getOrDefault(from, new TreeSet<>());
    }

    /** The cycles: each the set of packages that see one another, directly or through others. */
    Set<Set<String>> cycles() {
        return arrows.keySet().stream()
                .filter(name -> reachable(name).contains(name))
                .map(name -> reachable(name).stream()
                        .filter(other -> reachable(other).contains(name))
                        .collect(Collectors.<String, Set<String>>toCollection(TreeSet::new)))
                .collect(Collectors.toSet());
    }

    /** The graph without arrows that follow from others, so that a table of it stays short. */
    PackageGraph reduced() {
        SortedMap<String, SortedSet<String>> fewer = new TreeMap<>();
        for (Map.Entry<String, SortedSet<String>> entry : arrows.entrySet()) {
            SortedSet<String> kept = new TreeSet<>(entry.getValue());
            for (String target : entry.getValue()) {
                boolean follows = entry.getValue().stream()
                        .filter(other -> !other.equals(target) && !reachable(other).contains(entry.getKey()))
                        .anyMatch(other -> reachable(other).contains(target) && !reachable(target).contains(other));
                if (follows) {
                    kept.remove(target);
                }
            }
            fewer.put(entry.getKey(), kept);
        }
        return new PackageGraph(fewer);
    }

    /** One line per package, in the format of {@link #parse}. */
    @Override
    public String toString() {
        return arrows.entrySet().stream()
                .map(entry -> (entry.getKey() + ": " + String.join(" ", entry.getValue())).strip())
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
