package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Holds the packages of the five layers to {@code tests/resources/packages.txt}, the table of which package may see
 * which, and keeps their graph without a cycle. Each run writes the graph of the sources to {@code build/packages.txt}.
 */
@Fast
class PackagesTest {
    /** Cycles that are still to be removed. */
    private static final Set<Set<String>> KNOWN_CYCLES = Set.of();

    private PackageGraph sources;
    private PackageGraph table;

    @BeforeEach
    void read() throws IOException {
        sources = PackageGraph.ofSources();
        table = PackageGraph.parse(Files.readAllLines(Needs.home().resolve("tests/resources/packages.txt")));
        Path found = Files.createDirectories(Needs.home().resolve("build")).resolve("packages.txt");
        Files.writeString(found, sources.reduced().toString());
    }

    @Test
    void noPackageSeesMoreThanTheTableAllows() {
        Set<String> wrong = new TreeSet<>();
        sources.arrows().forEach((name, seen) -> seen.stream()
                .filter(other -> !table.reachable(name).contains(other))
                .forEach(other -> wrong.add(name + " sees " + other)));
        assertEquals(
                Set.of(), wrong, "tests/resources/packages.txt does not allow it; build/packages.txt has the graph");
    }

    @Test
    void theTableNamesExactlyThePackagesThatExist() {
        Set<String> named = new TreeSet<>(table.arrows().keySet());
        table.arrows().values().forEach(named::addAll);
        assertEquals(sources.arrows().keySet(), named, "tests/resources/packages.txt against the sources");
        assertEquals(named, table.arrows().keySet(), "every package has its own line");
    }

    @Test
    void thereIsNoCycleButTheKnownOnes() {
        assertEquals(KNOWN_CYCLES, sources.cycles(), () -> "cycles of\n" + sources.reduced());
        assertEquals(KNOWN_CYCLES, table.cycles(), "cycles of tests/resources/packages.txt");
    }

    @Test
    void importsAndNamesInTheCodeCountAndCommentsDoNot() {
        PackageGraph graph = PackageGraph.parse(List.of());
        graph.add("""
                package damas.agents;

                import static damas.knowledge.game.Side.BLACK;
                import damas.ontology.words.Team;

                /** Like {@link damas.containers.cli.Main}. */
                class Example {
                    // damas.containers.web.Page
                    String text = "damas.containers.engine.Engine";
                    Object name = new damas.behaviours.Named();
                }
                """);
        assertEquals("agents: behaviours knowledge.game ontology.words\n", graph.toString());
    }

    @Test
    void aCycleOfThreeIsFoundAndWhatFollowsIsLeftOut() {
        PackageGraph graph = PackageGraph.parse(List.of("# comment", "a: b c d", "b: c", "c: d", "d:"));
        assertEquals(Set.of(), graph.cycles());
        assertEquals("a: b\nb: c\nc: d\nd:\n", graph.reduced().toString());
        PackageGraph cycle = PackageGraph.parse(List.of("a: b", "b: c d", "c: a", "d:"));
        assertEquals(Set.of(Set.of("a", "b", "c")), cycle.cycles());
        assertTrue(cycle.reachable("a").contains("d"));
        assertFalse(cycle.reachable("d").contains("a"));
    }
}
