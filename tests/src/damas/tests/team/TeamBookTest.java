package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.team.TeamBook;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.text.NotationException;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterBook;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.IIGA;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Teams by what people call them. */
@Fast
class TeamBookTest {
    private static final Path WEIGHTS = Needs.home().resolve("knowledge/weights");
    private static final TeamBook BOOK = new TeamBook(new RosterBook(Needs.home().resolve("ontology"), WEIGHTS));

    @TempDir
    private Path folder;

    private static IIGA only(Roster roster) {
        return (IIGA) roster.team().players().get(0);
    }

    private static String network(Roster roster) {
        return roster.knowledge().get(((Network) only(roster).evaluation()).hash().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void aPublishedPlayerIsARosterOfOne(PublishedPlayer player) throws IOException {
        Roster roster = BOOK.find(player.toString());
        assertEquals(player.toString(), roster.team().name());
        assertEquals(1, roster.team().players().size());
        assertEquals(player.search(), SearchPlans.settings(only(roster).search()));
        assertEquals(Files.readString(WEIGHTS.resolve(player + ".txt")), network(roster));
    }

    @Test
    void anUntrainedTeamHasTheTrainedOnesFirstNetwork() throws IOException {
        TrainedNetwork trained = NetworkFile.parse("trained", network(BOOK.find("visiondraughts")));
        TrainedNetwork untrained = NetworkFile.parse("untrained", network(BOOK.find("visiondraughts-untrained")));
        assertEquals("visiondraughts-untrained", BOOK.find("visiondraughts-untrained").team().name());
        assertEquals(0, untrained.games());
        assertNotEquals(trained.weights(), untrained.weights());
        assertEquals(
                NetworkFile.format(TrainedNetwork.untrained(trained.weights().features(), trained.seed())),
                network(BOOK.find("visiondraughts-untrained")));
        assertThrows(NotationException.class, () -> BOOK.find("mp-draughts-untrained"));
    }

    @Test
    void materialAndFilesPlayToo() throws IOException {
        assertEquals(new Material(), only(BOOK.find("material")).evaluation());
        Path file = Files.copy(WEIGHTS.resolve("neurodraughts.txt"), folder.resolve("learner 7.txt"));
        Roster alone = BOOK.find(file.toString());
        assertEquals("learner-7", alone.team().name());
        assertEquals(Files.readString(file), network(alone));
        Path roster = Files.copy(
                Needs.home().resolve("ontology/rosters/visiondraughts.ttl"), folder.resolve("mine.ttl"));
        assertEquals("visiondraughts", BOOK.find(roster.toString()).team().name());
    }

    @Test
    void whoIsUnknownOrBrokenIsRefusedInOneSentence() throws IOException {
        NotationException unknown = assertThrows(NotationException.class, () -> BOOK.find("deepdraughts"));
        assertTrue(unknown.getMessage().contains("visiondraughts"), unknown.getMessage());
        Path broken = Files.writeString(folder.resolve("broken.txt"), "rubbish");
        for (String name : List.of(broken.toString(), folder.resolve("none.ttl").toString())) {
            assertEquals(1, assertThrows(NotationException.class, () -> BOOK.find(name)).getMessage().lines().count());
        }
    }
}
