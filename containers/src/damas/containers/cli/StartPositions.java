package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.RemarkedLines;
import damas.knowledge.text.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The positions where the games of a match start: a named set of the game, its start, or those of a file: the last
 * positions of recorded games, or a line each with a position or the moves from the start; text after a # is a remark.
 * The count that {@code damas mine positions} writes behind a position is ignored.
 */
final class StartPositions {
    /** The set that holds the start of the game only. */
    static final String START = "start";

    private final Game game;
    private final String rules;

    StartPositions(Game game, String rules) {
        this.game = game;
        this.rules = rules;
    }

    /** The set that a match uses if none is named. */
    String usual() {
        return Games.openingSets(game).stream().findFirst().orElse(START);
    }

    /**
     * @throws NotationException if there is no such set or file, or a line of the file is wrong
     */
    List<Position> load(String name) throws IOException {
        if (name.equals(START)) {
            return List.of(game.start(rules));
        }
        List<String> sets = Games.openingSets(game);
        if (sets.contains(name)) {
            return under(Games.openings(game, name, Home.var().resolve("openings")));
        }
        Path file = Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new NotationException(quoted(name) + " is no set of openings; there are "
                    + Stream.concat(sets.stream(), Stream.of(START)).collect(Collectors.joining(", ")) + ", and files");
        }
        List<Position> positions =
                name.endsWith("." + game.records().extension()) ? games(file) : lines(file);
        if (positions.isEmpty()) {
            throw new NotationException("there is no position in " + name);
        }
        for (Position position : positions) {
            position.outcome().ifPresent(outcome -> {
                throw new NotationException("no game can start in " + name + " at " + position.text() + ": "
                        + outcome.text(game::sideName));
            });
        }
        return positions;
    }

    /** The boards of these positions as starts of games under the rules of the match. */
    private List<Position> under(List<? extends Position> positions) {
        return positions.stream().map(position -> game.parse(position.text(), rules)).toList();
    }

    private List<Position> games(Path file) throws IOException {
        return under(game.records().read(file.toString(), TextFile.read(file)).stream().map(GameRecord::last).toList());
    }

    private List<Position> lines(Path file) throws IOException {
        return RemarkedLines.parse(file.toString(), TextFile.read(file), this::position);
    }

    private Position position(String line) {
        Position start = game.start(rules);
        String first = line.split("\\s+")[0];
        try {
            game.move(start, first);
        } catch (NotationException e) {
            return game.parse(line.replaceFirst("(\\D.*) [0-9]+$", "$1"), rules);
        }
        Position position = start;
        for (String move : line.split("\\s+")) {
            Move legal = game.move(position, move);
            position = position.play(legal);
        }
        return under(List.of(position)).get(0);
    }
}
