/**
 * How players learn and how they are compared.
 *
 * <p>{@link TemporalDifference} moves a network's weights towards its own later predictions;
 * {@link SelfPlay} lets a player learn from games against a clone of itself;
 * {@link GeneticSelection} breeds feature sets; a
 * {@link Tournament} says who is stronger, and {@link Score} how sure
 * that is. See reference/mp-draughts.md 5 and 6, reference/ls-draughts.md 6 to 8.
 */
package damas.knowledge.draughts.learning;

import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
