package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import weka.core.Instances;
import weka.core.matrix.Matrix;

/**
 * Rows as points of a plane, for a picture: their first two principal components, those directions in which they differ
 * most.
 */
public final class Projection {
    private Projection() {}

    /** The points, a row each. */
    public static double[][] plane(Instances data, Measure measure) {
        int columns = data.numAttributes();
        double[][] rows =
                data.stream().map(row -> measure.prepared(row.toDoubleArray())).toArray(double[][]::new);
        for (int j = 0; j < columns; j++) {
            double mean = 0;
            for (double[] row : rows) {
                mean += row[j] / rows.length;
            }
            for (double[] row : rows) {
                row[j] -= mean;
            }
        }
        double[][] covariance = new double[columns][columns];
        for (double[] row : rows) {
            for (int i = 0; i < columns; i++) {
                for (int j = 0; j < columns; j++) {
                    covariance[i][j] += row[i] * row[j] / rows.length;
                }
            }
        }
        // the eigenvalues come in rising order
        double[][] directions = new Matrix(covariance).eig().getV().getArray();
        double[][] points = new double[rows.length][2];
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < columns; j++) {
                points[i][0] += rows[i][j] * directions[j][columns - 1];
                points[i][1] += columns < 2 ? 0 : rows[i][j] * directions[j][columns - 2];
            }
        }
        return points;
    }
}
