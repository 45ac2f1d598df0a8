package damas.containers.cli;

import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Tournament;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/**
 * Games that our own players play among themselves, for those who have no archive: D-MA-Draughts learned from 5,000
 * games among NeuroDraughts, LS-Draughts and VisionDraughts (reference/adaba.md 8.6). They are kept in pieces, so that
 * an interrupted run goes on.
 */
record OwnGames(Path file, int number, int depth, long seed) {
    private static final List<PublishedPlayer> PLAYERS =
            List.of(PublishedPlayer.NEURODRAUGHTS, PublishedPlayer.LS_DRAUGHTS, PublishedPlayer.VISIONDRAUGHTS);

    /** Each piece is a round robin of three, so many games between each two. */
    private static final int EACH = 10;

    private static final int PIECE = EACH * 3;

    /** Plays those that are missing. */
    void play(CommandLine line) throws IOException {
        List<DraughtsGame> games = new ArrayList<>(Files.exists(file) ? PdnReader.read(file).games() : List.of());
        if (games.size() >= number) {
            return;
        }
        List<Contestant> players = new ArrayList<>();
        for (PublishedPlayer player : PLAYERS) {
            players.add(SearchPlayer.contestant(
                    player.toString(),
                    NetworkFile.read(Home.weights().resolve(player + ".txt")).weights(),
                    TrainingSettings.search(depth)));
        }
        try (Progress progress = new Progress(line, "own games", "games", games.size(), number)) {
            while (games.size() < number) {
                int piece = games.size() / PIECE;
                games.subList(piece * PIECE, games.size()).clear();
                Tournament tournament = new Tournament("damas learn");
                tournament.addRoundRobin(
                        players,
                        DraughtsPosition.of(Home.openings().load(Openings.THREE_MOVE), DrawRules.ENGLISH),
                        EACH,
                        seed + 100L * piece);
                tournament.play(game -> progress.advance(1)).forEach(game -> games.add(DraughtsGame.of(game)));
                PdnWriter.write(file, games);
            }
        }
    }
}
