package damas.knowledge.search.distributed;

import damas.knowledge.search.distributed.joint.JointSettings;
import damas.knowledge.search.distributed.joint.JointSharing;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The ways to share a search, by the names that rosters and commands use. */
public final class Sharings {
    private static final Map<String, Sharing> NAMED = new TreeMap<>(Map.of(
            "adaba-v4", new JointSharing(JointSettings.LAN)));

    private Sharings() {}

    public static Optional<Sharing> named(String name) {
        return Optional.ofNullable(NAMED.get(name));
    }

    public static SortedSet<String> names() {
        return new TreeSet<>(NAMED.keySet());
    }
}
