package damas.containers.team;

import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.text.NotationException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a file with a game, which says of which kind the game is: {@code NAME.GAME.EXTENSION}, or {@code
 * NAME.pdn} for the game of rosters and messages that name none.
 *
 * @param name what the file is called, without a dot
 */
public record GameFile(String name, String gameName) {
    private static final Pattern FILE = Pattern.compile("([^.]+)\\.(?:([A-Za-z0-9-]+)\\.)?[a-z0-9]+");

    /** The name of the file of a game. */
    public static String name(String name, Game game) {
        String middle = game.name().equals(Games.DEFAULT) ? "" : "." + game.name();
        return name + middle + "." + game.records().extension();
    }

    /** What the name of a file says; empty if it holds no game. */
    public static Optional<GameFile> of(Path file) {
        Matcher found = FILE.matcher(file.getFileName().toString());
        return found.matches()
                ? Optional.of(new GameFile(found.group(1), Optional.ofNullable(found.group(2)).orElse(Games.DEFAULT)))
                : Optional.empty();
    }

    /**
     * The game of the file.
     *
     * @throws NotationException if there is no such game here
     */
    public Game game() {
        return Games.named(gameName);
    }
}
