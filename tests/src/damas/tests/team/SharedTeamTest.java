package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Status;
import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Teams that share their search with slaves of another JVM, in every way that there is. */
@Slow
@Timeout(120)
class SharedTeamTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String START = Fen.format(Board.START);

    /** Those whose value is the serial search's; the papers' windows may be wrong. */
    private static final Set<String> SOUND = Set.of("adaba-v4", "ybwc");

    /** Seven men each: a game from here is short. */
    private static final String LATE = "B:W19,22,23,25,26,27,31:B6,7,8,9,10,11,12";

    @TempDir
    private static Path folder;

    private static Lab lab;
    private static BackgroundDamas slaves;

    @BeforeAll
    static void start() throws Exception {
        lab = Lab.start(folder);
        slaves = join("lab1");
        lab.found(Teams.roster(Teams.single("serial", plan("serial"))));
    }

    @AfterAll
    static void stop() {
        lab.close();
        slaves.close();
    }

    private static BackgroundDamas join(String name) throws Exception {
        String address = lab.platform().host() + ":" + lab.platform().port();
        BackgroundDamas joined =
                BackgroundDamas.start(folder.resolve(name), "join", address, "--name", name, "--slaves", "2");
        joined.await("Joined", 60);
        return joined;
    }

    static Collection<String> distributions() {
        return Sharings.names();
    }

    /** Without draws by rule and with an exact table, every depth has one value. */
    private static SearchPlan plan(String distribution) {
        return new SearchPlan(
                "alpha-beta", true, 1 << 16, "exact", true, 2, 2, Optional.of(10), distribution, "none");
    }

    private static Inquiry ask(String team, String start, MoveLimits limits) {
        return lab.gateway().ask(
                Directory.TEAM, team, new ChooseMove("test", Teams.position(start, ""), limits), PATIENCE, news -> { });
    }

    private static Decided decide(String team, String start, MoveLimits limits) throws Exception {
        return (Decided) ask(team, start, limits).answer().get(90, TimeUnit.SECONDS);
    }

    private static void awaitNews(BackgroundDamas from, String to) throws Exception {
        for (int i = 0; i < 600; i++) {
            if (from.messages().lines().anyMatch(line -> line.contains(to) && line.contains("SearchNews"))) {
                return;
            }
            Thread.sleep(20);
        }
        throw new AssertionError("no slave has said anything to " + to);
    }

    private static void assertSound(String distribution, Decided late) throws Exception {
        Board board = Fen.parse(LATE);
        assertTrue(board.allows(DraughtsMove.parse(late.move().text(), board)), late.toString());
        if (SOUND.contains(distribution)) {
            assertEquals(decide("serial", LATE, MoveLimits.NONE).report().value(), late.report().value());
        }
    }

    @ParameterizedTest
    @MethodSource("distributions")
    void aMoveAndAGameAreSharedInEveryWay(String distribution) throws Exception {
        String team = "by-" + distribution;
        lab.found(Teams.roster(Teams.single(team, plan(distribution))));
        Decided shared = decide(team, LATE, MoveLimits.NONE);
        assertEquals(10, shared.report().depth());
        assertSound(distribution, shared);
        decide(team, START, MoveLimits.time(Duration.ofSeconds(2)));
        awaitNews(slaves, team + ".iiga");
        PlayGame wanted = new PlayGame(
                "game", "test", 1, team, "serial", Teams.opening(LATE), MoveLimits.time(Duration.ofMillis(60)));
        RecordedGame record =
                ((Played) lab.ask(Directory.REFEREE, "", wanted, PATIENCE, news -> { })).record();
        assertEquals(List.of(), PdnReader.parse("game", record.text()).problems());
        assertFalse(record.text().contains("resigns"), record.text());
    }

    @Test
    void limitsAndWishesAreHeeded() throws Exception {
        lab.found(Teams.roster(Teams.single("limited", plan("adaba-v4"))));
        long asked = System.nanoTime();
        Decided timed = decide("limited", START, MoveLimits.time(Duration.ofMillis(500)));
        assertTrue(System.nanoTime() - asked < 2_000_000_000L);
        assertTrue(timed.report().depth() >= 4, timed.toString());
        MoveLimits nodes = new MoveLimits(Optional.of(40), Optional.of(200_000L), Optional.empty(), Optional.empty());
        assertTrue(decide("limited", START, nodes).report().depth() < 40);
        Inquiry endless = ask("limited", START, MoveLimits.depth(40));
        Thread.sleep(1500);
        asked = System.nanoTime();
        Status status = (Status) lab.gateway()
                .query(Directory.PLAYER, "limited.iiga", new Status("", ""), "doing", PATIENCE)
                .answer()
                .get(5, TimeUnit.SECONDS);
        assertTrue(status.doing().contains("1 searches"), status.doing());
        endless.hurry();
        assertTrue(((Decided) endless.answer().get(5, TimeUnit.SECONDS)).report().depth() >= 8);
        assertTrue(System.nanoTime() - asked < 2_000_000_000L);
    }

    @ParameterizedTest
    @MethodSource("distributions")
    void aKilledContainerCostsNoAnswer(String distribution) throws Exception {
        String team = "left-" + distribution;
        lab.found(Teams.roster(Teams.single(team, plan(distribution))));
        try (BackgroundDamas doomed = join("doomed-" + distribution)) {
            long asked = System.nanoTime();
            Inquiry search = ask(team, START, MoveLimits.time(Duration.ofSeconds(5)));
            awaitNews(doomed, team + ".iiga");
            doomed.kill();
            assertFalse(search.answer().isDone(), "the search was over before");
            Decided decided = (Decided) search.answer().get(90, TimeUnit.SECONDS);
            assertTrue(decided.report().depth() >= 6, decided.toString());
            assertTrue(System.nanoTime() - asked < 8_000_000_000L);
        }
    }

    @ParameterizedTest
    @MethodSource("distributions")
    void nobodyMindsALiar(String distribution) throws Exception {
        String team = "lied-to-" + distribution;
        lab.found(Teams.roster(Teams.single(team, plan(distribution))));
        LyingSlave liar = new LyingSlave();
        lab.platform().container().acceptNewAgent("liar-" + distribution, liar).start();
        try {
            // a search may be over before the liar is hired
            for (int i = 0; i < 3 || i < 300 && liar.told() <= 10; i++) {
                assertSound(distribution, decide(team, LATE, MoveLimits.NONE));
            }
            assertTrue(liar.told() > 10, "nobody has listened");
            for (String slave : new String[] {"lab1.slave-1", "lab1.slave-2"}) {
                Status status = (Status) lab.gateway()
                        .query(Directory.SLAVE, slave, new Status("", ""), "doing", PATIENCE)
                        .answer()
                        .get(5, TimeUnit.SECONDS);
                assertEquals(slave, status.agent());
            }
        } finally {
            liar.doDelete();
        }
    }

    @Test
    void aWayToShareThatNobodyKnowsIsRefused() {
        IOException refusal = assertThrows(
                IOException.class, () -> lab.found(Teams.roster(Teams.single("strange", plan("wide")))));
        assertTrue(refusal.getMessage().contains("'wide' is no distribution; there are "), refusal.getMessage());
    }
}
