package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.engine.Value;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;

/**
 * What search has found out about positions, to be used again where other moves lead to them (reference/mp-draughts.md
 * 7.4). A position is known by its 64-bit key and a 32-bit check, which is a second hash of the pieces and owes nothing
 * to the key.
 *
 * <p>Each address has two levels. The first keeps what was searched deepest (Breuker's Deep), the second takes the
 * other (New): a new entry at least as deep as the first level pushes the old one down, any other goes to the second;
 * so it is for two positions that share an address, and for one position searched twice.
 *
 * <p>The thesis calls a value exact unless a cut was made at the node itself, so a node that failed low would pass for
 * exact (7.5). Here a value at or below alpha is {@link #AT_MOST}, at or above beta {@link #AT_LEAST}, whoever is to
 * move, and values are the side to move's. Wins are counted from the entry's position, not from the root.
 */
public final class TranspositionTable {
    /** The value is the position's own. */
    public static final int EXACT = 0;

    /** The position is worth this or less. */
    public static final int AT_MOST = 1;

    /** The position is worth this or more. */
    public static final int AT_LEAST = 2;

    static final int DEPTH_BITS = 8;
    static final int BOUND_BITS = 2;
    private static final int AGE_SHIFT = DEPTH_BITS + BOUND_BITS;

    /** The smallest table. */
    public static final int LEAST_ENTRIES = 2;

    /** The largest table. */
    public static final int MOST_ENTRIES = 1 << 27;

    /** What one entry takes: key, move, check with value, and the rest. */
    public static final int BYTES_PER_ENTRY = 32;

    /** The last age that a table can have. */
    public static final int LAST_AGE = -1 >>> AGE_SHIFT;

    private static final int LEVELS = 2;
    private static final int WORDS_PER_ENTRY = BYTES_PER_ENTRY / Long.BYTES;

    // the words of an entry
    /** The key, mixed with all else in the entry: of one that two threads wrote at once nothing is found. */
    private static final int KEY = 0;

    private static final int MOVE = 1;
    private static final int VALUE_AND_CHECK = 2;
    private static final int NOTES = 3;

    private final TableUse use;
    private final int mask;

    /** Claims, and then the entries: both levels of an address lie side by side. */
    private final LongBuffer words;

    /** Entries of another age are forgotten; 0 is the age of a slot never used. */
    private int age;

    private final Claims claims;
    private final TableJournal journal;

    /**
     * @param entries how many positions it can hold: a power of two, 2 or more
     */
    public TranspositionTable(int entries, TableUse use) {
        this(LongBuffer.allocate(words(entries)), entries, use);
    }

    /**
     * A table in memory that others use too, perhaps in another process.
     *
     * @param words as many as {@link #words} says, which were zero before the first table used them
     */
    public TranspositionTable(LongBuffer words, int entries, TableUse use) {
        this(words, use, entries / LEVELS - 1, 1, new Claims(words), new TableJournal());
        if (words.capacity() < words(entries)) {
            throw new IllegalArgumentException(entries + " entries do not fit into " + words.capacity() + " words");
        }
    }

    private TranspositionTable(
            LongBuffer words, TableUse use, int mask, int age, Claims claims, TableJournal journal) {
        this.words = words;
        this.use = use;
        this.mask = mask;
        this.age = age;
        this.claims = claims;
        this.journal = journal;
    }

    /** How many words of 8 bytes a table takes. */
    public static int words(int entries) {
        if (entries < LEAST_ENTRIES || entries > MOST_ENTRIES || Integer.bitCount(entries) != 1) {
            throw new IllegalArgumentException("a transposition table has 2, 4, 8, 16 ... entries, not " + entries);
        }
        return Claims.WORDS + entries * WORDS_PER_ENTRY;
    }

    /** The most entries that fit into so many megabytes, and that a table can have. */
    public static int entries(int megabytes) {
        if (megabytes < 1) {
            throw new IllegalArgumentException("a transposition table needs a megabyte or more");
        }
        long entries = ((long) megabytes << 20) / BYTES_PER_ENTRY;
        return (int) Math.min(Long.highestOneBit(entries), MOST_ENTRIES);
    }

    /** Forgets all entries. */
    public void forget() {
        if (age == LAST_AGE) {
            for (int i = Claims.WORDS; i < words.capacity(); i++) {
                words.put(i, 0);
            }
            age = 0;
        }
        age++;
    }

    /** Forgets what is known of a position. */
    public void forget(Board board) {
        TableEntry entry = new TableEntry();
        int first = address(board.key());
        for (int slot = first; slot < first + LEVELS * WORDS_PER_ENTRY; slot += WORDS_PER_ENTRY) {
            if (read(slot, board, entry)) {
                words.put(slot + NOTES, 0);
            }
        }
    }

    /** The same table for another thread. Threads may write the same entry at once: then it is lost. */
    public TranspositionTable shared() {
        return shared(age);
    }

    /**
     * The same table for another thread, which finds nothing but entries of this age.
     *
     * @param newAge from 1 to {@link #LAST_AGE}
     */
    public TranspositionTable shared(int newAge) {
        if (newAge < 1 || newAge > LAST_AGE) {
            throw new IllegalArgumentException("a table's age is from 1 to " + LAST_AGE + ", not " + newAge);
        }
        return new TranspositionTable(words, use, mask, newAge, claims, journal);
    }

    /**
     * Reads what is known of a position, all fields at once. Of two entries for it, reads the one that may replace a
     * search of this depth, or else the one that was searched deeper.
     *
     * @param into is filled if the answer is true, and is unspecified otherwise
     * @return whether the position is known
     */
    public boolean probe(Board board, int depth, TableEntry into) {
        int first = address(board.key());
        int second = first + WORDS_PER_ENTRY;
        if (!read(first, board, into)) {
            return read(second, board, into);
        }
        if (use == TableUse.PLAY || into.depth() == depth || !read(second, board, into) || into.depth() == depth) {
            return true;
        }
        // both levels hold the position and neither has the depth: the first is deeper
        return read(first, board, into);
    }

    /** Whether an entry may replace a search of this depth and window, {@code ply} plies below the root. */
    public boolean decides(TableEntry entry, int depth, float alpha, float beta, int ply) {
        int known = entry.depth();
        if (use == TableUse.EXACT ? known != depth : known < depth) {
            return false;
        }
        return switch (entry.bound()) {
            case EXACT -> true;
            case AT_MOST -> entry.value(ply) <= alpha;
            default -> entry.value(ply) >= beta;
        };
    }

    /** Whether the table holds an entry that may replace a search of this position, depth and window. */
    public boolean knows(Board board, int depth, float alpha, float beta, int ply) {
        TableEntry entry = new TableEntry();
        return probe(board, depth, entry) && decides(entry, depth, alpha, beta, ply);
    }

    /** What a value says that a search with this window has found. */
    public static int bound(float value, float alpha, float beta) {
        return value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT;
    }

    /** Keeps what a search with this window has found so far below the root. */
    public void store(Board board, int depth, float value, float alpha, float beta, long move, int ply) {
        int bound = bound(value, alpha, beta);
        float own = Value.seenFromNode(value, ply);
        int check = check(board);
        put(board.key(), check, move, own, depth, bound);
        if (depth >= journal.leastDepth()) {
            journal.add(board.key(), check, move, own, depth, bound);
        }
    }

    /** Who searches what. */
    public Claims claims() {
        return claims;
    }

    /** What has been stored, in this table and those it is shared with. */
    public TableJournal journal() {
        return journal;
    }

    /** Takes over what another table's journal held. */
    public void take(byte[] entries) {
        ByteBuffer bytes = ByteBuffer.wrap(entries);
        while (bytes.remaining() >= TableJournal.BYTES_PER_ENTRY) {
            long key = bytes.getLong();
            long move = bytes.getLong();
            int check = bytes.getInt();
            float value = bytes.getFloat();
            int depth = bytes.get() & (1 << DEPTH_BITS) - 1;
            int bound = bytes.get() & (1 << BOUND_BITS) - 1;
            if (bound <= AT_LEAST) {
                put(key, check, move, value, depth, bound);
            }
        }
    }

    private void put(long key, int check, long move, float value, int depth, int bound) {
        int first = address(key);
        int slot = first;
        int old = (int) words.get(first + NOTES);
        if (old >>> AGE_SHIFT == age) {
            int second = first + WORDS_PER_ENTRY;
            if (depth >= (old & (1 << DEPTH_BITS) - 1)) {
                for (int i = 0; i < WORDS_PER_ENTRY; i++) {
                    words.put(second + i, words.get(first + i));
                }
            } else {
                slot = second;
            }
        }
        long note = depth | bound << DEPTH_BITS | age << AGE_SHIFT;
        long valueAndCheck = (long) Float.floatToRawIntBits(value) << 32 | check & 0xFFFFFFFFL;
        words.put(slot + KEY, key ^ move ^ valueAndCheck ^ note);
        words.put(slot + MOVE, move);
        words.put(slot + VALUE_AND_CHECK, valueAndCheck);
        words.put(slot + NOTES, note);
    }

    private int address(long key) {
        return Claims.WORDS + ((int) key & mask) * (LEVELS * WORDS_PER_ENTRY);
    }

    /** Reads a slot if it holds this position; otherwise leaves the entry as it is. */
    private boolean read(int slot, Board board, TableEntry into) {
        long note = words.get(slot + NOTES);
        if ((int) note >>> AGE_SHIFT != age) {
            return false;
        }
        long move = words.get(slot + MOVE);
        long valueAndCheck = words.get(slot + VALUE_AND_CHECK);
        if ((words.get(slot + KEY) ^ move ^ valueAndCheck ^ note) != board.key()
                || (int) valueAndCheck != check(board)) {
            return false;
        }
        into.set(move, Float.intBitsToFloat((int) (valueAndCheck >>> 32)), (int) note);
        return true;
    }

    /** The pieces multiplied by odd random words, the upper half of the sum; the key knows the side to move. */
    private static int check(Board board) {
        long sum = board.black() * 0x9E3779B97F4A7C15L
                + board.white() * 0xD1B54A32D192ED03L
                + board.kings() * 0x8CB92BA72F3D8DD7L;
        return (int) (sum >>> 32);
    }
}
