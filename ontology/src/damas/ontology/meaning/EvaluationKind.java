package damas.ontology.meaning;

import damas.knowledge.draughts.search.Evaluator;
import damas.ontology.words.Evaluation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What one kind of evaluation can do; {@link Evaluators} has one for each record of {@link Evaluation}. A kind without
 * files needs the first method only.
 *
 * @param <E> its record
 */
@FunctionalInterface
interface EvaluationKind<E extends Evaluation> {
    /**
     * Reads what the evaluation needs, once, and returns a source of evaluators, one for each search thread.
     *
     * @param texts finds the text of a hash
     * @throws damas.knowledge.text.NotationException if the text is malformed
     * @throws IllegalArgumentException if the text is absent
     */
    Supplier<Evaluator> evaluators(E evaluation, Function<String, Optional<String>> texts);

    /**
     * Checks the text of the evaluation's file, for evaluations that have one.
     *
     * @return what is wrong between the evaluation and its text
     * @throws damas.knowledge.text.NotationException if the text is malformed
     */
    default List<String> problems(E evaluation, String path, String text) {
        return List.of();
    }

    /** The text of this evaluation as it was before training; empty if this kind is not trained. */
    default Optional<String> untrained(E evaluation, Function<String, Optional<String>> texts) {
        return Optional.empty();
    }
}
