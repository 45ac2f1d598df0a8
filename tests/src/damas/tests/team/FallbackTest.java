package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.searching.AnsweringPosition;
import damas.behaviours.searching.SearchJob;
import damas.behaviours.searching.SearchThread;
import damas.containers.engine.EngineProtocol;
import damas.containers.team.Lab;
import damas.containers.team.TeamEngine;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchEngine;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Fallbacks;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.Searched;
import damas.ontology.words.Thinking;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves that no player chose, and searches that fail. */
@Slow
class FallbackTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String START = Fen.format(Board.START);
    private static final MoveLimits SHORT = MoveLimits.time(Duration.ofMillis(20));

    /** Its first iteration has a depth that no machine completes in the time of a move. */
    private static final SearchPlan ENDLESS = new SearchPlan(
            "alpha-beta", true, 1 << 14, "play", false, 60, 2, Optional.of(60), "serial", "english");

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

    /** A player with any search. */
    private static final class Player extends TalkingAgent {
        private static final long serialVersionUID = 1;

        private final String name;
        private final transient Search search;

        Player(String name, Search search) {
            this.name = name;
            this.search = search;
        }

        @Override
        protected void begin() {
            listening().onRequest(SearchPosition.class, this::answer);
            offer(Directory.PLAYER, name);
        }

        private void answer(Request request) {
            request.agree();
            SearchJob job = SearchJob.start(
                    new SearchEngine(search, Budget.UNLIMITED, SearchThread::runPromptly),
                    DraughtsPosition.of(Board.START),
                    Limits.NONE);
            addBehaviour(new AnsweringPosition(this, request, job, "test", name));
        }

        @Override
        protected String doing() {
            return "answers";
        }
    }

    private static void enter(String name, Search search) throws Exception {
        lab.platform().container().acceptNewAgent(name, new Player(name, search)).start();
    }

    private static SearchPosition question() {
        return new SearchPosition("test", Teams.position(START, ""), MoveLimits.NONE);
    }

    private static Decided decide(String team, String start) throws IOException {
        return (Decided) lab.ask(
                Directory.TEAM, team, new ChooseMove("test", Teams.position(start, ""), SHORT), PATIENCE, news -> { });
    }

    @Test
    void aMoveThatNoPlayerChoseIsAFallback() throws Exception {
        lab.found(Teams.roster(Teams.single("endless", ENDLESS)));
        Decided decided = decide("endless", START);
        assertTrue(decided.fallback());
        assertEquals(List.of(), decided.allocation().playerNames());
        assertTrue(Board.START.allows(DraughtsMove.parse(decided.move().text(), Board.START)));
    }

    @Test
    void aRefereeCountsFallbacksBySide() throws Exception {
        lab.found(Teams.roster(Teams.single("endless-black", ENDLESS)));
        lab.found(Teams.roster(Teams.single("searching", Teams.search(2, "serial"))));
        PlayGame wanted = new PlayGame(
                "game", "test", 1, "endless-black", "searching", Teams.opening("B:W18,25,29,32:B4,5,12,14"), SHORT);
        RecordedGame record = ((Played) lab.ask(Directory.REFEREE, "", wanted, PATIENCE, news -> { })).record();
        DraughtsGame game = PdnReader.parse("the referee", record.text()).games().get(0);
        List<Board> boards = game.boards();
        long choices = IntStream.range(0, game.plies().size())
                .filter(i -> boards.get(i).turn() == Colour.BLACK && boards.get(i).moves().size() > 1)
                .count();
        assertTrue(choices > 0);
        assertEquals(String.valueOf(choices), game.tags().get("BlackFallbacks"));
        assertTrue(game.tags().containsKey("WhiteFallbacks"));
        Fallbacks counted = Fallbacks.of(game.tags(), Colour::name);
        assertEquals(
                counted.first() + counted.second(),
                game.plies().stream().filter(ply -> ply.comment().equals(Fallbacks.COMMENT)).count());
    }

    @Test
    void theEngineProtocolSaysThatAMoveIsAFallback() throws Exception {
        lab.found(Teams.roster(Teams.single("endless-engine", ENDLESS)));
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        TeamEngine engine = new TeamEngine(lab, "endless-engine");
        EngineProtocol protocol =
                new EngineProtocol("test", EnglishDraughts.GAME, engine, Runnable::run, lines::add);
        protocol.accept("go movetime 20");
        String last = "";
        for (String line = next(lines); !line.startsWith("bestmove "); line = next(lines)) {
            last = line;
        }
        assertTrue(last.contains(" fallback pv "), last);
    }

    private static String next(BlockingQueue<String> lines) throws InterruptedException {
        return Optional.ofNullable(lines.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS)).orElseThrow();
    }

    @Test
    void theOnlyLegalMoveIsChosenAtOnce() throws Exception {
        lab.found(Teams.roster(Teams.single("forced", ENDLESS)));
        Decided decided = (Decided) lab.ask(
                Directory.TEAM,
                "forced",
                new ChooseMove("test", Teams.position("B:W18,32:B14", ""), MoveLimits.NONE),
                PATIENCE,
                news -> { });
        assertEquals("14x23", decided.move().text());
        assertFalse(decided.fallback());
    }

    @Test
    void anIterationIsHeardBeforeTheSearchGoesOn() throws Exception {
        Map<Integer, CountDownLatch> heard = Map.of(2, new CountDownLatch(1), 4, new CountDownLatch(1));
        DraughtsMove move = DraughtsMove.parse("11-15", Board.START);
        enter("waiting", (history, limits, stop, listener) -> {
            for (int depth : List.of(2, 4)) {
                listener.finished(new SearchResult(List.of(move), 0, depth, 10), Duration.ofMillis(depth));
                await(heard.get(depth));
            }
            return new SearchResult(List.of(move), 0, 6, 10);
        });
        Searched answer = (Searched) lab.ask(Directory.PLAYER, "waiting", question(), PATIENCE, news -> {
            if (news instanceof Thinking thinking) {
                Optional.ofNullable(heard.get(thinking.report().depth())).ifPresent(CountDownLatch::countDown);
            }
        });
        assertEquals(6, answer.report().depth());
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFailedSearchSaysWhy() throws Exception {
        enter("failing", (history, limits, stop, listener) -> {
            throw new IllegalStateException("the weights are gone");
        });
        IOException failure = assertThrows(
                IOException.class, () -> lab.ask(Directory.PLAYER, "failing", question(), PATIENCE, news -> { }));
        assertTrue(failure.getMessage().contains("the weights are gone"), failure.getMessage());
    }
}
