/**
 * Mining, all of it through Weka: out of games come {@link damas.knowledge.mining.positions positions}, their
 * {@link damas.knowledge.mining.clustering clusters}, the {@link damas.knowledge.mining.features sets of features} that
 * winners' positions share, and the {@link damas.knowledge.mining.exceptions rules} that correct the clusters. What is
 * found is written as small text files; whoever uses it ({@code damas.knowledge.allocation}) needs no Weka.
 */
package damas.knowledge.mining;
