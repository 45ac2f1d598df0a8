/**
 * What words mean to those who know the game: positions become histories, limits search limits, evaluations evaluators
 * ({@link Evaluators}), and back.
 *
 * <p>Whatever comes in a message may be wrong: a text that is no position or no legal move ends in a {@link
 * damas.knowledge.text.NotationException} that says why.
 */
package damas.ontology.meaning;
