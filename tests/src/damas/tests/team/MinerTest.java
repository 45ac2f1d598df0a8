package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.ontology.roster.Roster;
import damas.ontology.words.AddGames;
import damas.ontology.words.Carried;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Coordinator;
import damas.ontology.words.Decided;
import damas.ontology.words.EGA;
import damas.ontology.words.Knowledge;
import damas.ontology.words.MineClusters;
import damas.ontology.words.MineRules;
import damas.ontology.words.MinedRules;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Team;
import damas.tests.Slow;
import damas.tests.game.RandomGames;
import jade.content.AgentAction;
import jade.content.Predicate;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lab sends games to its miner and re-shapes a team with what comes back; nobody touches a file. */
@Slow
class MinerTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final SearchPlan SEARCH = Teams.search(4, "serial");

    @TempDir
    private Path folder;

    private final List<Predicate> news = new ArrayList<>();

    private Predicate ask(Lab lab, AgentAction action) throws IOException {
        return lab.ask(Directory.MINER, "", action, PATIENCE, news::add);
    }

    private static Team team(String clusters, List<String> names, Optional<MinedRules> rules) {
        List<Player> players = new ArrayList<>(List.of(Teams.iiga(SEARCH)));
        for (int i = 0; i < names.size(); i++) {
            players.add(new EGA(
                    "ega-" + (i + 1),
                    names.get(i),
                    Teams.network(i % 2 == 0 ? "visiondraughts" : "ls-visiondraughts"),
                    SEARCH,
                    Optional.empty()));
        }
        Coordinator coordinator = new Coordinator(
                "coordinator",
                13,
                "once",
                1,
                new damas.ontology.words.Prototypes("mined", Optional.of(clusters)),
                List.of(),
                rules,
                Optional.empty());
        return new Team("mined", "", Games.DEFAULT, coordinator, players, List.of());
    }

    @Test
    void gamesBecomeClustersAndRulesOfARunningTeam() throws IOException {
        String pdn = PdnWriter.format(RandomGames.list(120));
        try (Lab lab = Lab.start(folder)) {
            assertTrue(((Carried) ask(lab, new AddGames(pdn))).words().endsWith("in all"));
            assertTrue(((Carried) ask(lab, new AddGames(pdn))).words().startsWith("0 games are new"));
            Knowledge clusters = (Knowledge) ask(lab, new MineClusters(12, "ksom-cos", "-N 2 -E 20", 1));
            Prototypes found = PrototypeFile.parse("mined", clusters.text());
            assertEquals(2, found.classes().size());

            Roster networks = Teams.roster(team(clusters.hash(), found.classes(), Optional.empty()));
            lab.found(networks);
            Knowledge rules = (Knowledge) ask(lab, new MineRules(networks.team(), 6, 2));
            RuleFile.parse("mined", rules.text());
            assertTrue(news.size() >= 6, "news after each board");

            MinedRules mined = new MinedRules("mined", Optional.of(rules.hash()));
            lab.found(new Roster(team(clusters.hash(), found.classes(), Optional.of(mined)), networks.knowledge()));
            ChooseMove wanted = new ChooseMove(
                    "test", Teams.position("B:W21,22,24,27,30,32:B1,2,3,5,6,8", ""), MoveLimits.NONE);
            Decided decided = (Decided) lab.ask(Directory.TEAM, "mined", wanted, PATIENCE, words -> { });
            assertTrue(decided.allocation().reason().contains("2 clusters say cluster-"), decided.toString());
        }
    }

    @Test
    void whatMakesNoSenseIsDeclinedWithAReason() throws IOException {
        try (Lab lab = Lab.start(folder)) {
            for (AgentAction wrong : List.of(
                    new AddGames("nonsense"),
                    new MineClusters(12, "guessing", "", 1),
                    new MineClusters(1, "asonde", "", 1),
                    new MineClusters(12, "asonde", "-nonsense", 1))) {
                String reason = assertThrows(IOException.class, () -> ask(lab, wrong)).getMessage();
                assertTrue(reason.startsWith("miner: ") && !reason.contains("Exception"), reason);
            }
        }
    }
}
