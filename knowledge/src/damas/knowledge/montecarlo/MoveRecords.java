package damas.knowledge.montecarlo;

import java.util.Arrays;

/**
 * A {@link MoveDatabase} in one array. The paper has a hash table and says that an array would do (4.1). Threads share
 * it without locks: an update that two threads make at once may be lost.
 */
public final class MoveRecords implements MoveDatabase {
    private final double[] records;

    /** @param keys the number of keys */
    public MoveRecords(int keys) {
        records = new double[2 * keys];
    }

    @Override
    public boolean knows(int key) {
        return records[2 * key] != 0;
    }

    @Override
    public double count(int key) {
        return records[2 * key];
    }

    @Override
    public double value(int key) {
        return records[2 * key + 1];
    }

    @Override
    public void put(int key, double count, double value) {
        records[2 * key + 1] = value;
        records[2 * key] = count;
    }

    @Override
    public void clear() {
        Arrays.fill(records, 0);
    }
}
