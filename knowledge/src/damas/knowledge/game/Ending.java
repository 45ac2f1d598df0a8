package damas.knowledge.game;

/**
 * What ended a game. Endings that every game knows are named here; a game adds those of its own rules.
 *
 * @param code an identifier in capitals, which the page and tests use
 * @param words for a person; the loser is the subject if the ending decided the game: {@code resigns}
 */
public record Ending(String code, String words) {
    public static final Ending NO_MOVE = new Ending("NO_MOVE", "has no move left");
    public static final Ending RESIGNATION = new Ending("RESIGNATION", "resigns");
    public static final Ending TIME = new Ending("TIME", "has run out of time");
    public static final Ending REPETITION = new Ending("REPETITION", "the position came up too often");
    public static final Ending AGREEMENT = new Ending("AGREEMENT", "both sides agreed");
}
