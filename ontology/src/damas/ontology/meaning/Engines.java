package damas.ontology.meaning;

import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import damas.knowledge.textbook.ExhaustiveEngine;
import damas.ontology.words.EnginePlan;
import damas.ontology.words.EnginePlan.Exhaustive;
import damas.ontology.words.EnginePlan.MonteCarlo;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * The registry of engines: the only place that tells one kind of {@link EnginePlan} from another. A test holds it to
 * the permitted classes of {@code EnginePlan}.
 */
public final class Engines {
    private static final Map<Class<? extends EnginePlan>, EngineKind<?>> KINDS = Map.ofEntries(
            entry(Exhaustive.class, (plan, game, threads) -> new ExhaustiveEngine(threads)),
            entry(MonteCarlo.class, new MonteCarloKind()));

    private Engines() {}

    private static <P extends EnginePlan> Map.Entry<Class<? extends EnginePlan>, EngineKind<?>> entry(
            Class<P> word, EngineKind<P> kind) {
        return Map.entry(word, kind);
    }

    /** The records that have a factory. */
    public static Set<Class<? extends EnginePlan>> known() {
        return KINDS.keySet();
    }

    /** {@code entry} makes sure that a record and its kind belong together. */
    @SuppressWarnings("unchecked")
    private static <P extends EnginePlan> EngineKind<P> kind(P plan) {
        EngineKind<?> kind = KINDS.get(plan.getClass());
        if (kind == null) {
            throw new IllegalArgumentException(
                    plan.getClass().getSimpleName() + " has no factory in damas.ontology.meaning.Engines");
        }
        return (EngineKind<P>) kind;
    }

    /**
     * Makes an engine for positions of this game.
     *
     * @param threads runs its searches
     * @throws IllegalArgumentException if the plan is wrong, or the engine does not play this game
     */
    public static Engine of(EnginePlan plan, Game game, Executor threads) {
        return kind(plan).engine(plan, game, threads);
    }

    /** What is wrong with a plan for this game; empty if it is right. */
    public static List<String> problems(EnginePlan plan, String gameName) {
        return kind(plan).problems(plan, gameName);
    }

    /** A plan for people: the name of its kind and its settings. */
    public static String words(EnginePlan plan) {
        return kind(plan).words(plan);
    }
}
