package damas.tests.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.evaluation.TrainedNetwork;
import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.NotationException;
import damas.knowledge.players.PlayerBook;
import damas.knowledge.players.PublishedPlayer;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Players by their names. */
@Fast
class PlayerBookTest {
    private static final PlayerBook SHIPPED = new PlayerBook(Needs.home().resolve("knowledge/weights"));

    @TempDir
    private Path folder;

    private static boolean plays(PlayerBook book, String name) throws IOException {
        GameInPlay game = new GameInPlay(Board.START, DrawRules.ENGLISH);
        return game.board().allows(book.find(name, Optional.of(3)).players().apply(1).choose(game));
    }

    @ParameterizedTest
    @EnumSource
    void everyPublishedPlayerComesTrained(PublishedPlayer player) throws IOException {
        TrainedNetwork network = NetworkFile.read(SHIPPED.file(player));
        assertEquals(player.features(), network.weights().features());
        assertTrue(network.games() > 0);
        assertTrue(network.command().startsWith("./damas train " + player), network.command());
        assertTrue(plays(SHIPPED, player.toString()));
        assertTrue(plays(SHIPPED, player + "-untrained"));
    }

    @Test
    void anUntrainedPlayerIsTheTrainedOnesFirstNetwork() throws IOException {
        TrainedNetwork network = NetworkFile.read(SHIPPED.file(PublishedPlayer.VISIONDRAUGHTS));
        TrainedNetwork untrained = TrainedNetwork.untrained(network.weights().features(), network.seed());
        PlayerBook book = new PlayerBook(folder);
        NetworkFile.write(book.file(PublishedPlayer.VISIONDRAUGHTS), untrained);
        GameInPlay game = new GameInPlay(Board.START, DrawRules.ENGLISH);
        assertEquals(
                book.find("visiondraughts", Optional.of(4)).players().apply(1).choose(game),
                SHIPPED.find("visiondraughts-untrained", Optional.of(4)).players().apply(1).choose(game));
    }

    @Test
    void materialAndFilesPlayToo() throws IOException {
        assertTrue(plays(SHIPPED, "material"));
        assertTrue(plays(new PlayerBook(folder), SHIPPED.file(PublishedPlayer.NEURODRAUGHTS).toString()));
    }

    @Test
    void whoIsUnknownOrBrokenIsRefusedInOneSentence() throws IOException {
        NotationException unknown =
                assertThrows(NotationException.class, () -> SHIPPED.find("deepdraughts", Optional.empty()));
        assertTrue(unknown.getMessage().contains("there are neurodraughts"), unknown.getMessage());
        Path broken = Files.writeString(folder.resolve("broken.txt"), "rubbish");
        assertThrows(NotationException.class, () -> SHIPPED.find(broken.toString(), Optional.empty()));
    }
}
