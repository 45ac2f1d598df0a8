package damas.tests.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The players of the papers. */
@Fast
class PublishedPlayerTest {
    @ParameterizedTest
    @EnumSource
    void everyOneComesTrained(PublishedPlayer player) throws IOException {
        TrainedNetwork network =
                NetworkFile.read(Needs.home().resolve("knowledge/weights").resolve(player + ".txt"));
        assertEquals(player.features(), network.weights().features());
        assertTrue(network.games() > 0);
        assertTrue(network.command().startsWith("./damas train " + player), network.command());
    }
}
