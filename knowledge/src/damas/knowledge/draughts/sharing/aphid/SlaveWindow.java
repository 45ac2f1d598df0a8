package damas.knowledge.draughts.sharing.aphid;

/** Says with what window slaves search after a pass. */
public interface SlaveWindow {
    /** Whether the master searches the left-most node to its full depth, alone, before others are given away. */
    boolean needsEldestBrother();

    /**
     * The window.
     *
     * @param eldest what the eldest brother is worth to the root's side to move; the pass's value if none is needed
     */
    Window after(Pass pass, float eldest);
}
