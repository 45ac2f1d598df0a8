package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.platform.BuildVersion;
import damas.containers.platform.Platform;
import damas.containers.platform.PlatformException;
import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.EGA;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.IIGA;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Team;
import damas.tests.Await;
import damas.tests.Slow;
import jade.core.Profile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A running team is re-shaped: agents come, go, move and learn, while a game goes on. */
@Slow
class ReshapingTest {
    private static final SearchPlan SEARCH = Teams.search(4, "serial");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String LEVEL = "B:W21,22,24,27,30,32:B1,2,3,5,6,8";

    @TempDir
    private Path folder;

    private Lab lab;
    private Team team;

    @BeforeEach
    void start() throws IOException {
        lab = Lab.start(folder);
        team = Teams.whole("team", SEARCH, Teams.coordinator(15, "every-move"));
        lab.found(Teams.roster(team));
    }

    @AfterEach
    void stop() {
        lab.close();
    }

    private Platform join() throws IOException {
        Platform main = lab.platform();
        // this JVM may have other platforms
        Map<String, String> which = Map.of(Profile.PLATFORM_ID, main.container().getPlatformName());
        return Platform.join(main.host(), main.port(), "lab1", "", which);
    }

    private static Team with(Team old, List<Player> players) {
        return new Team(old.name(), old.purpose(), old.gameName(), old.coordinator(), players, old.slaves());
    }

    private String apply(Team changed) throws IOException {
        return lab.found(Teams.roster(changed));
    }

    private List<String> allocated() throws IOException {
        ChooseMove wanted = new ChooseMove("test", Teams.position(LEVEL, ""), MoveLimits.NONE);
        return ((Decided) lab.ask(Directory.TEAM, "team", wanted, PATIENCE, news -> { })).allocation().playerNames();
    }

    private boolean lives(String agent) {
        try {
            lab.platform().container().getAgent(agent);
            return true;
        } catch (jade.wrapper.ControllerException e) {
            return false;
        }
    }

    private void awaitGone(String agent) throws Exception {
        Await.until(agent + " has left the main container", () -> !lives(agent));
    }

    @Test
    void theSameRosterChangesNothing() throws IOException {
        assertTrue(apply(team).contains("nothing to change"));
    }

    @Test
    void playersComeAndGo() throws Exception {
        assertEquals(List.of("ega-level"), allocated());
        List<Player> fewer = team.players().stream().filter(player -> !player.name().equals("ega-level")).toList();
        String words = apply(with(team, fewer));
        assertTrue(words.contains("ega-level has left"), words);
        assertFalse(allocated().contains("ega-level"));
        awaitGone("team.ega-level");
        List<Player> more = new ArrayList<>(fewer);
        more.add(new EGA("newcomer", "level", Teams.network("neurodraughts"), SEARCH, Optional.empty()));
        assertTrue(apply(with(team, more)).contains("newcomer is new"));
        assertEquals(List.of("newcomer"), allocated());
    }

    @Test
    void aPlayerLearns() throws IOException {
        List<Player> players = new ArrayList<>(team.players());
        players.replaceAll(player -> player instanceof EGA ega && ega.standsFor().equals("level")
                ? Teams.ega("level", "neurodraughts", Teams.search(6, "serial"))
                : player);
        String words = apply(with(team, players));
        assertTrue(words.contains("ega-level has learned"), words);
        ChooseMove wanted = new ChooseMove("test", Teams.position(LEVEL, ""), MoveLimits.NONE);
        Decided decided = (Decided) lab.ask(Directory.TEAM, "team", wanted, PATIENCE, news -> { });
        assertEquals(6, decided.report().depth());
    }

    @Test
    void aPlayerMovesToAnotherContainerAndBack() throws Exception {
        try (Platform lab1 = join()) {
            new Residents(lab1).arrive(BuildVersion.current());
            List<Player> players = new ArrayList<>(team.players());
            players.replaceAll(player -> player instanceof EGA ega && ega.standsFor().equals("level")
                    ? new EGA(ega.name(), ega.standsFor(), ega.evaluation(), ega.search(), Optional.of("lab1"))
                    : player);
            String words = apply(with(team, players));
            assertTrue(words.contains("ega-level is new in lab1"), words);
            assertEquals(List.of("ega-level"), allocated());
            awaitGone("team.ega-level");
            assertTrue(apply(team).contains("ega-level is new in Main-Container"));
            assertEquals(List.of("ega-level"), allocated());
        }
    }

    @Test
    void anotherVersionIsNotLetIn() throws Exception {
        try (Platform lab1 = join()) {
            Residents residents = new Residents(lab1);
            String refusal = assertThrows(PlatformException.class, () -> residents.arrive("0.0-older")).getMessage();
            assertTrue(refusal.contains("0.0-older") && refusal.contains(BuildVersion.current()), refusal);
        }
    }

    @Test
    void aTeamThatMakesNoSenseChangesNothing() throws IOException {
        Team wrong = new Team("team", "", Games.DEFAULT, Teams.coordinator(15, "sometimes"), team.players(), List.of());
        assertTrue(assertThrows(IOException.class, () -> apply(wrong)).getMessage().contains("sometimes"));
        Team lost = with(team, List.of(
                Teams.iiga(SEARCH),
                new IIGA(
                        "other",
                        new Network("no", Optional.empty(), Optional.of("f".repeat(64))),
                        SEARCH,
                        Optional.empty())));
        assertThrows(IOException.class, () -> lab.found(new damas.ontology.roster.Roster(lost, Map.of())));
        assertEquals(List.of("ega-level"), allocated());
        assertTrue(apply(team).contains("nothing to change"));
    }

    @Test
    void aGameInProgressGoesOn() throws Exception {
        lab.found(Teams.roster(Teams.single("single", SEARCH)));
        Inquiry game = lab.gateway().ask(
                Directory.REFEREE,
                "",
                new PlayGame(
                        "game",
                        "test",
                        1,
                        "team",
                        "single",
                        Teams.opening(Fen.format(Board.START)),
                        MoveLimits.depth(6)),
                PATIENCE,
                news -> { });
        List<Player> fewer = team.players().subList(0, 2);
        int changes = 0;
        while (!game.answer().isDone() && changes < 40) {
            apply(changes % 2 == 0 ? with(team, fewer) : team);
            changes++;
        }
        Played played = (Played) game.answer().get(1, TimeUnit.MINUTES);
        assertTrue(changes > 1, "the game was over too soon");
        assertEquals(List.of(), PdnReader.parse("game", played.record().text()).problems());
        assertFalse(played.record().text().contains("resigns"), played.record().text());
    }
}
