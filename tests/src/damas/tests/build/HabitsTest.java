package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.RunTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** Rules for tests that no compiler checks. */
@Fast
class HabitsTest {
    /** Waits that end after a time, not with an event. */
    private static final Pattern PAUSE =
            Pattern.compile("\\bsleep\\(|\\bparkNanos\\(|\\bparkUntil\\(|\\bonSpinWait\\(|\\bdelayedExecutor\\(");

    /** Readings of the wall clock, and assertions about it; a clock that is handed over is a method reference. */
    private static final Pattern WALL_TIME = Pattern.compile(
            "\\bnanoTime\\(\\)|\\bcurrentTimeMillis\\(\\)|\\bInstant\\.now\\(|\\bassertTimeout");

    /** The one loop that sleeps, and benchmarks, which are not tests. */
    private static final Set<String> MAY_PAUSE = Set.of("Await", "MessageCosts", "RealSpeedUp");

    /** What runs the tests, benchmarks, and a test that writes a report of delays but asserts nothing about them. */
    private static final Set<String> MAY_MEASURE =
            Set.of("Await", "MessageCosts", "MoveTimes", "PageLoadTest", "Progress", "RealSpeedUp");

    @Test
    void everyTestIsTaggedFastOrSlow() {
        TestPlan plan = LauncherFactory.create().discover(RunTests.request(".*").build());
        List<String> untagged = plan.getRoots().stream()
                .flatMap(root -> plan.getDescendants(root).stream())
                .filter(test -> test.getType().isTest())
                .filter(HabitsTest::isNotTaggedOnce)
                .map(TestIdentifier::getUniqueId)
                .toList();
        assertEquals(List.of(), untagged);
    }

    @Test
    void noTestSleepsToSeeSomethingHappen() throws IOException {
        assertEquals(List.of(), uses(PAUSE, MAY_PAUSE), "wait for an event, or use Await");
    }

    @Test
    void noTestAssertsWallTime() throws IOException {
        assertEquals(List.of(), uses(WALL_TIME, MAY_MEASURE), "inject a clock; @Timeout is a guard");
    }

    /** Lines of the test sources that a pattern is found in, but for those of some classes. */
    private static List<String> uses(Pattern pattern, Set<String> allowed) throws IOException {
        List<String> uses = new ArrayList<>();
        Set<String> unused = new TreeSet<>(allowed);
        try (Stream<Path> files = Files.walk(Needs.home().resolve("tests/src"))) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                List<String> found = Files.readAllLines(file).stream()
                        .filter(line -> pattern.matcher(line).find())
                        .map(line -> name + ": " + line.strip())
                        .toList();
                if (!allowed.contains(name)) {
                    uses.addAll(found);
                } else if (!found.isEmpty()) {
                    unused.remove(name);
                }
            }
        }
        assertEquals(Set.of(), unused, "these need no permission any more");
        return uses;
    }

    private static boolean isNotTaggedOnce(TestIdentifier test) {
        return test.getTags().stream().filter(tag -> Set.of("fast", "slow").contains(tag.getName())).count() != 1;
    }
}
