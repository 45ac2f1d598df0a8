package damas.containers.cli;

import damas.knowledge.draughts.learning.GeneticSelection.Generation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Draws how the points of the best and of all individuals went up from generation to generation. */
final class FitnessPlot {
    private FitnessPlot() {}

    /** Writes a PNG picture. */
    static void write(Path file, List<Generation> generations) throws IOException {
        double[] numbers = generations.stream().mapToDouble(Generation::number).toArray();
        double[] best = generations.stream().mapToDouble(g -> g.individuals().get(0).points()).toArray();
        double[] mean = generations.stream().mapToDouble(Generation::meanPoints).toArray();
        XYChart chart = new XYChartBuilder()
                .width(700)
                .height(400)
                .title("Fitness: points in ten games")
                .xAxisTitle("generation")
                .yAxisTitle("points")
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.InsideSE);
        chart.addSeries("best", numbers, best);
        chart.addSeries("mean of those who live on", numbers, mean);
        BitmapEncoder.saveBitmap(chart, file.toString(), BitmapFormat.PNG);
    }
}
