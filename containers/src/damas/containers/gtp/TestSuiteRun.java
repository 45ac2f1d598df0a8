package damas.containers.gtp;

import damas.containers.gtp.TestSuite.Step;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs suites with one engine, and counts. */
public final class TestSuiteRun {
    private final Player player;
    private final Consumer<String> out;
    private final List<String> failed = new ArrayList<>();
    private int passed;
    private int knownFailures;
    private int unexpectedPasses;

    /** Obeys commands. */
    @FunctionalInterface
    public interface Player {
        /**
         * Returns the text of the answer.
         *
         * @throws CommandFailed if the command failed
         */
        String answer(String command) throws CommandFailed;
    }

    /** A command that failed. */
    public static final class CommandFailed extends Exception {
        private static final long serialVersionUID = 1L;

        public CommandFailed(String message) {
            super(message);
        }
    }

    /**
     * @param out takes a line for each test
     */
    public TestSuiteRun(Player player, Consumer<String> out) {
        this.player = player;
        this.out = out;
    }

    /**
     * Runs a suite.
     *
     * @param name what problems call it
     * @throws NotationException if a command that is no test fails: then the tests after it would test something else
     */
    public void run(String name, TestSuite suite) {
        for (Step step : suite.steps()) {
            String answer;
            try {
                answer = player.answer(step.command()).strip();
            } catch (CommandFailed e) {
                if (step.expected().isEmpty()) {
                    throw new NotationException(
                            name + ":" + step.line() + ": " + step.command() + " failed: " + e.getMessage());
                }
                answer = "? " + e.getMessage();
            }
            if (step.expected().isPresent()) {
                judge(step, step.expected().get(), answer);
            }
        }
    }

    private void judge(Step step, TestSuite.Expected expected, String answer) {
        boolean isRight = expected.accepts(answer);
        if (isRight) {
            passed++;
            unexpectedPasses += expected.isFailureKnown() ? 1 : 0;
            String verdict = expected.isFailureKnown() ? " PASS, though known to fail: " : " pass: ";
            out.accept(step.number() + verdict + answer);
            return;
        }
        if (expected.isFailureKnown()) {
            knownFailures++;
        } else {
            failed.add(step.number());
        }
        String verdict = expected.isFailureKnown() ? " fail, as known: " : " FAIL: ";
        out.accept(step.number() + verdict + answer + ", expected " + expected);
    }

    /** Whether a test failed that is not known to fail. */
    public boolean hasFailures() {
        return !failed.isEmpty();
    }

    /** The sum of all suites on a line. */
    public String sum() {
        int tests = passed + failed.size() + knownFailures;
        return passed + " of " + tests + " passed (" + unexpectedPasses + " though known to fail), " + failed.size()
                + " failed" + (failed.isEmpty() ? "" : ": " + String.join(" ", failed)) + ", " + knownFailures
                + " failed as known";
    }
}
