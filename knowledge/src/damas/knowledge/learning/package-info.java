/**
 * How players learn and how they are compared.
 *
 * <p>{@link damas.knowledge.learning.TemporalDifference} moves a network's weights towards its own later predictions;
 * {@link damas.knowledge.learning.SelfPlay} lets a player learn from games against a clone of itself;
 * {@link damas.knowledge.learning.GeneticSelection} breeds feature sets; a
 * {@link damas.knowledge.learning.Tournament} says who is stronger, and {@link damas.knowledge.learning.Score} how sure
 * that is. See reference/mp-draughts.md 5 and 6, reference/ls-draughts.md 6 to 8.
 */
package damas.knowledge.learning;
