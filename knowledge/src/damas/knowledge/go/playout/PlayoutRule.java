package damas.knowledge.go.playout;

/** A rule of the play-out policy: it proposes moves that answer the situation, or none. */
public enum PlayoutRule {
    /** Captures the block of the last move if it is in atari. */
    CAPTURE_LAST,

    /** Saves own blocks beside the last move from atari: by extension, or by capture of an attacker. */
    SAVE,

    /** Gives atari to the last move's block, or gains liberties for a block beside it, where either has two. */
    TWO_LIBERTIES,

    /** Plays a pattern of 3x3 points beside one of the last two moves ({@link PlayoutPatterns}). */
    PATTERN,

    /** Captures any block that is in atari. */
    CAPTURE
}
