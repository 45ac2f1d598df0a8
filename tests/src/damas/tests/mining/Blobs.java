package damas.tests.mining;

import damas.knowledge.draughts.mining.clustering.Partition;
import java.util.ArrayList;
import java.util.Random;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** Rows in groups that anybody can tell apart: each group has a direction of its own. */
final class Blobs {
    static final int GROUPS = 4;
    private static final int EACH = 30;
    private static final double LENGTH = 10;

    private Blobs() {}

    /** The rows, group after group. */
    static Instances data(long seed) {
        ArrayList<Attribute> columns = new ArrayList<>();
        for (int i = 0; i < GROUPS; i++) {
            columns.add(new Attribute("x" + i));
        }
        Instances data = new Instances("blobs", columns, 0);
        Random random = new Random(seed);
        for (int i = 0; i < GROUPS * EACH; i++) {
            double[] row = new double[GROUPS];
            for (int j = 0; j < GROUPS; j++) {
                row[j] = (j == i / EACH ? LENGTH : 0) + random.nextDouble();
            }
            data.add(new DenseInstance(1, row));
        }
        return data;
    }

    /** Which group each row belongs to. */
    static Partition groups() {
        int[] groups = new int[GROUPS * EACH];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = i / EACH;
        }
        return new Partition(groups);
    }
}
