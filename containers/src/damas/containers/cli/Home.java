package damas.containers.cli;

import damas.knowledge.openings.OpeningCache;
import damas.knowledge.players.PlayerBook;
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

    /** The players that come with Damas. */
    static PlayerBook players() {
        return new PlayerBook(root().resolve("knowledge/weights"));
    }
}
