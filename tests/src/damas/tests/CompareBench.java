package damas.tests;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.jena.atlas.json.JSON;
import org.apache.jena.atlas.json.JsonObject;
import org.apache.jena.atlas.json.JsonValue;

/**
 * Compares the throughput of the benchmarks of two checkouts: {@code OLD NEW ROUNDS NAME [JMH option...]}. In each
 * round both run one JMH fork of the benchmarks whose name matches; the order changes from round to round, so that a
 * machine that slows down does not favour one of them. Benchmarks are matched by simple class name, method and
 * parameters: they may lie in different packages. Exits with 1 if a lower bound is below {@link #REQUIRED}.
 */
public final class CompareBench {
    /** The least lower bound of the ratio of new to old throughput. */
    static final double REQUIRED = 0.97;

    private static final double CONFIDENCE = 0.95;

    private CompareBench() {}

    /**
     * The ratio of new to old throughput: the geometric mean over the rounds, with the interval of Student's t
     * distribution for the logarithms of the rounds' ratios.
     */
    record Ratio(double mean, double lower, double upper) {
        /** One score of each checkout per round; at least two rounds. */
        static Ratio of(List<Double> oldScores, List<Double> newScores) {
            int rounds = oldScores.size();
            if (rounds < 2 || newScores.size() != rounds) {
                throw new IllegalArgumentException("an interval needs two rounds or more of both checkouts");
            }
            double[] logs = new double[rounds];
            double mean = 0;
            for (int i = 0; i < rounds; i++) {
                logs[i] = Math.log(newScores.get(i) / oldScores.get(i));
                mean += logs[i] / rounds;
            }
            double squares = 0;
            for (double log : logs) {
                squares += (log - mean) * (log - mean);
            }
            double quantile = new TDistribution(rounds - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
            double margin = quantile * Math.sqrt(squares / (rounds - 1) / rounds);
            return new Ratio(Math.exp(mean), Math.exp(mean - margin), Math.exp(mean + margin));
        }
    }

    /** The scores of JMH's JSON file by simple class name, method and parameters. */
    static SortedMap<String, Double> scores(String json) {
        SortedMap<String, Double> scores = new TreeMap<>();
        for (JsonValue value : JSON.parseAny(json).getAsArray()) {
            JsonObject result = value.getAsObject();
            String[] names = result.getString("benchmark").split("\\.");
            StringBuilder name = new StringBuilder(names[names.length - 2] + "." + names[names.length - 1]);
            if (result.hasKey("params")) {
                JsonObject parameters = result.getObj("params");
                new TreeSet<>(parameters.keys()).forEach(
                        key -> name.append(' ').append(key).append('=').append(parameters.getString(key)));
            }
            double score = result.getObj("primaryMetric").get("score").getAsNumber().value().doubleValue();
            scores.put(name.toString(), score);
        }
        return scores;
    }

    /** Runs one fork of each benchmark in a checkout, through its own launcher. */
    private static SortedMap<String, Double> run(Path checkout, String name, List<String> options)
            throws IOException, InterruptedException {
        Path result = checkout.resolve("build/bench.json");
        Files.deleteIfExists(result);
        Path log = Files.createTempFile("damas-bench", ".log");
        List<String> command =
                new ArrayList<>(List.of(checkout.resolve("damas").toString(), "bench", name, "--"));
        command.addAll(List.of("-f", "1", "-bm", "thrpt", "-tu", "s"));
        command.addAll(options);
        Process process = new ProcessBuilder(command)
                .directory(checkout.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        int code = process.waitFor();
        String said = Files.readString(log, StandardCharsets.UTF_8);
        Files.delete(log);
        if (code != 0 || !Files.exists(result)) {
            throw new IOException(String.join(" ", command) + " failed with exit code " + code + ":\n" + said);
        }
        return scores(Files.readString(result));
    }

    public static void main(String[] arguments) throws InterruptedException {
        try {
            System.exit(compare(arguments) ? 0 : 1);
        } catch (IOException e) {
            System.err.println("damas: " + e.getMessage());
            System.exit(1);
        }
    }

    private static boolean compare(String[] arguments) throws IOException, InterruptedException {
        Path[] checkouts = {Path.of(arguments[0]).toRealPath(), Path.of(arguments[1]).toRealPath()};
        int rounds = Integer.parseInt(arguments[2]);
        List<String> options = List.of(arguments).subList(4, arguments.length);
        List<SortedMap<String, List<Double>>> scores = List.of(new TreeMap<>(), new TreeMap<>());
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < 2; turn++) {
                int which = (round + turn) % 2;
                for (Map.Entry<String, Double> score : run(checkouts[which], arguments[3], options).entrySet()) {
                    scores.get(which).computeIfAbsent(score.getKey(), key -> new ArrayList<>()).add(score.getValue());
                    System.out.printf("round %d, %s: %s %.6g/s%n", round + 1, which == 0 ? "old" : "new",
                            score.getKey(), score.getValue());
                }
            }
        }
        return print(scores.get(0), scores.get(1));
    }

    /** Prints a Markdown table. Returns true if every benchmark was compared and is fast enough. */
    private static boolean print(SortedMap<String, List<Double>> before, SortedMap<String, List<Double>> after) {
        System.out.println("\n| benchmark | new / old | 95 % interval | lower bound at least " + REQUIRED + " |");
        System.out.println("|---|---|---|---|");
        TreeSet<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        boolean good = !names.isEmpty();
        for (String name : names) {
            if (before.containsKey(name) && after.containsKey(name)) {
                Ratio ratio = Ratio.of(before.get(name), after.get(name));
                boolean enough = ratio.lower() >= REQUIRED;
                System.out.printf("| %s | %.3f | %.3f to %.3f | %s |%n",
                        name, ratio.mean(), ratio.lower(), ratio.upper(), enough ? "yes" : "no");
                good &= enough;
            } else {
                System.out.printf("| %s | | | only in the %s checkout |%n",
                        name, before.containsKey(name) ? "old" : "new");
                good = false;
            }
        }
        return good;
    }
}
