/**
 * YBWC, the Young Brothers Wait Concept (reference/adaba.md 3.7): every peer is master and slave at once, those without
 * work steal from others, and of a node's moves the first is searched before any other may be given away. The value is
 * the serial search's own.
 */
package damas.knowledge.search.distributed.ybwc;
