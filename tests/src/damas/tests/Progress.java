package damas.tests;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Says how the tests go, a line a class, and at the end what failed and why, what was skipped and why, and how many.
 */
final class Progress implements TestExecutionListener {
    private static final int SHOWN_FRAMES = 8;

    private final PrintWriter out;
    private final List<String> failures = new ArrayList<>();
    private final List<String> skips = new ArrayList<>();
    private TestPlan plan;
    private int passed;
    private int failed;
    private int passedBefore;
    private int failedBefore;
    private long started;

    Progress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = testPlan;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (isTopClass(test)) {
            passedBefore = passed;
            failedBefore = failed;
            started = System.nanoTime();
        }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skips.add(name(test) + ": " + reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Throwable cause = result.getThrowable().orElse(null);
        if (result.getStatus() == Status.ABORTED) {
            skips.add(name(test) + ": " + (cause == null ? "aborted" : cause.getMessage()));
        } else if (result.getStatus() == Status.FAILED) {
            failed++; // also a class that fails before or after its tests: that is one failure more
            failures.add(name(test) + System.lineSeparator() + describe(cause));
        } else if (test.isTest()) {
            passed++;
        }
        if (isTopClass(test)) {
            out.printf(
                    Locale.ROOT,
                    "%-28s %4d passed %3d failed  %6.1f s%n",
                    test.getDisplayName(),
                    passed - passedBefore,
                    failed - failedBefore,
                    (System.nanoTime() - started) / 1e9);
        }
    }

    /** The run ended before its time. */
    void crashed(Throwable cause) {
        failed++;
        failures.add("the run as a whole" + System.lineSeparator() + describe(cause));
    }

    /** Prints what failed and what was skipped; the last line has the counts. */
    void summarize() {
        skips.forEach(skip -> out.println("SKIPPED " + skip));
        failures.forEach(failure -> out.println("FAILED " + failure));
        if (passed + failed + skips.size() == 0) {
            out.println("no test ran");
        }
        String skipped = skips.isEmpty() ? "" : ", " + skips.size() + " skipped";
        out.println(passed + " passed, " + failed + " failed" + skipped);
    }

    boolean succeeded() {
        return failed == 0 && passed + skips.size() > 0;
    }

    private static boolean isTopClass(TestIdentifier test) {
        return test.getSource().filter(ClassSource.class::isInstance).isPresent()
                && test.getUniqueIdObject().getSegments().size() == 2;
    }

    private String name(TestIdentifier test) {
        return plan.getParent(test)
                .filter(parent -> parent.getParentIdObject().isPresent())
                .map(parent -> name(parent) + " > ")
                .orElse("")
                + test.getDisplayName();
    }

    private static String describe(Throwable failure) {
        if (failure == null) {
            return "    no reason given";
        }
        StringBuilder text = new StringBuilder();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            text.append(cause == failure ? "    " : "    caused by ").append(cause).append(System.lineSeparator());
            int shown = 0;
            for (StackTraceElement frame : cause.getStackTrace()) {
                boolean machinery = frame.getClassName().matches("(org\\.junit|java|jdk)\\..*");
                if (!machinery && shown++ < SHOWN_FRAMES) {
                    text.append("        at ").append(frame).append(System.lineSeparator());
                }
            }
        }
        return text.toString();
    }
}
