package damas.knowledge.go.playout;

/** An immutable set of hash keys. */
final class SeenKeys {
    static final SeenKeys NONE = new SeenKeys(new long[0]);

    /** Open addressing; 0 marks an empty slot, so that a key of 0 is kept apart. */
    private final long[] slots;

    private final boolean hasZero;

    SeenKeys(long[] keys) {
        slots = new long[Math.max(2, Integer.highestOneBit(keys.length + 1) * 4)];
        boolean zero = false;
        for (long key : keys) {
            zero |= key == 0;
            slots[slot(key)] = key;
        }
        hasZero = zero;
    }

    /** The slot of a key, or the empty slot where it belongs. */
    private int slot(long key) {
        int at = (int) key & slots.length - 1;
        while (slots[at] != 0 && slots[at] != key) {
            at = at + 1 & slots.length - 1;
        }
        return at;
    }

    boolean contains(long key) {
        return key == 0 ? hasZero : slots[slot(key)] == key;
    }
}
