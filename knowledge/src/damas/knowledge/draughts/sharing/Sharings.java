package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.sharing.adaba.Variants;
import damas.knowledge.draughts.sharing.aphid.AphidSettings;
import damas.knowledge.draughts.sharing.aphid.AphidSharing;
import damas.knowledge.draughts.sharing.joint.JointSettings;
import damas.knowledge.draughts.sharing.joint.JointSharing;
import damas.knowledge.draughts.sharing.ybwc.YbwcSettings;
import damas.knowledge.draughts.sharing.ybwc.YbwcSharing;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The ways to share a search, by the names that rosters and commands use. */
public final class Sharings {
    private static final Map<String, Sharing> NAMED = new TreeMap<>(Map.of(
            "adaba-v1", new AphidSharing(Variants.V1),
            "adaba-v2", new AphidSharing(Variants.V2),
            "adaba-v3", new AphidSharing(Variants.V3),
            "adaba-v4", new JointSharing(JointSettings.LAN),
            "aphid", new AphidSharing(AphidSettings.APHID),
            "ybwc", new YbwcSharing(YbwcSettings.LAN)));

    private Sharings() {}

    public static Optional<Sharing> named(String name) {
        return Optional.ofNullable(NAMED.get(name));
    }

    public static SortedSet<String> names() {
        return new TreeSet<>(NAMED.keySet());
    }
}
