package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.DraughtsPosition;

/** A peer that helps one leader after the other; what its table has learned in one search serves the next. */
public interface Helper extends Peer {
    /**
     * Another search begins. The jobs of the last one have ended, and its messages mean nothing any more.
     *
     * @param searchId the search's name, which no other has
     */
    void begin(DraughtsPosition root, String leader, String searchId);
}
