/**
 * Which features winners' boards have in common: {@link FrequentSets} finds the sets,
 * {@link Support} says what frequent means. Each set is what one player may see; which
 * of them plays best is for a tournament to say. See reference/mp-draughts.md 11.
 */
package damas.knowledge.draughts.mining.features;
