package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.containers.engine.ProcessEngine;
import damas.containers.team.EngineAgent;
import damas.containers.team.Lab;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.game.Side;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Reports;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.GameClock;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.Thinking;
import damas.tests.Slow;
import jade.core.behaviours.TickerBehaviour;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A move time of four seconds with 0.8 s on the clock: each part of a platform plans by the clock. */
@Slow
class ShortClockTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String START = Fen.format(Board.START);
    private static final MoveLimits LITTLE_TIME = new MoveLimits(
            Optional.empty(), Optional.empty(), Optional.of(4_000L), Optional.of(new GameClock(800, 0)));

    /** The share of 0.8 s that one move may use. */
    private static final Duration SHARE = Duration.ofMillis(800).dividedBy(30);

    @TempDir
    private static Path folder;

    private static Lab lab;

    @BeforeAll
    static void start() throws IOException {
        lab = Lab.start(folder);
    }

    @AfterAll
    static void stop() {
        lab.close();
    }

    private static LimitsProbe probe(String type, String service) throws Exception {
        LimitsProbe probe = new LimitsProbe(type, service);
        lab.platform().container().acceptNewAgent("probe-" + service, probe).start();
        return probe;
    }

    private static void choose(String team) throws IOException {
        ChooseMove wanted = new ChooseMove("test", Teams.position(START, ""), LITTLE_TIME);
        lab.ask(Directory.TEAM, team, wanted, PATIENCE, news -> { });
    }

    private static String play(String first, String second) throws IOException {
        PlayGame wanted = new PlayGame("game", "test", 1, first, second, Teams.opening(START), LITTLE_TIME);
        return ((Played) lab.ask(Directory.REFEREE, "", wanted, PATIENCE, news -> { })).record().text();
    }

    @Test
    void theRefereeSendsTheClockWithEachRequest() throws Exception {
        LimitsProbe probe = probe(Directory.TEAM, "refusing");
        play("refusing", "absent");
        for (int tries = 0; tries < 3; tries++) {
            MoveLimits sent = probe.next();
            assertEquals(LITTLE_TIME, sent);
            assertEquals(Optional.of(SHARE), Limiting.limits(sent).time(Side.FIRST));
        }
    }

    /** A team that agrees to every request and thinks for ever, with a sign of life every 100 ms. */
    private static final class EndlessTeam extends TalkingAgent {
        private static final long serialVersionUID = 1;

        @Override
        protected void begin() {
            listening().onRequest(ChooseMove.class, request -> {
                request.agree();
                addBehaviour(new TickerBehaviour(this, 100) {
                    private static final long serialVersionUID = 1;

                    @Override
                    protected void onTick() {
                        request.tell(new Thinking("game", "player", Reports.NOTHING, ""));
                    }
                });
            });
            offer(Directory.TEAM, getLocalName());
        }

        @Override
        protected String doing() {
            return "thinks";
        }
    }

    @Test
    @Timeout(60)
    void theRefereeEndsAGameWhenTheClockOfATeamThatStillThinksHasRunOut() throws Exception {
        lab.platform().container().acceptNewAgent("endless", new EndlessTeam()).start();
        String record = play("endless", "absent");
        assertTrue(record.contains("[Result \"0-1\"]"), record);
        assertTrue(record.contains("has run out of time"), record);
    }

    @Test
    @Timeout(60)
    void theCoordinatorGivesItsPlayersAShareOfTheClock() throws Exception {
        lab.found(Teams.roster(Teams.single("hasty", Teams.search(4, "serial"))));
        LimitsProbe probe = probe(Directory.PLAYER, "hasty.iiga");
        Optional<MoveLimits> sent = probe.nextNow();
        while (sent.isEmpty()) {
            // until the coordinator knows that the probe has taken the place of the player
            choose("hasty");
            sent = probe.nextNow();
        }
        assertEquals(Optional.empty(), sent.get().clock());
        long milliseconds = sent.get().milliseconds().orElseThrow();
        assertTrue(milliseconds >= 1 && milliseconds < SHARE.toMillis(), sent.toString());
    }

    @Test
    void anExternalEngineThatDoesNotAnswerIsDestroyedBeforeTheClockHasRunOut() throws Exception {
        String silent =
                """
                while read -r line; do
                  case $line in
                    uci) echo uciok ;;
                    isready) echo readyok ;;
                    quit) exit 0 ;;
                  esac
                done
                """;
        Path script = Files.writeString(folder.resolve("engine.sh"), silent);
        ProcessEngine engine = ProcessEngine.start(List.of("sh", script.toString()));
        lab.platform().container().acceptNewAgent("silent", new EngineAgent("silent", engine, engine.name())).start();
        IOException failure = assertThrows(IOException.class, () -> choose("silent"));
        assertTrue(failure.getMessage().contains("did not give a move within 0.75 s"), failure.getMessage());
        String record = play("silent", "absent");
        assertTrue(record.contains("did not give a move within 0.75 s"), record);
        assertTrue(record.contains("[Result \"0-1\"]"), record);
    }
}
