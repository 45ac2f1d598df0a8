/**
 * ADABA V1, V2 and V3 (reference/adaba.md 5): APHID with a window that sets itself ({@link
 * AutomaticWindow}, C1), the sibling's rank as priority (C2) and results that
 * are all taken before the next pass (C3). V4, our own, is another thing: {@link
 * damas.knowledge.search.distributed.joint}.
 */
package damas.knowledge.draughts.sharing.adaba;
