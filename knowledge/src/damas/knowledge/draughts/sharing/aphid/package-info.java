/**
 * APHID, Brockington's asynchronous parallel hierarchical iterative deepening (reference/adaba.md 4): a master that
 * passes over the upper tree again and again, and slaves that deepen the nodes of its frontier, each at its own pace.
 * What ADABA V1 to V3 change (5.1) is a setting here: the window, the order of tasks, how results are taken in and
 * sent.
 */
package damas.knowledge.draughts.sharing.aphid;
