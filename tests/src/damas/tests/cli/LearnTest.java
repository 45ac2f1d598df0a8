package damas.tests.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import damas.tests.game.RandomGames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole way from games to a team, by one command, and its training by another. */
@Slow
class LearnTest {
    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void writeGames() throws Exception {
        games = folder.resolve("games.pdn");
        PdnWriter.write(games, RandomGames.list(120));
    }

    private Answer damas(String... arguments) throws Exception {
        return new Shell(folder).damas("", arguments);
    }

    @Test
    void aTeamIsMadeOutOfGamesAndAStepIsNotRepeated() throws Exception {
        String[] command = {
            "learn", "mp-draughts", "--games", games.toString(), "--quick", "--boards", "1", "--trials", "4", "--depth",
            "2"
        };
        Answer first = damas(command);
        assertEquals(0, first.exitCode(), first.out() + first.err());
        Path made = folder.resolve("var/learn/mp-draughts");
        Prototypes clusters = PrototypeFile.read(made.resolve("clusters.txt"));
        RuleFile.read(made.resolve("rules.txt"));
        for (String name : clusters.classes()) {
            TrainedNetwork agent = NetworkFile.read(made.resolve("networks").resolve(name + ".txt"));
            assertEquals(2 * 6, agent.games(), "2 sections of 6 games on the one board");
            assertTrue(agent.notes().toString().contains("by feature"), agent.notes().toString());
        }
        String roster = made.resolve("mp-draughts.ttl").toString();
        assertEquals(0, damas("roster", "check", roster).exitCode());
        List<String> networks = networks(made, clusters);
        Answer again = damas(command);
        assertEquals(0, again.exitCode(), again.err());
        for (String step : List.of("positions", "clusters", "features", "agents", "rules")) {
            assertTrue(again.out().contains("Step " + step + " was done before."), again.out());
        }
        // the networks come out of the training's last state, without a game
        Files.delete(made.resolve("done/agents.txt"));
        assertEquals(0, damas(command).exitCode());
        assertEquals(networks, networks(made, clusters));
    }

    private static List<String> networks(Path made, Prototypes clusters) throws Exception {
        List<String> texts = new ArrayList<>();
        for (String name : clusters.classes()) {
            texts.add(Files.readString(made.resolve("networks").resolve(name + ".txt")));
        }
        return texts;
    }

    @Test
    void withoutGamesOurOwnPlayersPlaySome() throws Exception {
        Answer answer = damas(
                "learn", "d-ma-draughts", "--quick", "--boards", "1", "--own-games", "60", "--depth", "2", "--seed",
                "3");
        assertEquals(0, answer.exitCode(), answer.out() + answer.err());
        Path made = folder.resolve("var/learn/d-ma-draughts");
        assertTrue(Files.size(made.resolve("games.pdn")) > 10_000);
        Prototypes clusters = PrototypeFile.read(made.resolve("clusters.txt"));
        assertTrue(clusters.classes().size() > 5, clusters.toString());
        assertEquals(
                PublishedSet.VISIONDRAUGHTS.features(),
                NetworkFile.read(made.resolve("networks/cluster-1.txt")).weights().features());
        assertEquals(0, damas("roster", "check", made.resolve("d-ma-draughts.ttl").toString()).exitCode());
    }

    @Test
    void agentsAreTrainedByThemselvesToo() throws Exception {
        assertEquals(
                0, damas("cluster", games.toString(), "--by", "ksom-cos", "--options", "-N 2 -E 20").exitCode());
        Answer answer = damas(
                "train", "endgames", games.toString(), "--boards", "2", "--sections", "1", "--games", "2",
                "--test-games", "2", "--final-games", "2", "--depth", "2", "--features", "v6", "--workers", "2");
        assertEquals(0, answer.exitCode(), answer.err());
        TrainedNetwork agent = NetworkFile.read(folder.resolve("var/mining/networks/cluster-2.txt"));
        assertEquals(4, agent.games());
        assertEquals(PublishedSet.V6.features(), agent.weights().features());
        assertTrue(damas("train").err().contains("PLAYER"), "nobody to train");
        assertEquals(2, damas("learn", "visiondraughts").exitCode());
    }

    @Test
    void gamesThatAreNoneGetOneLine() throws Exception {
        Path rubbish = Files.writeString(folder.resolve("rubbish.pdn"), "this is no game");
        for (Path wrong : List.of(rubbish, folder, folder.resolve("none.pdn"))) {
            Answer answer = damas("learn", "mp-draughts", "--quick", "--games", wrong.toString());
            assertEquals(2, answer.exitCode(), answer.err());
            assertEquals(1, answer.err().lines().count(), answer.err());
            assertTrue(answer.err().contains(wrong.getFileName().toString()), answer.err());
        }
        assertFalse(Files.exists(folder.resolve("var/learn/mp-draughts/positions.txt")), "nothing has changed");
    }
}
