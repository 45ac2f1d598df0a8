package damas.ontology.meaning;

import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.ontology.words.Evaluation;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.FromFile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The registry of evaluations: the only place that tells one kind from another. It lies here and not in {@code
 * knowledge.catalogue} because its keys are words, and this package maps words to knowledge. A test holds it to the
 * permitted classes of {@link Evaluation}.
 */
public final class Evaluators {
    private static final Map<Class<? extends Evaluation>, EvaluationKind<?>> KINDS = Map.ofEntries(
            entry(Material.class, (material, texts) -> MaterialEvaluator::new),
            entry(Network.class, new NetworkKind()));

    private Evaluators() {}

    private static <E extends Evaluation> Map.Entry<Class<? extends Evaluation>, EvaluationKind<?>> entry(
            Class<E> word, EvaluationKind<E> kind) {
        return Map.entry(word, kind);
    }

    /** The records that have a factory. */
    public static Set<Class<? extends Evaluation>> known() {
        return KINDS.keySet();
    }

    /** {@code entry} makes sure that a record and its kind belong together. */
    @SuppressWarnings("unchecked")
    private static <E extends Evaluation> EvaluationKind<E> kind(E evaluation) {
        EvaluationKind<?> kind = KINDS.get(evaluation.getClass());
        if (kind == null) {
            throw new IllegalArgumentException(
                    evaluation.getClass().getSimpleName() + " has no factory in damas.ontology.meaning.Evaluators");
        }
        return (EvaluationKind<E>) kind;
    }

    /**
     * Reads what the evaluation needs, once, and returns a source of evaluators, one for each search thread.
     *
     * @param texts finds the text of a hash
     * @throws damas.knowledge.text.NotationException if the text is malformed
     * @throws IllegalArgumentException if the text is absent
     */
    public static Supplier<Evaluator> of(Evaluation evaluation, Function<String, Optional<String>> texts) {
        return kind(evaluation).evaluators(evaluation, texts);
    }

    /**
     * What is wrong between an evaluation and the text of its file.
     *
     * @throws damas.knowledge.text.NotationException if the text is malformed
     */
    public static List<String> problems(Evaluation evaluation, String path, String text) {
        return kind(evaluation).problems(evaluation, path, text);
    }

    /** The text of an evaluation as it was before training; empty if its kind is not trained. */
    public static Optional<String> untrained(Evaluation evaluation, Function<String, Optional<String>> texts) {
        return kind(evaluation).untrained(evaluation, texts);
    }

    /** What to call an evaluation: its file, or the name of its kind. */
    public static String label(Evaluation evaluation) {
        return evaluation instanceof FromFile named
                ? named.file()
                : evaluation.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** The papers' network of a player: learning starts from one and makes more of them. */
    public static Optional<Network> network(Evaluation evaluation) {
        return evaluation instanceof Network network ? Optional.of(network) : Optional.empty();
    }
}
