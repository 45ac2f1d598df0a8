/**
 * Ways to share the search of a draughts position: what all of them use. Each way has its own package: {@code ybwc},
 * {@code aphid} (which also serves ADABA V1 to V3), {@code adaba}.
 */
package damas.knowledge.draughts.sharing;
