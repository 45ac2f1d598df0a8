package damas.containers.cli;

import damas.containers.team.TeamBook;
import damas.knowledge.draughts.openings.OpeningCache;
import damas.ontology.roster.RosterBook;
import java.nio.file.Path;

/** Where Damas is installed and where it keeps what it makes; the launcher says both. */
final class Home {
    private Home() {}

    /** The folder of the launcher. */
    static Path root() {
        return Path.of(System.getProperty("damas.home", ""));
    }

    /** The folder for logs, caches and games. */
    static Path var() {
        return Path.of(System.getProperty("damas.var", "var"));
    }

    /** The openings that were found before. */
    static OpeningCache openings() {
        return new OpeningCache(var().resolve("openings"));
    }

    /** The networks that come with Damas. */
    static Path weights() {
        return root().resolve("knowledge/weights");
    }

    /** The teams that come with Damas, and how to read others. */
    static RosterBook rosters() {
        return new RosterBook(root().resolve("ontology"), weights());
    }

    /** The same, and those who play alone. */
    static TeamBook teams() {
        return new TeamBook(rosters());
    }

    /** The folder for JADE's files. */
    static Path platform() {
        return var().resolve("platform");
    }
}
