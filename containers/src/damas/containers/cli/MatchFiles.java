package damas.containers.cli;

import damas.containers.team.Rounds;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.learning.Pairing;
import damas.knowledge.game.Result;
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

/**
 * Where a match keeps its games, each as soon as it is over, and beside them who played which move and why. A match
 * that was interrupted finds its games there and goes on.
 */
final class MatchFiles {
    private final Path games;
    private final Path allocations;
    private final Map<Integer, DraughtsGame> finished = new TreeMap<>();
    private final Map<Integer, String> reasons = new TreeMap<>();

    /**
     * @param games the file of the games; that of the allocations is called like it, with .allocations behind
     */
    MatchFiles(Path games) throws IOException {
        this.games = games;
        allocations = games.resolveSibling(games.getFileName() + ".allocations");
        if (Files.exists(games)) {
            for (DraughtsGame game : PdnReader.read(games).games()) {
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

    private static Optional<Integer> round(DraughtsGame game) {
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

    private static boolean isGameOf(DraughtsGame game, Pairing pairing) {
        return pairing.black().equals(game.tags().get("Black"))
                && pairing.white().equals(game.tags().get("White"))
                && pairing.opening().equals(game.start());
    }

    /** Keeps a game that is over, at the end of the files. */
    void keep(DraughtsGame game, String lines) throws IOException {
        int round = round(game).orElseThrow();
        finished.put(round, game);
        StringBuilder numbered = new StringBuilder();
        lines.lines().forEach(line -> numbered.append(round).append('\t').append(line).append('\n'));
        reasons.put(round, numbered.toString());
        append(allocations, numbered.toString());
        append(games, (finished.size() == 1 ? "" : "\n") + PdnWriter.format(game));
    }

    private static void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Puts everything in the order of the match. */
    void write() throws IOException {
        PdnWriter.write(games, List.copyOf(finished.values()));
        WholeFile.write(allocations, String.join("", reasons.values()).getBytes(StandardCharsets.UTF_8));
    }

    /** Who played which move of a game and why, a line each with the round in front. */
    String reasons(DraughtsGame game) {
        return round(game).map(round -> reasons.getOrDefault(round, "")).orElse("");
    }

    Collection<DraughtsGame> games() {
        return List.copyOf(finished.values());
    }

    @Override
    public String toString() {
        return games + " and " + allocations.getFileName();
    }
}
