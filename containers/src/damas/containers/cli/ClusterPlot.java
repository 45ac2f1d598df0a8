package damas.containers.cli;

import damas.knowledge.draughts.allocation.Prototypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Draws positions as points, a colour for each cluster. */
final class ClusterPlot {
    /** More would not be told apart. */
    private static final int MOST_CLUSTERS = 25;

    private ClusterPlot() {}

    /**
     * Writes a PNG picture.
     *
     * @param points a row each
     * @param classes the cluster of each
     */
    static void write(Path file, Prototypes clusters, double[][] points, List<String> classes) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(900)
                .height(600)
                .title(clusters + " over the first two principal components")
                .build();
        chart.getStyler().setDefaultSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setMarkerSize(5);
        for (String name : clusters.classes().subList(0, Math.min(MOST_CLUSTERS, clusters.classes().size()))) {
            int[] rows = IntStream.range(0, points.length).filter(i -> classes.get(i).equals(name)).toArray();
            if (rows.length > 0) {
                chart.addSeries(
                        name + ": " + rows.length,
                        IntStream.of(rows).mapToDouble(i -> points[i][0]).toArray(),
                        IntStream.of(rows).mapToDouble(i -> points[i][1]).toArray());
            }
        }
        BitmapEncoder.saveBitmap(chart, file.toString(), BitmapFormat.PNG);
    }
}
