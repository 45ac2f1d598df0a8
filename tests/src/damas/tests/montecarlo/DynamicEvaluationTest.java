package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.AdmSettings;
import damas.knowledge.montecarlo.DataUpdate;
import damas.knowledge.montecarlo.DynamicEvaluation;
import damas.knowledge.montecarlo.FinalEvaluation;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.MoveDatabase;
import damas.knowledge.montecarlo.MoveRecords;
import damas.knowledge.montecarlo.MoveTrace;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dynamic move evaluation: reference/go-ahead.md 4, and the gaps of section 9. */
@Fast
class DynamicEvaluationTest {
    private static final double EXACT = 1e-9;
    private static final int CODES = 9;

    private static AdmSettings settings(String text) {
        return MonteCarloSettings.of(text).adm();
    }

    private static MoveTrace trace(double result, int... moves) {
        MoveTrace trace = new MoveTrace();
        for (int i = 0; i < moves.length; i++) {
            trace.add(moves[i], i % 2 == 0 ? Side.FIRST : Side.SECOND);
        }
        trace.end(result);
        return trace;
    }

    /** An evaluation after one simulation: the first side plays 0, 2, 0 and the second side 1, 2. */
    private static DynamicEvaluation after(String text, double result, Side root) {
        DynamicEvaluation adm = DynamicEvaluation.of(
                settings(text), CODES, new MoveRecords(DynamicEvaluation.keys(CODES)));
        adm.played(trace(0, 5), trace(result, 0, 1, 2, 2, 0), root);
        return adm;
    }

    /** Table 3: prior, ADM and their combination for moves A to D, with gamma 0.8. */
    @ParameterizedTest
    @CsvSource({"0.4, 0.52, 0.424", "0.4, 0.47, 0.414", "0.4, 0.39, 0.398", "0.4, 0.46, 0.412"})
    void theCombinedValuesAreThoseOfTable3(double prior, double adm, double combined) {
        MoveDatabase database = new MoveRecords(1);
        database.put(0, 50_000, adm * 50_000);
        assertEquals(combined, FinalEvaluation.of(settings("gamma=0.8")).value(database, 0, prior), EXACT);
    }

    @Test
    void aMoveWithoutARecordKeepsItsPrior() {
        assertEquals(0.4, FinalEvaluation.of(settings("gamma=0")).value(new MoveRecords(1), 0, 0.4));
    }

    @Test
    void algorithm4AddsResultsAndCounts() {
        MoveDatabase database = new MoveRecords(2);
        DataUpdate update = DataUpdate.of(settings("").update());
        assertFalse(database.knows(1));
        update.add(database, 1, 1);
        assertEquals(1, database.count(1));
        assertEquals(1, database.value(1));
        update.add(database, 1, 0);
        update.add(database, 1, 0.5);
        assertEquals(3, database.count(1));
        assertEquals(1.5, database.value(1));
        assertFalse(database.knows(0));
        database.clear();
        assertFalse(database.knows(1));
    }

    @Test
    void algorithm4TakesAlphaBetaAndTheJump() {
        MoveDatabase database = new MoveRecords(1);
        DataUpdate update = DataUpdate.of(settings("alpha=0.1 beta=1 update-jump=2").update());
        update.add(database, 0, 1);
        update.add(database, 0, 0);
        assertEquals(4, database.count(0));
        assertEquals(0.9, database.value(0), EXACT);
        // with beta 1 the value is itself a mean, which forgets
        assertEquals(
                0.9, FinalEvaluation.of(settings("gamma=0 adm-estimate=value")).value(database, 0, 0.4), EXACT);
    }

    @Test
    void trustGrowsWithTheCountOfTheRecord() {
        MoveDatabase database = new MoveRecords(1);
        database.put(0, 10, 10);
        FinalEvaluation evaluation = FinalEvaluation.of(settings("gamma=0 adm-trust=10"));
        assertEquals(0.5 + 0.5 * 0.5, evaluation.value(database, 0, 0.5), EXACT);
    }

    @Test
    void aMoveIsCreditedToTheSideThatPlayedIt() {
        DynamicEvaluation adm = after("gamma=0", 1, Side.FIRST);
        assertEquals(1, adm.blend(0, Side.FIRST, 0.4), EXACT);
        assertEquals(0, adm.blend(1, Side.SECOND, 0.4), EXACT);
        assertEquals(1, adm.blend(2, Side.FIRST, 0.4), EXACT);
        assertEquals(0, adm.blend(2, Side.SECOND, 0.4), EXACT);
        assertEquals(0.4, adm.blend(0, Side.SECOND, 0.4), EXACT);
    }

    @Test
    void withoutColourTheTwoSidesShareARecord() {
        DynamicEvaluation adm = after("gamma=0 adm-colour=false", 1, Side.FIRST);
        assertEquals(0.5, adm.blend(2, Side.FIRST, 0.4), EXACT);
        assertEquals(0.5, adm.blend(2, Side.SECOND, 0.4), EXACT);
    }

    @ParameterizedTest
    @CsvSource({"first, FIRST, 1, 1", "first, SECOND, 1, 1", "root, FIRST, 1, 1", "root, SECOND, 0, 0"})
    void thePerspectiveIsASetting(String perspective, Side root, double first, double second) {
        DynamicEvaluation adm = after("gamma=0 adm-perspective=" + perspective, 1, root);
        assertEquals(first, adm.blend(0, Side.FIRST, 0.4), EXACT);
        assertEquals(second, adm.blend(1, Side.SECOND, 0.4), EXACT);
    }

    @Test
    void movesOfTheTreeCountOnlyIfTheSettingsSaySo() {
        assertEquals(0.4, after("gamma=0", 1, Side.FIRST).blend(5, Side.FIRST, 0.4), EXACT);
        assertEquals(1, after("gamma=0 adm-tree=true", 1, Side.FIRST).blend(5, Side.FIRST, 0.4), EXACT);
    }

    @Test
    void aRepeatedMoveCountsTwiceOrOnce() {
        for (boolean repeats : new boolean[] {true, false}) {
            MoveDatabase database = new MoveRecords(DynamicEvaluation.keys(CODES));
            DynamicEvaluation adm =
                    DynamicEvaluation.of(settings("gamma=0 adm-repeats=" + repeats), CODES, database);
            adm.played(new MoveTrace(), trace(1, 0, 1, 0), Side.FIRST);
            adm.played(new MoveTrace(), trace(1, 0, 1, 0), Side.FIRST);
            double greatest = 0;
            for (int key = 0; key < DynamicEvaluation.keys(CODES); key++) {
                greatest = Math.max(greatest, database.count(key));
            }
            assertEquals(repeats ? 4 : 2, greatest);
        }
    }

    @Test
    void aDrawIsHalfAWinForBoth() {
        DynamicEvaluation adm = after("gamma=0", 0.5, Side.FIRST);
        assertEquals(0.5, adm.blend(0, Side.FIRST, 0.4), EXACT);
        assertEquals(0.5, adm.blend(1, Side.SECOND, 0.4), EXACT);
    }

    @Test
    void gammaOneSwitchesTheEvaluationOff() {
        assertFalse(settings("gamma=1").isOn());
        assertTrue(settings("gamma=0.95").isOn());
        assertEquals(0.4, after("gamma=1", 1, Side.FIRST).blend(0, Side.FIRST, 0.4));
    }
}
