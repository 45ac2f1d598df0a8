package damas.knowledge.go;

/** Which repetitions of a position are forbidden. A pass is never forbidden. */
public enum KoRule {
    /** No move may lead to a board that was there before in the game. */
    POSITIONAL,

    /** No move may lead to a board that was there before with the same side to move. */
    SITUATIONAL,

    /** A single stone that just captured a single stone may not be captured at once by a single stone. */
    SIMPLE
}
