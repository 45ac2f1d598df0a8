package damas.knowledge.draughts;

import damas.knowledge.game.Ending;

/** The endings that only draughts has: its draws by rule ({@link DrawRules}). */
public final class DraughtsEnding {
    public static final Ending NO_PROGRESS =
            new Ending("NO_PROGRESS", "too many moves without a capture or a man's move");
    public static final Ending SHUTTLING = new Ending("SHUTTLING", "both sides only moved to and fro");
    public static final Ending LENGTH = new Ending("LENGTH", "the game grew too long");

    private DraughtsEnding() {}
}
