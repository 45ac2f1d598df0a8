/**
 * Which features winners' boards have in common: {@link damas.knowledge.mining.features.FrequentSets} finds the sets,
 * {@link damas.knowledge.mining.features.Support} says what frequent means. Each set is what one player may see; which
 * of them plays best is for a tournament to say. See reference/mp-draughts.md 11.
 */
package damas.knowledge.mining.features;
