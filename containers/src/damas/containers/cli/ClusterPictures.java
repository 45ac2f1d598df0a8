package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.mining.clustering.Projection;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.logging.log4j.LogManager;
import weka.core.Instances;

/** The pictures of clusters: their positions as points, and for each the position that is most like its prototype. */
final class ClusterPictures {
    private ClusterPictures() {}

    /** Draws them beside the file of the clusters, if this Java can: one without fonts has all the rest. */
    static void draw(
            Path beside, Prototypes clusters, List<CountedPosition> positions, Instances data, PrintWriter out) {
        String name = beside.getFileName().toString().replaceFirst("\\.txt$", "");
        Path points = beside.resolveSibling(name + ".png");
        Path boards = beside.resolveSibling(name + "-boards.png");
        try {
            List<String> classes = positions.stream().map(position -> clusters.nearest(position.board())).toList();
            ClusterPlot.write(points, clusters, Projection.plane(data, clusters.measure()), classes);
            WholeFile.write(boards, BoardSheet.png(typical(clusters, positions)));
            out.println("Pictures: " + points + " and, a typical board for each, " + boards);
        } catch (IOException | RuntimeException | LinkageError | InternalError e) {
            LogManager.getLogger(ClusterPictures.class).info("no pictures", e);
            out.println("The pictures could not be drawn; is a font installed?");
        }
    }

    private static Map<String, Board> typical(Prototypes clusters, List<CountedPosition> positions) {
        Map<String, Double> most = new HashMap<>();
        Map<String, Board> typical = new LinkedHashMap<>();
        clusters.classes().forEach(name -> typical.put(name, null));
        for (CountedPosition position : positions) {
            double[] similarities = clusters.similarities(position.board());
            for (int i = 0; i < similarities.length; i++) {
                String name = clusters.classes().get(i);
                if (similarities[i] > most.getOrDefault(name, Double.NEGATIVE_INFINITY)) {
                    most.put(name, similarities[i]);
                    typical.put(name, position.board());
                }
            }
        }
        return typical;
    }
}
