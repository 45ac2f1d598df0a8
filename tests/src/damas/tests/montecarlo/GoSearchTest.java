package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.TreeSearch;
import damas.tests.Fast;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tree search plays Go on small boards as it is known to be best. */
@Fast
class GoSearchTest {
    private static final Game GO = Games.named("go");

    private static TreeSearch search(String settings) {
        return new TreeSearch(
                Games.playouts("go", ""), MonteCarloSettings.of("seed=1 prior-scale=0.15 " + settings), () -> 0);
    }

    private static Report report(TreeSearch search, Position position, long simulations) {
        return search.search(position, Budget.nodes(simulations), () -> false, soFar -> { });
    }

    /** Black wins all nine points: with komi 8.5 it wins, with 9.5 it loses. */
    @ParameterizedTest
    @ValueSource(strings = {"gamma=1", "gamma=0.8"})
    void blackWins3x3By9Points(String settings) {
        TreeSearch search = search(settings);
        GameDirector game = GameDirector.play(
                GO.start("chinese size=3 komi=8.5"), position -> report(search, position, 2000).best());
        List<? extends Move> played = game.position().played();
        assertEquals(Result.FIRST_WINS, game.outcome().orElseThrow().result(), played::toString);
        assertEquals("B2", played.get(0).text());
        TreeSearch lost = search(settings);
        GameDirector more = GameDirector.play(
                GO.start("chinese size=3 komi=9.5"), position -> report(lost, position, 500).best());
        assertEquals(Result.SECOND_WINS, more.outcome().orElseThrow().result());
    }

    @Test
    void theDatabaseOfDynamicEvaluationIsReportedByPoint() {
        Position start = GO.start("chinese size=5 komi=0");
        Report report = report(search("gamma=0.8"), start, 2000);
        double[] adm = report.maps().get("adm");
        assertEquals(25, adm.length);
        assertTrue(Arrays.stream(adm).allMatch(mean -> mean >= 0 && mean <= 1), () -> Arrays.toString(adm));
        assertTrue(Arrays.stream(adm).distinct().count() > 10, () -> Arrays.toString(adm));
        assertEquals(Map.of(), without(report(search("gamma=1"), start, 500).maps(), "ownership"));
    }

    private static Map<String, double[]> without(Map<String, double[]> maps, String name) {
        Map<String, double[]> others = new HashMap<>(maps);
        others.remove(name);
        return others;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed=1", "seed=2", "seed=3 gamma=0.8", "seed=4 threads=2"})
    void the5x5BoardIsOpenedInItsMiddle(String settings) {
        Report report = report(search(settings), GO.start("chinese size=5 komi=0"), 3000);
        assertEquals("C3", report.best().text());
        assertTrue(report.value() > 0.2, report::toString);
        assertEquals(25, report.maps().get("ownership").length);
    }

    @Test
    void theFirstWeightOfRaveFollowsTheSizeOfTheBoard() {
        PlayoutGame game = Games.playouts("go", "policy=random score-weight=0");
        assertEquals(1, game.raveInitial(GO.start("chinese size=13")));
        assertEquals(0.9, game.raveInitial(GO.start("chinese size=15")));
    }
}
