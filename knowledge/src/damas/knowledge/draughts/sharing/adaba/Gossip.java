package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.search.TableJournal;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.sharing.Outbox;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells other places what this place's table learns, and hands on what it hears. Places stand in a ring; each speaks
 * only to those 1, 2, 4, 8 ... places further on, and hands on what came from a place so far behind it in a tree that
 * reaches everybody once. So a place sends and receives few messages however many places there are. A process that is
 * does not hold its place's crier tells the crier only, which has the entries already and hands them on.
 *
 * <p>A message is a row of parts: the number of its place, how many places there are, what the place has to lend, and
 * entries of its journal.
 */
final class Gossip {
    private static final int HEAD = 4 * Integer.BYTES;

    private final V4Settings settings;
    private final TranspositionTable table;
    private final OfferDirectory offerDirectory;
    private List<String> criers = List.of();
    private int self;
    private boolean crier;
    private final List<ByteArrayOutputStream> letters = new ArrayList<>();
    private long entriesTaken;

    /** What was told last of this place's offers. */
    private int toldOffer;

    Gossip(V4Settings settings, TranspositionTable table, OfferDirectory offerDirectory) {
        this.settings = settings;
        this.table = table;
        this.offerDirectory = offerDirectory;
    }

    /**
     * Who speaks for each place.
     *
     * @param names one of each place, in the order that everybody uses
     * @param own which of them speaks for this place
     * @param itself whether that is the one who calls
     */
    void places(List<String> names, int own, boolean itself) {
        criers = List.copyOf(names);
        self = own;
        crier = itself;
        letters.clear();
        toldOffer = 0;
        for (int distance = 1; distance < criers.size(); distance *= 2) {
            letters.add(new ByteArrayOutputStream());
        }
        TableJournal journal = table.journal();
        if (letters.isEmpty()) {
            journal.leastDepth(Integer.MAX_VALUE);
        } else if (journal.leastDepth() == Integer.MAX_VALUE) {
            journal.leastDepth(settings.leastTold());
        }
    }

    /** How many places it speaks to. */
    int listeners() {
        return letters.size();
    }

    /** Takes what another place has told. */
    void hear(byte[] message) {
        ByteBuffer bytes = ByteBuffer.wrap(message);
        try {
            while (bytes.remaining() >= HEAD) {
                int origin = bytes.getInt();
                int count = bytes.getInt();
                int offered = bytes.getInt();
                byte[] entries = new byte[Math.min(bytes.getInt(), bytes.remaining())];
                bytes.get(entries);
                if (origin != self) {
                    table.take(entries);
                    entriesTaken += entries.length / TableJournal.BYTES_PER_ENTRY;
                }
                if (count == criers.size() && origin >= 0 && origin < count) {
                    offerDirectory.offers(origin, offered);
                    handOn(origin, offered, entries);
                }
            }
        } catch (BufferUnderflowException | NegativeArraySizeException e) {
            // what could be read is taken, the rest was none
        }
    }

    private void handOn(int origin, int offered, byte[] entries) {
        int behind = Math.floorMod(self - origin, criers.size());
        for (int i = 0; i < letters.size(); i++) {
            int distance = 1 << i;
            if (distance > behind && behind + distance < criers.size()) {
                write(letters.get(i), origin, offered, entries);
            }
        }
    }

    private void write(ByteArrayOutputStream letter, int origin, int offered, byte[] entries) {
        ByteBuffer head = ByteBuffer.allocate(HEAD);
        head.putInt(origin).putInt(criers.size()).putInt(offered).putInt(entries.length);
        letter.writeBytes(head.array());
        letter.writeBytes(entries);
    }

    /**
     * Tells what is new.
     *
     * @param offer the depth of what this place has to lend; 0 if it has nothing
     * @param interval the time from one message to the next, in nanoseconds
     */
    void speak(int offer, long interval, Outbox outbox) {
        TableJournal journal = table.journal();
        long most = Math.max(16, settings.entriesPerMilli() * interval / 1_000_000 / Math.max(1, criers.size()));
        int size = journal.size();
        if (size > most) {
            journal.leastDepth(journal.leastDepth() + 1);
        } else if (size < most / 4 && journal.leastDepth() > settings.leastTold()) {
            journal.leastDepth(journal.leastDepth() - 1);
        }
        if (crier && (size > 0 || offer != toldOffer)) {
            toldOffer = offer;
            handOn(self, offer, journal.drain(Integer.MAX_VALUE));
        } else if (size > 0) {
            ByteArrayOutputStream part = new ByteArrayOutputStream();
            write(part, self, offer, journal.drain(Integer.MAX_VALUE));
            outbox.bulk(List.of(criers.get(self)), part.toByteArray());
        }
        for (int i = 0; i < letters.size(); i++) {
            if (letters.get(i).size() > 0) {
                String listener = criers.get((self + (1 << i)) % criers.size());
                outbox.bulk(List.of(listener), letters.get(i).toByteArray());
                letters.get(i).reset();
            }
        }
    }

    /** How many entries were taken since this was asked last. */
    long takeCount() {
        long taken = entriesTaken;
        entriesTaken = 0;
        return taken;
    }
}
