package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.search.TableJournal;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.sharing.Outbox;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The shadow transposition table (reference/adaba.md 4.7): what a slave's table has learned lately goes round the ring
 * of slaves when it is full, each takes it over and hands it to its right-hand neighbour, and the next one starts when
 * it is back. One that got lost is given up after a while.
 */
final class ShadowTable {
    /** Entries below this depth are found faster than sent. */
    private static final int LEAST_DEPTH = 3;

    /** The least nanoseconds between two cycles of one slave, for each slave in the ring: they cost everybody time. */
    private static final long PAUSE_PER_SLAVE = 5_000_000;

    /** How many pauses a cycle may take before it is given up. */
    private static final int PATIENCE = 20;

    private final String name;
    private final TranspositionTable table;
    private final int entries;
    private final TableJournal journal;
    private final TreeSet<String> ring = new TreeSet<>();
    private final List<byte[]> heard = new ArrayList<>();
    private boolean away;
    private long started;

    /**
     * @param entries how many entries make it full; 0 for no shadow at all
     */
    ShadowTable(String name, TranspositionTable table, int entries) {
        this.name = name;
        this.table = table;
        this.entries = entries;
        journal = table.journal();
        ring.add(name);
        if (entries > 0) {
            journal.leastDepth(LEAST_DEPTH);
        }
    }

    void joined(String slave) {
        ring.add(slave);
    }

    void left(String slave) {
        ring.remove(slave);
    }

    private String neighbour() {
        String right = ring.higher(name);
        return right == null ? ring.first() : right;
    }

    /** Takes what has come over into the table; not while a search uses it. */
    void takeOver() {
        heard.forEach(table::take);
        heard.clear();
    }

    /** Starts a cycle if it is time for one; not while a search uses the table. */
    void share(long now, Outbox outbox) {
        long pause = PAUSE_PER_SLAVE * ring.size();
        boolean ready = away ? now - started > PATIENCE * pause : now - started > pause;
        if (entries > 0 && ready && ring.size() > 1 && journal.size() >= entries) {
            away = true;
            started = now;
            byte[] origin = name.getBytes(StandardCharsets.UTF_8);
            byte[] content = journal.drain(entries);
            outbox.bulk(List.of(neighbour()), ByteBuffer.allocate(Integer.BYTES + origin.length + content.length)
                    .putInt(origin.length).put(origin).put(content).array());
        }
    }

    void received(byte[] message, Outbox outbox) {
        ByteBuffer bytes = ByteBuffer.wrap(message);
        if (bytes.remaining() < Integer.BYTES) {
            return;
        }
        int length = bytes.getInt();
        if (length < 0 || length > bytes.remaining()) {
            return;
        }
        byte[] origin = new byte[length];
        bytes.get(origin);
        String from = new String(origin, StandardCharsets.UTF_8);
        if (from.equals(name)) {
            away = false;
            return;
        }
        byte[] content = new byte[bytes.remaining()];
        bytes.get(content);
        heard.add(content);
        // without its origin it would go round for ever
        if (ring.contains(from) && !neighbour().equals(name)) {
            outbox.bulk(List.of(neighbour()), message);
        }
    }
}
