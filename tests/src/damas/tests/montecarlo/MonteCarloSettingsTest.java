package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.FinalChoice;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.PriorSeed;
import damas.knowledge.montecarlo.TreePolicy;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings of a tree search by play-outs, and their text. */
@Fast
class MonteCarloSettingsTest {
    @Test
    void theDefaultsAreThoseOfThePapersOpponent() {
        MonteCarloSettings settings = MonteCarloSettings.DEFAULT;
        assertEquals(TreePolicy.MC_RAVE, settings.tree().policy());
        assertEquals(0, settings.tree().exploration());
        assertEquals(5000, settings.tree().raveFinal());
        assertEquals(1, settings.tree().firstPlay());
        assertEquals(3, settings.tree().expansion());
        assertEquals(PriorSeed.BOTH, settings.prior().seed());
        assertEquals(FinalChoice.VISITS, settings.choice());
        assertEquals(0.08, settings.resignation());
        assertFalse(settings.adm().isOn());
        assertEquals("", settings.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "policy=uct exploration=0.7 prior=none choice=value",
        "rave-initial=0.9 rave-final=3000 first-play=10 expansion=1 virtual-loss=3 nodes=1000 reuse=false",
        "prior=rave prior-scale=0.15 gamma=0.8 alpha=0.01 beta=1 update-jump=2",
        "gamma=0.3 adm-colour=false adm-perspective=root adm-tree=true adm-estimate=value adm-trust=9",
        "adm-repeats=false adm-forgets=true early-stop=false resignation=0 threads=2 simulations=8000 seed=-7",
        "simulations=none time=500",
        "simulations=10000 time=500",
    })
    void theTextFormComesBack(String text) {
        MonteCarloSettings settings = MonteCarloSettings.of(text);
        assertEquals(settings, MonteCarloSettings.of(settings.text()));
        assertEquals(text, settings.text());
        assertEquals(settings, MonteCarloSettings.DEFAULT.with(text));
        assertEquals(settings, settings.with(""));
    }

    @Test
    void aTimeWithoutANumberOfSimulationsDoesNotLimitThem() {
        assertEquals(Budget.time(Duration.ofMillis(500)), MonteCarloSettings.of("time=500").own());
        assertEquals(
                Budget.time(Duration.ofMillis(500)).withNodes(99),
                MonteCarloSettings.of("time=500").with("simulations=99").own());
        assertEquals(Budget.nodes(10_000), MonteCarloSettings.DEFAULT.own());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "gama=1|'gama' is no setting; there are policy, exploration,",
        "gamma|'gamma' is no setting: write key=value",
        "gamma=much|the setting gamma is 'much', but takes a number",
        "gamma=2|gamma lies from 0 to 1",
        "threads=0|a search has from 1 to 256 threads",
        "policy=best|the setting policy is 'best', but takes one of flat, uct, rave, mc-rave",
        "reuse=yes|the setting reuse is 'yes', but takes true or false",
        "expansion=99999999999|the setting expansion is '99999999999', but takes a whole number up to 2147483647",
        "simulations=many|the setting simulations is 'many', but takes a whole number",
        "simulations=-1|a search needs a depth of 1 or more",
        "exploration=-1|exploration and virtual loss are 0 or more",
        "first-play=NaN|exploration and virtual loss are 0 or more",
        "prior-scale=-1|the scale of priors is 0 or more",
        "resignation=1|the probability of winning to resign below",
        "update-jump=0|the trust constant is 0 or more",
        "nodes=0|expansion takes 1 visit or more, and a tree has 1 node or more",
    })
    void aWrongTextGetsOneClearMessage(String text, String message) {
        NotationException wrong = assertThrows(NotationException.class, () -> MonteCarloSettings.of(text));
        assertTrue(wrong.getMessage().startsWith(message), wrong.getMessage());
        assertFalse(wrong.getMessage().contains("\n"), wrong.getMessage());
    }

    private static Report report(double value, int depth) {
        Position start = TicTacToe.GAME.start("standard");
        return new Report(
                List.of(Candidate.of(List.of(start.moves().get(0)), value)),
                depth,
                1,
                Duration.ZERO,
                false,
                Map.of());
    }

    @Test
    void aPlayerResignsBelowItsProbabilityOfWinning() {
        MonteCarloSettings settings = MonteCarloSettings.of("resignation=0.08");
        assertTrue(settings.resigns(report(2 * 0.079 - 1, 3)));
        assertFalse(settings.resigns(report(2 * 0.081 - 1, 3)));
        assertFalse(settings.resigns(report(-0.99, 0)), "nothing was searched");
        assertFalse(settings.resigns(report(-0.99, 3).withFallback(true)), "no player chose the move");
        assertFalse(settings.with("resignation=0").resigns(report(-0.999, 3)));
    }
}
