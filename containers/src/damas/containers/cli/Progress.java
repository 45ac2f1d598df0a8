package damas.containers.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine;

/**
 * Shows how far a long command has come and how long it will still take: a bar on a terminal, elsewhere a line of text
 * now and then. Both go to the error stream; any thread may report.
 *
 * <p>The library draws the bar at its own pace. What it draws comes from here: its own drawing wants jline, to know how
 * wide Chinese is.
 */
final class Progress implements AutoCloseable {
    private static final int BAR = 30;
    private static final int LINE = 79;
    private static final int BAR_MILLIS = 500;
    private static final long LINE_NANOS = 60_000_000_000L;
    private static final double NANOS_A_MINUTE = 6e10;
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final String task;
    private final String unit;
    private final long from;
    private final long total;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Optional<ProgressBar> bar;
    private final long started = System.nanoTime();
    private long lastLine = started;
    private long done;

    /**
     * @param unit what is counted, such as {@code games}
     * @param from how many were done in an earlier run
     */
    Progress(CommandLine line, String task, String unit, long from, long total) {
        this.task = task;
        this.unit = unit;
        this.from = from;
        this.total = total;
        done = from;
        out = line.getOut();
        err = line.getErr();
        bar = Terminal.isInteractive() ? Optional.of(bar()) : Optional.empty();
    }

    private ProgressBar bar() {
        return new ProgressBarBuilder()
                .setInitialMax(total)
                .setUpdateIntervalMillis(BAR_MILLIS)
                .continuousUpdate()
                .setRenderer((state, width) -> drawing())
                .setConsumer(new DelegatingProgressBarConsumer(this::draw, LINE))
                .build();
    }

    private synchronized void draw(String drawing) {
        System.err.print(CLEAR_LINE + drawing);
        System.err.flush();
    }

    private synchronized String drawing() {
        int full = (int) (BAR * done / Math.max(1, total));
        return "[" + "=".repeat(full) + " ".repeat(BAR - full) + "] " + words();
    }

    private String words() {
        String words = task + ": " + done + " of " + total + " " + unit;
        if (done == from || done == total) {
            return words;
        }
        double left = (System.nanoTime() - started) / NANOS_A_MINUTE * (total - done) / (done - from);
        return words + String.format(Locale.ROOT, left < 10 ? ", %.1f min left" : ", %.0f min left", left);
    }

    /** So many more are done. */
    synchronized void advance(long count) {
        done += count;
        if (bar.isEmpty() && System.nanoTime() - lastLine >= LINE_NANOS) {
            lastLine = System.nanoTime();
            err.println(words());
            err.flush();
        }
    }

    /** Prints a line of the command's own above the bar. */
    synchronized void say(String text) {
        bar.ifPresent(shown -> draw(""));
        out.println(text);
        out.flush();
    }

    /** Takes the bar away. */
    @Override
    public void close() {
        bar.ifPresent(shown -> {
            shown.close();
            draw("");
        });
    }
}
