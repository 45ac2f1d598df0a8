package damas.knowledge.game;

/** A side of a game for two: the one that moves first, or the other. A game has its own names for them. */
public enum Side {
    FIRST,
    SECOND;

    public Side opponent() {
        return this == FIRST ? SECOND : FIRST;
    }
}
