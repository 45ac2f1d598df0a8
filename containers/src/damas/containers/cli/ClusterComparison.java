package damas.containers.cli;

import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.clustering.Silhouette;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import picocli.CommandLine;
import weka.clusterers.AbstractClusterer;
import weka.core.Instances;

/**
 * All algorithms on the same positions: how many clusters, how even, how good, and how far each two agree (Table 4 of
 * the thesis, reference/mp-draughts.md 10.2). With folds each algorithm learns once without each of them; two are
 * compared on the positions that they learned from.
 */
final class ClusterComparison {
    private final Instances data;
    private final int folds;
    private final int seed;
    private final String epochs;

    /**
     * @param options for those that learn in epochs
     */
    ClusterComparison(Instances data, int folds, int seed, String options) {
        this.data = new Instances(data);
        this.folds = folds;
        this.seed = seed;
        epochs = options;
        this.data.randomize(new Random(seed));
    }

    /** Learns and prints two tables. */
    void run(CommandLine line) {
        Algorithm[] all = Algorithm.values();
        List<List<Partition>> partitions = new ArrayList<>();
        try (Progress progress = new Progress(line, "clustering", "runs", 0, (long) all.length * folds)) {
            progress.say("| algorithm | clusters with positions | largest | silhouette (cosine) | seconds |");
            progress.say("|---|---|---|---|---|");
            for (Algorithm algorithm : all) {
                long started = System.nanoTime();
                List<Partition> found = new ArrayList<>();
                for (int fold = 0; fold < folds; fold++) {
                    found.add(learn(algorithm, rows(fold)));
                    progress.advance(1);
                }
                partitions.add(found);
                progress.say(row(algorithm, found, (System.nanoTime() - started) / 1e9));
            }
        }
        line.getOut().println();
        line.getOut().println("Adjusted Rand index, mean over " + folds + (folds == 1 ? " run" : " folds (sd)") + ":");
        for (int i = 0; i < all.length; i++) {
            StringBuilder text = new StringBuilder("| " + all[i] + " |");
            for (int j = 0; j < all.length; j++) {
                text.append(j <= i ? " |" : " " + agreement(partitions.get(i), partitions.get(j)) + " |");
            }
            line.getOut().println(text);
        }
    }

    private Instances rows(int fold) {
        return folds == 1 ? data : data.trainCV(folds, fold);
    }

    private Partition learn(Algorithm algorithm, Instances rows) {
        boolean inEpochs = algorithm != Algorithm.SONDE && algorithm != Algorithm.K_MEANS && algorithm != Algorithm.EM;
        try {
            AbstractClusterer clusterer = algorithm.create(seed, inEpochs ? epochs : "");
            clusterer.buildClusterer(rows);
            return Partition.of(clusterer, rows);
        } catch (Exception e) {
            throw new NotationException(e.getMessage().strip().replaceAll("\\s*\\n\\s*", "; "));
        }
    }

    private String row(Algorithm algorithm, List<Partition> found, double seconds) {
        double[] clusters = found.stream().mapToDouble(Partition::occupied).toArray();
        double largest = found.stream()
                .mapToDouble(partition -> (double) Arrays.stream(partition.sizes()).max().orElse(0) / partition.size())
                .average()
                .orElse(0);
        double silhouette = IntStream.range(0, folds)
                .mapToDouble(fold -> Silhouette.mean(rows(fold), found.get(fold), Measure.COSINE, seed))
                .average()
                .orElse(0);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.0f %% | %.3f | %.1f |",
                algorithm,
                folds == 1 ? String.format(Locale.ROOT, "%.0f", clusters[0]) : spread(clusters, "%.1f (%.1f)"),
                100 * largest,
                silhouette,
                seconds);
    }

    private String agreement(List<Partition> one, List<Partition> other) {
        double[] indices = IntStream.range(0, folds)
                .mapToDouble(fold -> one.get(fold).adjustedRand(other.get(fold)))
                .toArray();
        return folds == 1 ? String.format(Locale.ROOT, "%.3f", indices[0]) : spread(indices, "%.3f (%.3f)");
    }

    private static String spread(double[] values, String format) {
        double mean = Arrays.stream(values).average().orElse(0);
        double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
        return String.format(Locale.ROOT, format, mean, Math.sqrt(squares / Math.max(1, values.length - 1)));
    }
}
