package damas.knowledge.montecarlo;

/**
 * The database of the dynamic move evaluation (reference/go-ahead.md 4.1): one record for each move, with the number of
 * simulations that contained it and its accumulated value. Keys are small numbers.
 */
public interface MoveDatabase {
    /** Whether a move has a record. */
    boolean knows(int key);

    /** The count of a known move. */
    double count(int key);

    /** The accumulated value of a known move. */
    double value(int key);

    /** Sets or replaces a record. */
    void put(int key, double count, double value);

    /** Forgets all records. */
    void clear();
}
