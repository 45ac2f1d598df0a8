package damas.knowledge.draughts.allocation;

import java.util.Locale;

/** The two phases of a game that a team divides among its players. */
public enum Phase {
    /** Opening and middle game. */
    OPENING,
    ENDGAME;

    /** As messages and logs say it: {@code endgame}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
