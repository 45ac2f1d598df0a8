/**
 * ADABA V4: a master that holds the upper tree with all its proven bounds, and slaves that search its edge. It starts
 * from the master and the edge of ADABA (reference/adaba.md 5) and departs from it in what its {@link
 * damas.knowledge.search.distributed.adaba.EdgeMaster} says.
 */
package damas.knowledge.search.distributed.adaba;
