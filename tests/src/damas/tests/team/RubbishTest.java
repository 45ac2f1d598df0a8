package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.SearchPlan;
import damas.tests.Await;
import damas.tests.Slow;
import jade.core.AID;
import jade.lang.acl.ACLMessage;
import jade.wrapper.AgentController;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages without meaning reach every agent during a game: no agent ends, and the game is played to its end. */
@Slow
class RubbishTest {
    private static final int OF_EACH = 50;

    @TempDir
    private Path folder;

    private final PrintStream console = System.err;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void watchTheConsole() {
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void leaveTheConsole() {
        System.setErr(console);
    }

    @Test
    void nobodyMindsRubbish() throws Exception {
        SearchPlan search = Teams.search(6, "adaba-v4");
        try (Lab lab = Lab.start(folder)) {
            lab.found(Teams.roster(Teams.withSlaves(Teams.whole("whole", search, Teams.coordinator(15, "once")), 2)));
            lab.found(Teams.roster(Teams.single("single", Teams.search(4, "serial"))));
            Heckler heckler = new Heckler();
            lab.platform().container().acceptNewAgent("heckler", heckler).start();
            List<String> names = new ArrayList<>(List.of("steward", "referee", "single.iiga", "single.coordinator"));
            for (String part : List.of(
                    "iiga", "ega-ahead", "ega-behind", "ega-level", "ega-kings", "slave-1", "slave-2", "coordinator")) {
                names.add("whole." + part);
            }
            names.add("gateway-" + lab.platform().name());
            Inquiry game = lab.gateway().ask(
                    Directory.REFEREE,
                    "",
                    new PlayGame(
                            "heckled",
                            "test",
                            1,
                            "whole",
                            "single",
                            Teams.opening(Fen.format(Board.START)),
                            MoveLimits.depth(6)),
                    Duration.ofMinutes(2),
                    news -> { });
            int sent = 0;
            for (int i = 0; i < OF_EACH; i++) {
                for (Heckler.Rubbish kind : Heckler.Rubbish.values()) {
                    for (String name : names) {
                        heckler.send(new AID(name, AID.ISLOCALNAME), kind, i);
                        sent++;
                    }
                }
                // the next round follows the answers to this one: the agents' queues stay short
                int asked = (i + 1) * names.size();
                Await.until(
                        () -> asked + " answers to huge numbers; there are " + hugeNumbers(heckler),
                        () -> hugeNumbers(heckler) >= asked);
            }
            Played played = (Played) game.answer().get(2, TimeUnit.MINUTES);
            assertEquals(
                    List.of(), PdnReader.parse("game", played.record().text()).problems(), played.record().text());
            assertTrue(!played.record().text().contains("resigns"), played.record().text());
            for (String name : names) {
                AgentController agent = lab.platform().container().getAgent(name);
                assertTrue(agent.getState().getCode() > 0, name + " is dead");
            }
            // every message that opened a conversation without meaning was answered, with a reason
            int expected = sent / 2;
            Await.until(
                    () -> expected + " complaints; there are " + complaints(heckler),
                    () -> complaints(heckler) >= expected);
            assertEquals(OF_EACH * names.size(), hugeNumbers(heckler));
            assertEquals(0, heckler.heard(ACLMessage.INFORM));
            assertEquals("", printed.toString(StandardCharsets.UTF_8));
        }
    }

    private static int hugeNumbers(Heckler heckler) {
        return heckler.heard(Heckler.Rubbish.HUGE_NUMBER, ACLMessage.NOT_UNDERSTOOD);
    }

    private static int complaints(Heckler heckler) {
        return heckler.heard(ACLMessage.NOT_UNDERSTOOD) + heckler.heard(ACLMessage.REFUSE);
    }
}
