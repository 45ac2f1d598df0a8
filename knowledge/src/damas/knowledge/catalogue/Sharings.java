package damas.knowledge.catalogue;

import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.draughts.sharing.adaba.AdabaV4;
import damas.knowledge.draughts.sharing.adaba.V4Settings;
import damas.knowledge.draughts.sharing.adaba.Variants;
import damas.knowledge.draughts.sharing.aphid.AphidSettings;
import damas.knowledge.draughts.sharing.aphid.AphidSharing;
import damas.knowledge.draughts.sharing.ybwc.YbwcSettings;
import damas.knowledge.draughts.sharing.ybwc.YbwcSharing;
import damas.knowledge.sharing.SharedSearch;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The ways to share a search, by the names that rosters and commands use. */
public final class Sharings {
    private static final Map<String, SharedSearch<SearchTask, SearchResult>> NAMED = new TreeMap<>(Map.of(
            "adaba-v1", new AphidSharing(Variants.V1),
            "adaba-v2", new AphidSharing(Variants.V2),
            "adaba-v3", new AphidSharing(Variants.V3),
            "adaba-v4", new AdabaV4(V4Settings.LAN),
            "aphid", new AphidSharing(AphidSettings.APHID),
            "ybwc", new YbwcSharing(YbwcSettings.LAN)));

    private Sharings() {}

    public static Optional<SharedSearch<SearchTask, SearchResult>> named(String name) {
        return Optional.ofNullable(NAMED.get(name));
    }

    public static SortedSet<String> names() {
        return new TreeSet<>(NAMED.keySet());
    }
}
