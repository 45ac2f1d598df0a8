package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.tests.Fast;
import damas.tests.RunTests;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** Habits of the tests that no compiler checks. */
@Fast
class HabitsTest {
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

    private static boolean isNotTaggedOnce(TestIdentifier test) {
        return test.getTags().stream().filter(tag -> Set.of("fast", "slow").contains(tag.getName())).count() != 1;
    }
}
