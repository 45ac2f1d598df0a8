/**
 * Shared searches in virtual time: the real peers and the real searches of hundreds of machines, on one, and exactly
 * the same whenever it is repeated.
 */
package damas.knowledge.sharing.simulation;
