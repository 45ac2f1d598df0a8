package damas.tests.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.team.Lab;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkShape;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.mining.positions.PositionFile;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import damas.tests.game.RandomGames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import weka.core.converters.ConverterUtils.DataSource;

/** From games to clusters and rules, by the commands that a person types. */
@Slow
class MiningCommandsTest {
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

    private Path mined(String name) {
        return folder.resolve("var/mining").resolve(name);
    }

    @Test
    void positionsAreWrittenForPeopleAndForWeka() throws Exception {
        Answer answer = damas("mine", "positions", games.toString(), "--part", "all");
        assertEquals(0, answer.exitCode(), answer.err());
        int positions = PositionFile.read(mined("positions.txt")).size();
        assertTrue(positions > 50, positions + " positions");
        assertTrue(answer.out().startsWith(positions + " different positions"), answer.out());
        assertEquals(positions, DataSource.read(mined("positions.arff").toString()).size());
        String clustered = damas("cluster", mined("positions.txt").toString(), "--options", "-E 3").out();
        assertTrue(clustered.startsWith(positions + " positions, 15 columns"), clustered);
    }

    @Test
    void aPlayerIsTrainedOnEachSetAndKept() throws Exception {
        String[] command = {
            "mine", "players", games.toString(), "--most", "1", "--sessions", "1", "--games", "2", "--match", "2",
            "--depth", "2", "--out", folder.resolve("players").toString()
        };
        Answer answer = damas(command);
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("m1 v all-15: ") && answer.out().contains("m1 v genetic-9: "), answer.out());
        TrainedNetwork all = NetworkFile.read(folder.resolve("players/all-15.txt"));
        assertEquals(PublishedSet.VISIONDRAUGHTS.features(), all.weights().features());
        long written = Files.getLastModifiedTime(folder.resolve("players/m1.txt")).toMillis();
        assertEquals(0, damas(command).exitCode());
        assertEquals(written, Files.getLastModifiedTime(folder.resolve("players/m1.txt")).toMillis());
        assertEquals(2, damas("mine", "players", games.toString(), "--match", "1").exitCode());
    }

    @Test
    void featuresAreCounted() throws Exception {
        Answer answer = damas("mine", "features", games.toString(), "--reading", "maximal", "--support", "0.5");
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().matches("(?s)winners: [0-9]+ sets \\(maximal, support 0.5\\) in .*"), answer.out());
        assertTrue(answer.out().contains("TotalMobility"), answer.out());
    }

    @Test
    void clustersAndRulesComeOutOfGamesAndAnInterruptedRunGoesOn() throws Exception {
        Answer answer = damas("cluster", games.toString(), "--by", "ksom-cos", "--options", "-N 2 -E 20");
        assertEquals(0, answer.exitCode(), answer.err());
        Prototypes clusters = PrototypeFile.read(mined("clusters.txt"));
        assertEquals(List.of("cluster-1", "cluster-2"), clusters.classes());
        assertTrue(Files.size(mined("clusters.png")) > 1000 && Files.size(mined("clusters-boards.png")) > 1000);
        for (String name : clusters.classes()) {
            NetworkWeights network = NetworkWeights.random(
                    PublishedSet.V6.features(), NetworkShape.HIDDEN, name.hashCode());
            NetworkFile.write(
                    mined("networks").resolve(name + ".txt"), new TrainedNetwork(network, 1, 0, "none", List.of()));
        }
        String[] command = {"rules", games.toString(), "--part", "all", "--depth", "2", "--boards", "12"};
        Answer first = damas(command);
        assertEquals(0, first.exitCode(), first.err());
        assertTrue(first.out().startsWith("12 boards, "), first.out());
        RuleFile.read(mined("rules.txt"));
        List<String> duels = Files.readAllLines(mined("duels.txt"));
        Files.writeString(mined("duels.txt"), String.join("\n", duels.subList(0, 6)) + "\nB:W3");
        assertEquals(first.out(), damas(command).out());
        assertEquals(13, Files.readAllLines(mined("duels.txt")).size());
        assertEquals(first.out(), damas("rules").out());
        command[6] = "--pieces";
        command[7] = "8";
        command[5] = "3";
        Answer others = damas(command);
        assertEquals(2, others.exitCode());
        assertTrue(others.err().contains("holds other duels"), others.err());
    }

    @Test
    void theMinerOfALabIsReachedByACommand() throws Exception {
        try (Lab lab = Lab.start(Files.createDirectory(folder.resolve("lab")))) {
            String at = "127.0.0.1:" + lab.platform().port();
            Path clusters = folder.resolve("clusters.txt");
            Answer answer = damas(
                    "mine", "lab", games.toString(), "--at", at, "--clusters", clusters.toString(), "--by", "ksom-cos",
                    "--options", "-N 2 -E 20", "--rules", "mp-draughts", "--boards", "3", "--depth", "2");
            assertEquals(0, answer.exitCode(), answer.err());
            assertTrue(answer.out().contains(" there are in all\n2 clusters are in " + clusters), answer.out());
            assertEquals(2, PrototypeFile.read(clusters).classes().size());
            assertTrue(answer.out().contains("damas rules 1\ncommand the miner, "), answer.out());
            assertTrue(answer.out().contains("team mp-draughts"), answer.out());
            assertTrue(damas("mine", "lab", games.toString(), "--at", at).out().startsWith("0 games are new"));
            for (String[] wrong : List.of(
                    new String[] {"mine", "lab", "--at", at},
                    new String[] {"mine", "lab", "--at", at, "--rules", "visiondraughts"},
                    new String[] {"mine", "lab", folder.resolve("none.pdn").toString(), "--at", at})) {
                Answer refused = damas(wrong);
                assertEquals(2, refused.exitCode(), refused.err());
                assertEquals(1, refused.err().lines().count(), refused.err());
            }
        }
    }

    @Test
    void badInputGetsOneLineThatHelps() throws Exception {
        Path rubbish = Files.writeString(folder.resolve("rubbish.pdn"), "this is no game");
        Path none = folder.resolve("none.pdn");
        for (String[] arguments : List.of(
                new String[] {"mine"},
                new String[] {"mine", "positions", none.toString()},
                new String[] {"mine", "positions", games.toString(), "--pieces", "1"},
                new String[] {"mine", "features", games.toString(), "--support", "0"},
                new String[] {"cluster", games.toString(), "--options", "-nonsense 1"},
                new String[] {"cluster", games.toString(), "--options", "-A 7 -E 1"},
                new String[] {"cluster", games.toString(), "--by", "em"},
                new String[] {"rules"},
                new String[] {"rules", games.toString()},
                new String[] {"rules", games.toString(), "--clusters", rubbish.toString()})) {
            Answer answer = damas(arguments);
            String what = String.join(" ", arguments) + ": " + answer.err();
            assertEquals(2, answer.exitCode(), what);
            assertEquals(1, answer.err().lines().count(), what);
            assertTrue(answer.err().startsWith("damas: "), what);
            assertFalse(answer.err().contains("Exception"), what);
        }
        Answer empty = damas("mine", "positions", rubbish.toString());
        assertEquals(2, empty.exitCode());
        assertTrue(empty.err().contains("there is no "), empty.err());
    }

    @Test
    void allAlgorithmsAreCompared() throws Exception {
        Answer answer =
                damas("cluster", games.toString(), "--part", "all", "--compare", "--options", "-E 3", "--folds", "2");
        assertEquals(0, answer.exitCode(), answer.err());
        for (String name : List.of("asonde", "sonde", "art-2a", "ksom-cos", "ksom-de", "k-means", "em")) {
            assertEquals(2, answer.out().lines().filter(line -> line.startsWith("| " + name + " |")).count(), name);
        }
    }
}
