package damas.behaviours.searching;

import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TableUse;
import damas.knowledge.search.TranspositionTable;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Evaluation;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.Position;
import damas.ontology.words.SearchPlan;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The tables of this JVM's peers: those of one search share one. It serves the next search of the game too, unless its
 * use is {@link TableUse#EXACT}. In another game, or for the other side, it begins empty: draws belong to a game, and
 * evaluations to a side. Tables that were not used for longest go when all take too much memory.
 */
public final class HostTables {
    private static final HostTables HERE = new HostTables(Runtime.getRuntime().maxMemory() / 4);

    private final long mostBytes;
    private final Map<Key, Kept> tables = new LinkedHashMap<>(16, 0.75f, true);

    /** Whose table it is, and what for. */
    private record Key(String leader, Evaluation evaluation, SearchPlan plan) {}

    /** A table and the search that it served last. */
    private record Kept(TranspositionTable table, HelpSearch last) {}

    /**
     * @param mostBytes what all tables may take together; a single one may take more
     */
    public HostTables(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Those of this JVM. */
    static HostTables here() {
        return HERE;
    }

    /** The table for a search, for one thread. */
    public synchronized TranspositionTable of(HelpSearch search) {
        Key key = new Key(search.leader(), search.evaluation(), search.search());
        Kept kept = tables.get(key);
        if (kept == null) {
            SearchSettings settings = SearchPlans.settings(search.search());
            int entries = Math.max(TranspositionTable.LEAST_ENTRIES, settings.tableEntries());
            makeRoom((long) entries * TranspositionTable.BYTES_PER_ENTRY);
            kept = new Kept(new TranspositionTable(entries, settings.tableUse()), search);
        } else if (!kept.last.searchId().equals(search.searchId())) {
            boolean exact = SearchPlans.settings(search.search()).tableUse() == TableUse.EXACT;
            if (exact || !continues(kept.last.position(), search.position())) {
                kept.table.forget();
            }
            kept = new Kept(kept.table, search);
        }
        tables.put(key, kept);
        return kept.table.shared();
    }

    private void makeRoom(long bytes) {
        long all = bytes;
        for (Key key : tables.keySet()) {
            all += bytes(key);
        }
        Iterator<Key> oldest = tables.keySet().iterator();
        while (all > mostBytes && oldest.hasNext()) {
            all -= bytes(oldest.next());
            oldest.remove();
        }
    }

    private static long bytes(Key key) {
        return (long) key.plan.tableEntries() * TranspositionTable.BYTES_PER_ENTRY;
    }

    /** Whether a position comes later in the same game, with the same side to move. */
    private static boolean continues(Position before, Position now) {
        String[] played = now.moves().split(" ");
        String[] then = before.moves().split(" ");
        boolean sameSide = (count(played) - count(then)) % 2 == 0;
        return now.start().equals(before.start())
                && sameSide
                && (now.moves() + " ").startsWith(before.moves().isEmpty() ? "" : before.moves() + " ");
    }

    private static int count(String[] moves) {
        return moves.length == 1 && moves[0].isEmpty() ? 0 : moves.length;
    }
}
