package damas.containers.cli;

import damas.containers.team.Rounds;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Pairing;
import damas.knowledge.text.TextFile;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The files of a match: its games, each written as soon as it is over, and beside them the player of each move and the
 * reason of its allocation. A match that was interrupted finds its games there and goes on.
 */
final class MatchFiles {
    private static final Logger LOG = LogManager.getLogger(MatchFiles.class);

    private final RecordFormat format;
    private final Path games;
    private final Path allocations;
    private final Map<Integer, GameRecord> finished = new TreeMap<>();
    private final Map<Integer, String> reasons = new TreeMap<>();

    /**
     * @param format the notation of the games
     * @param games the file of the games; the file of the allocations is called like it, with .allocations behind
     */
    MatchFiles(RecordFormat format, Path games) throws IOException {
        this.format = format;
        this.games = games;
        allocations = games.resolveSibling(games.getFileName() + ".allocations");
        if (Files.exists(games)) {
            for (GameRecord game : format.read(games.toString(), TextFile.read(games), LOG::warn)) {
                if (Rounds.EVENT.equals(game.tags().get("Event")) && game.result() != Result.UNKNOWN) {
                    round(game).ifPresent(round -> finished.put(round, game));
                }
            }
            if (Files.exists(allocations)) {
                Files.readString(allocations).lines().forEach(line ->
                        reasons.merge(Integer.parseInt(line.split("\t")[0]), line + "\n", String::concat));
            }
        }
    }

    private static Optional<Integer> round(GameRecord game) {
        String round = game.tags().getOrDefault("Round", "");
        return round.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(round)) : Optional.empty();
    }

    /** The games that are still to be played. What belongs to no game of the match is dropped. */
    List<Pairing> rest(List<Pairing> pairings) throws IOException {
        finished.keySet().removeIf(round -> round < 1 || round > pairings.size()
                || !isGameOf(finished.get(round), pairings.get(round - 1)));
        reasons.keySet().retainAll(finished.keySet());
        write();
        return pairings.stream().filter(pairing -> !finished.containsKey(pairing.round())).toList();
    }

    private static boolean isGameOf(GameRecord game, Pairing pairing) {
        return pairing.first().equals(game.player(Side.FIRST))
                && pairing.second().equals(game.player(Side.SECOND))
                && pairing.opening().text().equals(game.last().start().text());
    }

    /** Keeps a game that is over, at the end of the files. */
    void keep(GameRecord game, String lines) throws IOException {
        int round = round(game).orElseThrow();
        finished.put(round, game);
        StringBuilder numbered = new StringBuilder();
        lines.lines().forEach(line -> numbered.append(round).append('\t').append(line).append('\n'));
        reasons.put(round, numbered.toString());
        append(allocations, numbered.toString());
        append(games, (finished.size() == 1 ? "" : "\n") + format.format(game));
    }

    private static void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Writes the files anew, in the order of the match. */
    void write() throws IOException {
        WholeFile.write(games, format.format(finished.values()).getBytes(StandardCharsets.UTF_8));
        WholeFile.write(allocations, String.join("", reasons.values()).getBytes(StandardCharsets.UTF_8));
    }

    /** The allocations of a game: a line for each move, with the round in front. */
    String reasons(GameRecord game) {
        return round(game).map(round -> reasons.getOrDefault(round, "")).orElse("");
    }

    Collection<GameRecord> games() {
        return List.copyOf(finished.values());
    }

    @Override
    public String toString() {
        return games + " and " + allocations.getFileName();
    }
}
