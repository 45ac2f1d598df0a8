package damas.behaviours.searching;

import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.sharing.HostState;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Evaluation;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.SearchPlan;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The tables of the peers that live here: those of one search share one, those of other JVMs on this machine too where
 * {@link HostMemory} allows it. Tables that were not used for longest go when all take too much memory.
 */
public final class HostTables {
    private static final HostTables HERE = new HostTables(Runtime.getRuntime().maxMemory() / 4, HostMemory.open());

    private final long mostBytes;
    private final Optional<HostMemory> memory;
    private final Map<Key, Shared> tables = new LinkedHashMap<>(16, 0.75f, true);

    /** By the name of the search. */
    private final Map<String, WeakReference<HostState>> states = new HashMap<>();

    /** What a table is for. */
    private record Key(String table, Evaluation evaluation, SearchPlan plan) {
        private long bytes() {
            return (long) plan.tableEntries() * TranspositionTable.BYTES_PER_ENTRY;
        }
    }

    /**
     * A table that others use too.
     *
     * @param place where the others are: all JVMs that know it by this name share it; empty if it is this JVM's own
     */
    public record Shared(TranspositionTable table, Optional<String> place) {}

    /**
     * @param mostBytes what all tables may take together; a single one may take more
     */
    public HostTables(long mostBytes) {
        this(mostBytes, Optional.empty());
    }

    private HostTables(long mostBytes, Optional<HostMemory> memory) {
        this.mostBytes = mostBytes;
        this.memory = memory;
    }

    /** Those of this JVM. */
    public static HostTables here() {
        return HERE;
    }

    /** The table for a search, for one thread. */
    public synchronized Shared of(HelpSearch search) {
        Key key = new Key(search.table(), search.evaluation(), search.search());
        Shared kept = tables.get(key);
        if (kept == null) {
            makeRoom(key.bytes());
            kept = make(key);
            tables.put(key, kept);
        }
        return new Shared(kept.table.shared(search.age()), kept.place);
    }

    /** What the peers of this JVM share in one search; dropped when the last of these peers is gone. */
    public synchronized HostState state(String searchId) {
        states.values().removeIf(state -> state.get() == null);
        HostState kept = Optional.ofNullable(states.get(searchId)).map(WeakReference::get).orElseGet(HostState::new);
        states.put(searchId, new WeakReference<>(kept));
        return kept;
    }

    private Shared make(Key key) {
        SearchSettings settings = SearchPlans.settings(key.plan);
        int entries = Math.max(TranspositionTable.LEAST_ENTRIES, settings.tableEntries());
        return memory.flatMap(all -> all.map(key.toString(), TranspositionTable.words(entries)))
                .map(words -> new Shared(
                        new TranspositionTable(words, entries, settings.tableUse()),
                        memory.map(HostMemory::place)))
                .orElseGet(() -> new Shared(
                        new TranspositionTable(entries, settings.tableUse()), Optional.empty()));
    }

    private void makeRoom(long bytes) {
        long all = bytes + tables.keySet().stream().mapToLong(Key::bytes).sum();
        Iterator<Key> oldest = tables.keySet().iterator();
        while (all > mostBytes && oldest.hasNext()) {
            Key key = oldest.next();
            all -= key.bytes();
            oldest.remove();
            memory.ifPresent(shared -> shared.drop(key.toString()));
        }
    }
}
