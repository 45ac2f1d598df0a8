/**
 * Clusters of endgames: the papers' networks as ordinary Weka clusterers, and how good a clustering is.
 *
 * <p>{@link Ksom}, {@link Art2a}, {@link Sonde} and {@link Asonde} work alone on any table of numbers: {@code java -cp
 * 'build/classes/knowledge:lib/knowledge/*' damas.knowledge.draughts.mining.clustering.Asonde -t data.arff}, or in
 * Weka's Explorer with this class path: Cluster, a right click on the clusterer, Enter configuration. {@link Algorithm}
 * makes them with the papers' settings. What they learned becomes {@code
 * damas.knowledge.draughts.allocation.Prototypes}. See reference/mp-draughts.md 9 and 10.2.
 */
package damas.knowledge.draughts.mining.clustering;
