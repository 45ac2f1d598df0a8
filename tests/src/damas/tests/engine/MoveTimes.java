package damas.tests.engine;

import damas.tests.Needs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Measures how {@code damas engine} keeps to {@code go movetime}: which moves were fallbacks, and how late each answer
 * was, from the line of the command to the line of the move. Run by {@code damas bench moves}.
 */
public final class MoveTimes {
    /** Longer games are broken off: most positions of a drawn endgame are alike. */
    private static final int LONGEST_GAME = 120;

    /** An answer may be late by this, in milliseconds. */
    private static final double ALLOWED = 5;

    private final BufferedReader in;
    private final PrintWriter out;

    private MoveTimes(Process engine) {
        in = new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.US_ASCII));
        out = new PrintWriter(engine.getOutputStream(), true, StandardCharsets.US_ASCII);
    }

    /** Arguments: the roster, the time of a move in milliseconds, the number of moves. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int time = Integer.parseInt(arguments[1]);
        int moves = Integer.parseInt(arguments[2]);
        ProcessBuilder builder = new ProcessBuilder(
                        Needs.home().resolve("damas").toString(), "engine", "--roster", arguments[0])
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("DAMAS_NO_BUILD", "1");
        Process engine = builder.start();
        try {
            new MoveTimes(engine).measure(time, moves, System.out);
        } finally {
            engine.destroy();
        }
    }

    private void measure(int time, int moves, PrintStream print) throws IOException {
        List<Double> late = new ArrayList<>();
        List<Double> firstReports = new ArrayList<>();
        List<Integer> fallbacks = new ArrayList<>();
        List<String> played = new ArrayList<>();
        out.println("isready");
        await("readyok");
        while (late.size() < moves) {
            out.println("position startpos" + (played.isEmpty() ? "" : " moves " + String.join(" ", played)));
            long asked = System.nanoTime();
            out.println("go movetime " + time);
            Answer answer = answer(asked);
            if (answer.move.isEmpty() || played.size() >= LONGEST_GAME) {
                played.clear();
                out.println("ucinewgame");
                continue;
            }
            played.add(answer.move);
            late.add(millis(asked) - time);
            if (answer.firstReport >= 0) {
                firstReports.add(answer.firstReport);
            }
            if (answer.fallback) {
                fallbacks.add(late.size());
            }
        }
        out.println("quit");
        long tooLate = late.stream().filter(each -> each > ALLOWED).count();
        print.printf(Locale.ROOT, "%d moves of %d ms: %d fallbacks%s, %d answers more than %.0f ms late%n",
                moves, time, fallbacks.size(), fallbacks.isEmpty() ? "" : " " + fallbacks, tooLate, ALLOWED);
        print.println("late by        " + distribution(late));
        print.println("first report   " + distribution(firstReports));
    }

    /** An answer to {@code go}; without a move if the game is over. */
    private record Answer(String move, boolean fallback, double firstReport) {}

    private Answer answer(long asked) throws IOException {
        double firstReport = -1;
        boolean fallback = false;
        while (true) {
            String line = line();
            if (line.startsWith("info ")) {
                firstReport = firstReport < 0 ? millis(asked) : firstReport;
                fallback = List.of(line.split(" ")).contains("fallback");
            } else if (line.startsWith("bestmove ")) {
                String move = line.substring("bestmove ".length());
                return new Answer(move.equals("none") ? "" : move, fallback, firstReport);
            } else if (line.startsWith("error ")) {
                return new Answer("", false, firstReport);
            }
        }
    }

    private void await(String wanted) throws IOException {
        String line = line();
        while (!line.equals(wanted)) {
            line = line();
        }
    }

    private String line() throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw new IOException("the engine has ended");
        }
        return line;
    }

    private static double millis(long since) {
        return (System.nanoTime() - since) / 1e6;
    }

    private static String distribution(List<Double> values) {
        if (values.isEmpty()) {
            return "-";
        }
        List<Double> sorted = values.stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "median %.1f, 90 %% %.1f, 99 %% %.1f, max %.1f ms",
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 9 / 10),
                sorted.get(sorted.size() * 99 / 100),
                sorted.get(sorted.size() - 1));
    }
}
