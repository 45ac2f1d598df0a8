package damas.ontology.meaning;

import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import damas.ontology.words.EnginePlan;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;

/**
 * What one kind of engine can do; {@link Engines} has one for each record of {@link EnginePlan}.
 *
 * @param <P> its record
 */
@FunctionalInterface
interface EngineKind<P extends EnginePlan> {
    /**
     * Makes an engine for positions of this game.
     *
     * @param threads runs its searches
     * @throws IllegalArgumentException if the plan is wrong, or the engine does not play this game
     */
    Engine engine(P plan, Game game, Executor threads);

    /** The plan for people. */
    default String words(P plan) {
        return plan.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** What is wrong with a plan for this game; empty if it is right. */
    default List<String> problems(P plan, String gameName) {
        return List.of();
    }
}
