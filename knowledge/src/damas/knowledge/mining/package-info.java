/**
 * What games teach: {@link damas.knowledge.mining.GameArchive} gathers them and mines them, with positions, clusters,
 * features and exception rules in packages of their own.
 */
package damas.knowledge.mining;
