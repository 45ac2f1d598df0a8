package damas.knowledge.game;

/** A move of one game: an immutable value, compared by {@code equals}. */
public interface Move {
    /** The move in its game's notation; {@link Game#move} reads it back in the position where the move is legal. */
    String text();
}
