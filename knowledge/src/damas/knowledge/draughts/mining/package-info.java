/**
 * What games teach: {@link GameArchive} gathers them and mines them, with positions, clusters,
 * features and exception rules in packages of their own.
 */
package damas.knowledge.draughts.mining;
