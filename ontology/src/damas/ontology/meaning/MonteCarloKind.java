package damas.ontology.meaning;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import damas.knowledge.montecarlo.MonteCarloEngine;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.text.NotationException;
import damas.ontology.words.EnginePlan.MonteCarlo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/** Makes engines of tree search by play-outs. */
final class MonteCarloKind implements EngineKind<MonteCarlo> {
    @Override
    public Engine engine(MonteCarlo plan, Game game, Executor threads) {
        PlayoutGame playouts = Games.playouts(game.name(), plan.playouts());
        return new MonteCarloEngine(playouts, MonteCarloSettings.of(plan.settings()), threads);
    }

    @Override
    public String words(MonteCarlo plan) {
        String search = plan.settings().isBlank() ? "" : "; " + plan.settings().strip();
        String playouts = plan.playouts().isBlank() ? "" : "; play-outs " + plan.playouts().strip();
        return "tree search by play-outs" + search + playouts;
    }

    @Override
    public List<String> problems(MonteCarlo plan, String gameName) {
        List<String> problems = new ArrayList<>();
        collect(problems, "settings", plan.settings(), () -> MonteCarloSettings.of(plan.settings()));
        collect(problems, "playouts", plan.playouts(), () -> Games.playouts(gameName, plan.playouts()));
        return problems;
    }

    private static void collect(List<String> problems, String slot, String text, Runnable reader) {
        try {
            reader.run();
        } catch (NotationException e) {
            problems.add(slot + " is \"" + text + "\"; " + e.getMessage());
        }
    }
}
