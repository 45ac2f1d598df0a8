package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.SearchedNode;
import damas.knowledge.montecarlo.TreeSearch;
import damas.tests.Fast;
import damas.tests.Shell;
import damas.tests.tictactoe.TicTacToe;
import damas.tests.tictactoe.TicTacToePlayouts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Growth, statistics, reuse and end of a tree search by play-outs, seen in trees of tic-tac-toe. */
@Fast
class TreeSearchTest {
    private static final PlayoutGame GAME = new TicTacToePlayouts();
    private static final Position START = TicTacToe.GAME.start("standard");

    /** X wins with c1; it has three other moves. */
    private static final Position WON = TicTacToe.GAME.parse("xx.oo....", "standard");

    private static final long MILLISECOND = 1_000_000;

    private static TreeSearch search(String settings) {
        return new TreeSearch(GAME, MonteCarloSettings.of("seed=1 " + settings), () -> 0);
    }

    private static Report run(TreeSearch search, Position position, long simulations) {
        return search.search(position, Budget.nodes(simulations), () -> false, report -> { });
    }

    /** The tree after a search from the start. */
    private static SearchedNode tree(String settings, long simulations) {
        TreeSearch search = search(settings);
        run(search, START, simulations);
        return search.tree().orElseThrow();
    }

    private static Position play(Position position, String... moves) {
        Position at = position;
        for (String move : moves) {
            at = at.play(TicTacToe.GAME.move(at, move));
        }
        return at;
    }

    private static void everyNode(
            SearchedNode node, Position at, BiConsumer<SearchedNode, Position> check) {
        check.accept(node, at);
        for (SearchedNode child : node.children()) {
            everyNode(child, at.play(GAME.move(at, child.move())), check);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "policy=flat choice=value", "policy=uct exploration=0.7", "policy=rave", "gamma=0.5"})
    void aBudgetIsTheNumberOfVisitsOfTheRoot(String settings) {
        for (int simulations : new int[] {1, 2, 777}) {
            assertEquals(simulations, tree(settings + " early-stop=false", simulations).visits());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void aNodeGetsAllItsChildrenWhenItIsVisitedOftenEnough(int expansion) {
        SearchedNode root = tree("early-stop=false policy=uct exploration=1 expansion=" + expansion, 2000);
        everyNode(root, START, (node, at) -> {
            boolean isRoot = node == root;
            int unexpanded = isRoot ? 0 : expansion;
            if (node.visits() > unexpanded) {
                assertEquals(at.moves().size(), node.children().size(), at::text);
            } else {
                assertTrue(node.children().isEmpty(), at::text);
            }
            if (!node.children().isEmpty()) {
                int below = node.children().stream().mapToInt(SearchedNode::visits).sum();
                assertEquals(node.visits() - unexpanded, below, at::text);
            }
        });
    }

    @Test
    void aFlatSearchSpreadsItsSimulationsEvenly() {
        SearchedNode root = tree("policy=flat choice=value", 900);
        root.children().forEach(child -> {
            assertEquals(100, child.visits());
            assertTrue(child.children().isEmpty());
        });
    }

    @Test
    void meansAreForTheSideThatPlayedTheMove() {
        TreeSearch search = search("policy=uct exploration=1 prior=none early-stop=false");
        run(search, WON, 3000);
        SearchedNode root = search.tree().orElseThrow();
        SearchedNode winning = root.children().stream().filter(child -> child.move() == 2).findFirst().orElseThrow();
        assertEquals(1, winning.mean());
        assertEquals(winning.visits(), winning.weight());
        SearchedNode other = root.children().stream().filter(child -> child.move() == 6).findFirst().orElseThrow();
        SearchedNode reply = other.children().stream().filter(child -> child.move() == 5).findFirst().orElseThrow();
        assertEquals(1, reply.mean(), "O wins with c2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mean", "rave", "both", "none"})
    void priorsSeedTheStatisticsThatTheSettingsName(String seed) {
        SearchedNode root = tree("early-stop=false prior-scale=0.5 prior=" + seed, 1);
        boolean mean = seed.equals("mean") || seed.equals("both");
        boolean rave = seed.equals("rave") || seed.equals("both");
        float count = TicTacToePlayouts.COUNT / 2;
        for (SearchedNode child : root.children()) {
            float prior = TicTacToePlayouts.prior(child.move());
            assertEquals((mean ? count : 0) + child.visits(), child.weight());
            if (child.visits() == 0) {
                assertEquals(mean ? prior : 0, child.mean());
            }
            float later = child.raveWeight() - (rave ? count : 0);
            assertTrue(later == 0 || later == 1, child::toString);
            if (later == 0) {
                assertEquals(rave ? prior : 0, child.raveMean());
            }
        }
        if (!seed.equals("none")) {
            SearchedNode best = root.children().stream().filter(child -> child.visits() == 1).findFirst().orElseThrow();
            assertEquals(4, best.move(), "the first simulation goes to the best prior");
        }
    }

    @Test
    void raveCountsEachSimulationInWhichTheSidePlayedTheMoveLater() {
        SearchedNode root = tree("policy=mc-rave prior=none early-stop=false", 400);
        for (SearchedNode child : root.children()) {
            // a move in the tree is one that was played there or later
            assertTrue(child.raveWeight() >= child.weight(), child::toString);
            assertTrue(child.raveWeight() <= root.visits(), child::toString);
        }
        double all = root.children().stream().mapToDouble(SearchedNode::raveWeight).sum();
        // X plays from three to five cells in a game
        assertTrue(all >= 3 * 400 && all <= 5 * 400, () -> "sum " + all);
    }

    @Test
    void theSearchIsTheSameForTheSameSeed() {
        SearchedNode one = tree("gamma=0.5 exploration=0.3", 2000);
        assertEquals(one, tree("gamma=0.5 exploration=0.3", 2000));
        assertNotEquals(one, tree("gamma=0.5 exploration=0.3 seed=2", 2000));
    }

    @Test
    void theSearchIsTheSameInAnotherJvm(@TempDir Path folder) throws Exception {
        Shell.Answer answer = new Shell(folder)
                .run("", List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xint",
                        "-cp",
                        System.getProperty("java.class.path"),
                        PrintedTree.class.getName()));
        assertEquals(PrintedTree.text(), answer.out().strip());
    }

    @Test
    void gammaOneIsExactlyTheBaseline() {
        TreeSearch baseline = search("");
        run(baseline, START, 2000);
        TreeSearch one = search("gamma=1 alpha=0.5 beta=1 adm-tree=true adm-colour=false adm-forgets=true");
        run(one, START, 2000);
        assertEquals(baseline.tree(), one.tree());
        assertEquals(0, one.statistics().changedPriors());
    }

    @Test
    void theDynamicEvaluationChangesMostPriorsAndIsCounted() {
        TreeSearch search = search("gamma=0.8");
        run(search, START, 2000);
        long priors = search.statistics().priors();
        long changed = search.statistics().changedPriors();
        assertTrue(priors > 100, () -> priors + " priors");
        assertTrue(changed > priors / 2 && changed <= priors, () -> changed + " of " + priors);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theDatabaseLastsForTheGameOrForTheSearch(boolean forgets) {
        TreeSearch search = search("gamma=0.8 reuse=false adm-forgets=" + forgets);
        run(search, START, 500);
        run(search, play(START, "b2", "a1"), 1);
        // the seven children of the root are all that one simulation expands
        assertEquals(7, search.statistics().priors());
        assertEquals(forgets ? 0 : 7, search.statistics().changedPriors());
        search.newGame();
        run(search, START, 1);
        assertEquals(0, search.statistics().changedPriors());
    }

    @Test
    void theTreeBelowTheMovesPlayedIsKept() {
        TreeSearch search = search("early-stop=false policy=uct exploration=1");
        run(search, START, 3000);
        SearchedNode old = search.tree().orElseThrow().children().stream()
                .filter(child -> child.move() == 4)
                .flatMap(child -> child.children().stream())
                .filter(child -> child.move() == 0)
                .findFirst()
                .orElseThrow();
        Position next = play(START, "b2", "a1");
        Report report = run(search, next, old.visits());
        assertEquals(old.visits(), search.statistics().reused());
        assertEquals(0, search.statistics().simulations());
        assertEquals(old.children(), search.tree().orElseThrow().children());
        assertEquals(0, report.nodes());
        run(search, next, old.visits() + 100);
        assertEquals(100, search.statistics().simulations());
        assertEquals(old.visits() + 100, search.tree().orElseThrow().visits());
    }

    @Test
    void nothingIsKeptForAnotherGameOrWithoutReuse() {
        TreeSearch search = search("early-stop=false policy=uct exploration=1 first-play=9");
        run(search, START, 1000);
        run(search, WON, 100);
        assertEquals(0, search.statistics().reused(), "another start");
        run(search, play(WON, "c3"), 100);
        assertTrue(search.statistics().reused() > 0);
        search.newGame();
        assertTrue(search.tree().isEmpty());
        run(search, play(WON, "c3"), 100);
        assertEquals(0, search.statistics().reused(), "a new game");
        run(search, WON, 100);
        assertEquals(0, search.statistics().reused(), "a move was taken back");
        TreeSearch without = search("early-stop=false reuse=false");
        run(without, START, 1000);
        run(without, play(START, "b2"), 100);
        assertEquals(0, without.statistics().reused());
    }

    @Test
    void aFullTreeGrowsNoMoreAndTheSearchGoesOn() {
        TreeSearch search = search("nodes=50 early-stop=false expansion=1");
        run(search, START, 1000);
        assertTrue(search.statistics().nodes() <= 50);
        assertEquals(1000, search.tree().orElseThrow().visits());
        TreeSearch least = search("nodes=1");
        assertEquals(1, run(least, START, 20).candidates().size(), "the children of the root always fit");
        assertEquals(10, least.statistics().nodes());
    }

    @Test
    void aLargeTreeTakesManyChunksAndIsCompactedWithoutLoss() {
        TreeSearch search = search("early-stop=false policy=uct exploration=5 first-play=99 expansion=1 prior=none");
        run(search, START, 30_000);
        int nodes = search.statistics().nodes();
        assertTrue(nodes > 20_000, () -> nodes + " nodes");
        SearchedNode old = search.tree().orElseThrow().children().get(0);
        Position next = START.play(GAME.move(START, old.move()));
        run(search, next, 1);
        assertEquals(old.children(), search.tree().orElseThrow().children());
        assertTrue(search.statistics().nodes() < nodes / 2);
    }

    @Test
    void aSearchEndsWhenTheRestCannotChangeTheChoice() {
        TreeSearch patient = search("early-stop=false");
        Report full = run(patient, WON, 5000);
        TreeSearch early = search("");
        Report cut = run(early, WON, 5000);
        assertEquals(full.best(), cut.best());
        assertEquals(5000, full.nodes());
        assertTrue(cut.nodes() <= 2600 && cut.nodes() > 2400, () -> cut.nodes() + " simulations");
        Report byValue = run(search("choice=value"), WON, 5000);
        assertEquals(5000, byValue.nodes());
    }

    @Test
    void theOnlyMoveIsPlayedSoon() {
        Report report = run(search(""), TicTacToe.GAME.parse("xoxoxo.xo", "standard"), 5000);
        assertEquals("a3", report.best().text());
        assertTrue(report.nodes() < 100);
    }

    /** Searches for a time in which each play-out takes a millisecond. */
    private static Report timed(String settings, Budget budget, Consumer<Report> reports) {
        AtomicLong clock = new AtomicLong();
        PlayoutGame game = new HookedPlayouts(GAME, () -> clock.addAndGet(MILLISECOND));
        TreeSearch search = new TreeSearch(game, MonteCarloSettings.of("seed=1 " + settings), clock::get);
        return search.search(START, budget, () -> false, reports);
    }

    @Test
    void aSearchEndsWithItsTime() {
        Report report = timed("early-stop=false", Budget.time(Duration.ofMillis(300)), soFar -> { });
        assertEquals(300, report.nodes());
        assertEquals(Duration.ofMillis(300), report.time());
        Report both = timed("early-stop=false", Budget.time(Duration.ofMillis(300)).withNodes(200), soFar -> { });
        assertEquals(200, both.nodes());
        assertEquals(1, timed("", Budget.time(Duration.ZERO), soFar -> { }).nodes());
    }

    @Test
    void aTimedSearchEndsEarlyToo() {
        AtomicLong clock = new AtomicLong();
        PlayoutGame game = new HookedPlayouts(GAME, () -> clock.addAndGet(MILLISECOND));
        TreeSearch search = new TreeSearch(game, MonteCarloSettings.of("seed=1"), clock::get);
        Report report = search.search(WON, Budget.time(Duration.ofSeconds(5)), () -> false, soFar -> { });
        assertEquals("c1", report.best().text());
        assertTrue(report.nodes() > 2500 && report.nodes() < 3000, () -> report.nodes() + " simulations");
    }

    @Test
    void aSearchReportsNowAndThen() {
        List<Report> reports = new ArrayList<>();
        timed("early-stop=false", Budget.time(Duration.ofSeconds(1)), reports::add);
        assertEquals(List.of(200L, 400L, 600L, 800L), reports.stream().map(Report::nodes).toList());
    }

    @Test
    void candidatesAreOrderedAndHaveAllFigures() {
        Report report = run(search("early-stop=false"), START, 3000);
        List<Candidate> candidates = report.candidates();
        assertEquals("b2", report.best().text());
        assertTrue(candidates.size() > 1);
        assertEquals(3000, candidates.stream().mapToLong(Candidate::visits).sum());
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            assertTrue(Math.abs(candidate.value()) < 1, candidate::toString);
            assertTrue(candidate.lowerBound().getAsDouble() < candidate.value(), candidate::toString);
            int cell = GAME.code(START, candidate.move());
            assertEquals(TicTacToePlayouts.prior(cell), candidate.prior().getAsDouble(), 1e-6);
            assertTrue(i == 0 || candidate.visits() <= candidates.get(i - 1).visits());
            Position at = START;
            for (Move move : candidate.line()) {
                at = at.play(move);
            }
        }
        assertTrue(report.line().size() > 2, "the line goes on below the candidate");
        assertEquals(report.line().size(), report.depth());
    }

    @Test
    void aReportMapsTheOwnersOfPoints() {
        double[] owners = run(search("early-stop=false"), WON, 400).maps().get("ownership");
        assertEquals(9, owners.length);
        assertEquals(1, owners[0], "X holds a1");
        assertEquals(-1, owners[3], "O holds a2");
        assertTrue(owners[2] > 0.5 && owners[2] <= 1, "X plays c1");
    }

    @Test
    void theFinalChoiceIsByVisitsOrByValue() {
        for (String choice : List.of("visits", "value")) {
            Report report = run(search("early-stop=false choice=" + choice), WON, 2000);
            assertEquals("c1", report.best().text(), choice);
            assertTrue(report.value() > 0.99, choice);
        }
    }

    @Test
    void aSearchThatIsStoppedStillAnswers() {
        Report report = search("").search(START, Budget.UNLIMITED, () -> true, soFar -> { });
        assertEquals(1, report.nodes());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void threadsShareOneTreeAndLeaveNoVirtualLoss(int threads) {
        TreeSearch search = search("early-stop=false exploration=0.5 threads=" + threads);
        Report report = run(search, START, 20_000);
        assertEquals(20_000, report.nodes());
        assertEquals("b2", report.best().text());
        everyNode(search.tree().orElseThrow(), START, (node, at) -> {
            assertEquals(0, node.pending(), at::text);
            assertTrue(node.mean() >= 0 && node.mean() <= 1, node::toString);
            if (!node.children().isEmpty()) {
                assertEquals(at.moves().size(), node.children().size(), at::text);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aPlayoutThatThrowsEndsTheSearchAndLeavesNothingBehind(int threads) {
        AtomicReference<Integer> left = new AtomicReference<>(200);
        PlayoutGame game = new HookedPlayouts(GAME, () -> {
            if (left.updateAndGet(count -> count - 1) == 0) {
                throw new IllegalStateException("the play-out failed");
            }
        });
        MonteCarloSettings settings = MonteCarloSettings.of("seed=1 early-stop=false threads=" + threads);
        TreeSearch search = new TreeSearch(game, settings, () -> 0);
        Exception failure = assertThrows(IllegalStateException.class, () -> run(search, START, 2000));
        assertEquals("the play-out failed", failure.getMessage());
        assertFalse(search.tree().isPresent());
        assertEquals(2000, run(search, START, 2000).nodes());
    }
}
