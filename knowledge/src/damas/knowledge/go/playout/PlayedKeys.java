package damas.knowledge.go.playout;

import java.util.Arrays;

/**
 * The keys of the positions of a game: those up to the root of a search as a set that all copies share, and those of
 * the moves in the tree as a short list.
 */
final class PlayedKeys {
    private SeenKeys game = SeenKeys.NONE;
    private long[] line = new long[64];
    private int size;

    /** Sets the keys of the positions up to the root; the list becomes empty. */
    void begin(SeenKeys keys) {
        game = keys;
        size = 0;
    }

    void copyFrom(PlayedKeys other) {
        game = other.game;
        size = other.size;
        if (line.length < size) {
            line = new long[other.line.length];
        }
        System.arraycopy(other.line, 0, line, 0, size);
    }

    void add(long key) {
        if (size == line.length) {
            line = Arrays.copyOf(line, 2 * size);
        }
        line[size++] = key;
    }

    boolean contains(long key) {
        for (int i = 0; i < size; i++) {
            if (line[i] == key) {
                return true;
            }
        }
        return game.contains(key);
    }
}
