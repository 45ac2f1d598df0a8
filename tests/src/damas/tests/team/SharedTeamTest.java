package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.platform.Doorkeeper;
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
import damas.ontology.words.Thinking;
import damas.tests.Await;
import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import jade.content.Predicate;
import jade.wrapper.AgentController;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Teams that share their search with slaves in another JVM, in every way to share that is known. */
@Slow
@Timeout(300)
class SharedTeamTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String START = Fen.format(Board.START);

    /** Ways whose value equals that of the serial search; the windows of the papers' other ways may be wrong. */
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
        joined.awaitPrinted("Joined");
        return joined;
    }

    static Collection<String> distributions() {
        return Sharings.names();
    }

    /** A search without draws by rule and with an exact table, so that every depth has one value. */
    private static SearchPlan plan(String distribution) {
        return new SearchPlan(
                "alpha-beta", true, 1 << 16, "exact", true, 2, 2, Optional.of(10), distribution, "none");
    }

    private static Inquiry ask(String team, String start, MoveLimits limits, Consumer<Predicate> news) {
        return lab.gateway().ask(
                Directory.TEAM, team, new ChooseMove("test", Teams.position(start, ""), limits), PATIENCE, news);
    }

    private static Decided decide(String team, String start, MoveLimits limits) throws Exception {
        return answer(ask(team, start, limits, news -> { }));
    }

    private static Decided answer(Inquiry asked) throws Exception {
        return (Decided) asked.answer().get(Await.GUARD.toSeconds(), TimeUnit.SECONDS);
    }

    /** A search that ends when it is told to: its time is longer than that of any test. */
    private static final class EndlessSearch implements AutoCloseable {
        private final CompletableFuture<Predicate> deep = new CompletableFuture<>();
        private final Inquiry asked;

        EndlessSearch(String team) {
            asked = ask(team, START, MoveLimits.time(Duration.ofMinutes(30)), this::hear);
        }

        private void hear(Predicate news) {
            if (news instanceof Thinking thinking && thinking.report().depth() >= 8) {
                deep.complete(thinking);
            }
        }

        /** Waits until the team reports an iteration of depth 8 or more. */
        void awaitDepthEight() throws Exception {
            deep.get(Await.GUARD.toSeconds(), TimeUnit.SECONDS);
        }

        void assertRuns() {
            assertFalse(asked.answer().isDone(), () -> "the search is over: " + asked.answer());
        }

        Decided answerNow() throws Exception {
            close();
            return answer(asked);
        }

        @Override
        public void close() {
            asked.hurry();
        }
    }

    private static Status status(String type, String agent) throws Exception {
        return (Status) lab.gateway()
                .query(type, agent, new Status("", ""), "doing", PATIENCE)
                .answer()
                .get(Await.GUARD.toSeconds(), TimeUnit.SECONDS);
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
        slaves.awaitMessage(team + ".iiga", "SearchNews");
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
        // without a limit of depth only the limit of time ends this search
        Decided timed = decide("limited", START, MoveLimits.time(Duration.ofMillis(500)));
        assertTrue(timed.report().depth() >= 4, timed.toString());
        MoveLimits nodes = new MoveLimits(Optional.of(40), Optional.of(200_000L), Optional.empty(), Optional.empty());
        assertTrue(decide("limited", START, nodes).report().depth() < 40);
        try (EndlessSearch endless = new EndlessSearch("limited")) {
            endless.awaitDepthEight();
            Status status = status(Directory.PLAYER, "limited.iiga");
            assertTrue(status.doing().contains("1 searches"), status.doing());
            endless.assertRuns();
            assertTrue(endless.answerNow().report().depth() >= 8);
        }
    }

    @ParameterizedTest
    @MethodSource("distributions")
    void aKilledContainerCostsNoAnswer(String distribution) throws Exception {
        String team = "left-" + distribution;
        lab.found(Teams.roster(Teams.single(team, plan(distribution))));
        String container = "doomed-" + distribution;
        CompletableFuture<String> left = new CompletableFuture<>();
        AgentController doorkeeper = lab.platform().container().acceptNewAgent(
                "doorkeeper-" + distribution,
                new Doorkeeper(news -> {
                    if (news.equals(container + " left")) {
                        left.complete(news);
                    }
                }));
        doorkeeper.start();
        try (BackgroundDamas doomed = join(container);
                EndlessSearch search = new EndlessSearch(team)) {
            doomed.awaitMessage(team + ".iiga", "SearchNews");
            doomed.kill();
            left.get(Await.GUARD.toSeconds(), TimeUnit.SECONDS);
            search.awaitDepthEight();
            search.assertRuns();
            Decided decided = search.answerNow();
            assertTrue(decided.report().depth() >= 8, decided.toString());
            assertEquals(List.of("iiga"), decided.allocation().playerNames());
        } finally {
            doorkeeper.kill();
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
            // a short search may be over before the liar is hired, this one is not
            try (EndlessSearch search = new EndlessSearch(team)) {
                Await.until("the liar is hired", () -> liar.told() > 10);
                search.awaitDepthEight();
                search.assertRuns();
                search.answerNow();
            }
            for (int i = 0; i < 3; i++) {
                assertSound(distribution, decide(team, LATE, MoveLimits.NONE));
            }
            for (String slave : new String[] {"lab1.slave-1", "lab1.slave-2"}) {
                assertEquals(slave, status(Directory.SLAVE, slave).agent());
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
