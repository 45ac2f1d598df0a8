package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.CoordinatorAgent;
import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.containers.team.TeamPlayer;
import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Move;
import damas.knowledge.learning.GamePlayer;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Coordinator;
import damas.ontology.words.Decided;
import damas.ontology.words.EGA;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.LeadTeam;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Team;
import damas.tests.Needs;
import damas.tests.Slow;
import jade.core.AID;
import jade.wrapper.AgentContainer;
import jade.wrapper.AgentController;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A team on a platform in this JVM: who plays what, and why. */
@Slow
class TeamTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final SearchPlan SEARCH = Teams.search(4, "serial");

    /** Black, to move, has eight men against six. */
    private static final String AHEAD = "B:W21,22,24,27,30,32:B1,2,3,5,6,8,10,12";

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

    private static Decided decide(String team, String start, String moves, MoveLimits limits) throws IOException {
        ChooseMove wanted = new ChooseMove("test", Teams.position(start, moves), limits);
        return (Decided) lab.ask(Directory.TEAM, team, wanted, PATIENCE, news -> { });
    }

    private static Decided decide(String team, String start) throws IOException {
        return decide(team, start, "", MoveLimits.NONE);
    }

    private static void found(Team team) throws IOException {
        lab.found(Teams.roster(team));
    }

    private static RecordedGame play(String black, String white) throws IOException {
        PlayGame wanted = new PlayGame(
                "game", "test", 1, black, white, Teams.opening(Fen.format(Board.START)), MoveLimits.depth(4));
        return ((Played) lab.ask(Directory.REFEREE, "", wanted, PATIENCE, news -> { })).record();
    }

    @Test
    void playsWhatItsSearchWouldPlayAlone() throws IOException {
        found(Teams.single("alone", SEARCH));
        Path weights = Needs.home().resolve("knowledge/weights/visiondraughts.txt");
        GamePlayer direct = SearchPlayer.contestant(
                        "direct", NetworkFile.read(weights).weights(), SearchPlans.settings(SEARCH))
                .players()
                .apply(0);
        GamePlayer team = new TeamPlayer(lab, "alone", Limits.NONE);
        DraughtsPosition game = DraughtsPosition.of(Board.START, DrawRules.ENGLISH);
        for (int i = 0; i < 60 && game.outcome().isEmpty(); i++) {
            Move move = team.choose(game);
            assertEquals(direct.choose(game), move);
            game = game.play(move);
        }
        assertTrue(game.played().size() > 20);
    }

    /** A coordinator hears of every player that comes, also between being asked for a move and beginning with it. */
    @Test
    void movesAreChosenWhileOtherTeamsAreFounded() throws IOException {
        found(Teams.single("asked", SEARCH));
        CompletableFuture<Void> founding = CompletableFuture.runAsync(() -> {
            try {
                for (int i = 0; i < 8; i++) {
                    found(Teams.whole("newcomers-" + i, SEARCH, Teams.coordinator(15, "once")));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        MoveLimits shallow = MoveLimits.depth(1);
        Set<String> moves = new HashSet<>();
        do {
            List<Inquiry> asked = IntStream.range(0, 20)
                    .mapToObj(i -> lab.gateway().ask(Directory.TEAM, "asked", new ChooseMove(
                            "test-" + i, Teams.position(AHEAD, ""), shallow), PATIENCE, news -> { }))
                    .toList();
            asked.forEach(inquiry -> moves.add(((Decided) inquiry.answer().join()).move().text()));
        } while (!founding.isDone());
        founding.join();
        assertEquals(1, moves.size(), moves.toString());
    }

    @Test
    void handsOverToAnEndgameAgentAtTheThreshold() throws IOException {
        found(Teams.whole("whole", SEARCH, Teams.coordinator(15, "once")));
        found(Teams.single("single", SEARCH));
        RecordedGame record = play("whole", "single");
        PdnFile read = PdnReader.parse("game", record.text());
        assertEquals(List.of(), read.problems());
        DraughtsGame game = read.games().get(0);
        List<String[]> log = record.allocations().lines().map(line -> line.split("\t")).toList();
        assertEquals(game.plies().size(), log.size());
        DraughtsPosition replay = DraughtsPosition.of(Board.START, DrawRules.ENGLISH);
        String endgameAgent = "";
        for (int i = 0; i < log.size(); i++) {
            String[] line = log.get(i);
            if (line[2].equals("whole")) {
                boolean endgame = replay.board().pieceCount() < 15;
                assertEquals(endgame, line[3].startsWith("ega-"), String.join(" ", line));
                if (endgame) {
                    // the one that was allocated first plays to the end
                    assertTrue(endgameAgent.isEmpty() || endgameAgent.equals(line[3]), record.allocations());
                    endgameAgent = line[3];
                }
            }
            replay = replay.play(game.plies().get(i).move());
        }
        assertFalse(endgameAgent.isEmpty(), "the game had no endgame");
    }

    @Test
    void whatAnEndgameAgentStandsForDecidesWhoIsAllocated() throws IOException {
        Team team = Teams.whole("changing", SEARCH, Teams.coordinator(15, "once"));
        found(team);
        assertEquals(List.of("ega-ahead"), decide("changing", AHEAD).allocation().playerNames());
        List<damas.ontology.words.Player> players = new ArrayList<>();
        for (damas.ontology.words.Player player : team.players()) {
            if (player instanceof EGA ega) {
                String other = switch (ega.standsFor()) {
                    case "ahead" -> "level";
                    case "level" -> "ahead";
                    default -> ega.standsFor();
                };
                players.add(new EGA(ega.name(), other, ega.evaluation(), ega.search(), ega.container()));
            } else {
                players.add(player);
            }
        }
        found(new Team("changing", "", Games.DEFAULT, team.coordinator(), players, List.of()));
        Decided decided = decide("changing", AHEAD);
        assertEquals(List.of("ega-level"), decided.allocation().playerNames());
        assertTrue(decided.allocation().reason().contains("ahead, so ega-level"), decided.allocation().reason());
    }

    @Test
    void exceptionRulesAndVotesAreSettings() throws IOException {
        ExceptionRule rule = new ExceptionRule(1, "ahead", "PieceAdvantage >= 1", "kings");
        found(Teams.whole("ruled", SEARCH, Teams.coordinator(15, "once", rule)));
        assertEquals(List.of("ega-kings"), decide("ruled", AHEAD).allocation().playerNames());
        found(Teams.whole("voting", SEARCH, Teams.coordinator(15, "vote")));
        Decided voted = decide("voting", AHEAD);
        assertTrue(voted.allocation().reason().contains("vote"), voted.allocation().reason());
        assertTrue(Fen.parse(AHEAD).allows(DraughtsMove.parse(voted.move().text(), Fen.parse(AHEAD))));
    }

    /** Both requests are in the coordinator's queue before the DF's first notification, which names one player only. */
    @Test
    void aNewCoordinatorKnowsAllPlayersAtItsFirstMove() throws Exception {
        Team team = Teams.whole("succession", SEARCH, Teams.coordinator(15, "vote"));
        found(team);
        AgentContainer container = lab.platform().container();
        AgentController successor = container.createNewAgent("successor", CoordinatorAgent.class.getName(), null);
        Asker asker = new Asker(
                new AID("successor", AID.ISLOCALNAME),
                new LeadTeam(team),
                new ChooseMove("test", Teams.position(AHEAD, ""), MoveLimits.NONE));
        container.acceptNewAgent("asker", asker).start();
        asker.sent().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        successor.start();
        Decided decided = asker.decision().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        assertEquals(3, decided.allocation().playerNames().size(), decided.allocation().reason());
        assertFalse(decided.allocation().reason().contains("absent"), decided.allocation().reason());
    }

    @Test
    void aCaptureThatJumpsPastTheThresholdHandsOverToo() throws IOException {
        // sixteen pieces; Black takes two of them at once, White moves, and Black is left with fourteen
        String start = "B:W18,20,21,26,28,29,31,32:B1,2,3,4,5,6,7,14";
        Board board = Fen.parse(start);
        DraughtsMove jump = board.moves().stream()
                .filter(move -> board.pieceCount() - board.play(move).pieceCount() == 2)
                .findFirst()
                .orElseThrow();
        Board after = board.play(jump);
        DraughtsMove answer = after.moves().stream()
                .filter(move -> !move.isCapture())
                .findFirst()
                .orElse(after.moves().get(0));
        found(Teams.whole("jumping", SEARCH, Teams.coordinator(15, "once")));
        assertEquals(List.of("iiga"), decide("jumping", start).allocation().playerNames());
        Decided decided = decide("jumping", start, jump + " " + answer, MoveLimits.NONE);
        assertEquals("endgame", decided.allocation().phase());
        assertTrue(decided.allocation().playerNames().get(0).startsWith("ega-"));
    }

    @Test
    void whatMakesNoSenseIsRefusedWithAReason() throws IOException {
        found(Teams.single("careful", SEARCH));
        for (String[] wrong : new String[][] {
            {"no position", "", "no position"},
            {Fen.format(Board.START), "11-16 11-16", "11-16 is not legal"},
            {"B:W32:B", "", "the game is over: White wins: Black has no move left"},
        }) {
            IOException refusal = assertThrows(
                    IOException.class, () -> decide("careful", wrong[0], wrong[1], MoveLimits.NONE), wrong[0]);
            assertTrue(refusal.getMessage().contains(wrong[2]), refusal.getMessage());
        }
        assertEquals(1, decide("careful", Fen.format(Board.START)).allocation().playerNames().size());
    }

    @Test
    void aTeamThatIsNotThereIsMissed() {
        assertTrue(assertThrows(
                        IOException.class,
                        () -> lab.ask(
                                Directory.TEAM,
                                "nobody",
                                new ChooseMove("test", Teams.position(Fen.format(Board.START), ""), MoveLimits.NONE),
                                Duration.ofMillis(300),
                                news -> { }))
                .getMessage()
                .contains("nobody"));
    }

    @Test
    void slavesHelpTheirMaster() throws IOException {
        SearchPlan shared = Teams.search(8, "adaba-v4");
        found(Teams.withSlaves(Teams.single("shared", shared), 2));
        found(Teams.single("serial", Teams.search(8, "serial")));
        String start = Fen.format(Board.START);
        double helped = decide("shared", start, "11-15", MoveLimits.NONE).report().value();
        assertEquals(decide("serial", start, "11-15", MoveLimits.NONE).report().value(), helped, 0.15);
        // without a limit of depth only the limit of time ends this search
        Decided decided = decide("shared", start, "11-15", MoveLimits.time(Duration.ofMillis(300)));
        assertTrue(decided.report().depth() >= 2, decided.toString());
    }

    @Test
    void aCoordinatorThatNobodyHasLedRefuses() throws IOException {
        Coordinator strange = Teams.coordinator(15, "sometimes");
        IOException refusal = assertThrows(IOException.class, () -> found(Teams.whole("strange", SEARCH, strange)));
        assertTrue(refusal.getMessage().contains("sometimes"), refusal.getMessage());
        assertThrows(IOException.class, () -> lab.ask(
                Directory.TEAM,
                "strange",
                new ChooseMove("test", Teams.position(Fen.format(Board.START), ""), MoveLimits.NONE),
                Duration.ofMillis(300),
                news -> { }));
    }
}
