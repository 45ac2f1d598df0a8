package damas.knowledge.game;

/** How a game ended, in the notation of game records: {@code 1-0} means that the side that moved first won. */
public enum Result {
    FIRST_WINS("1-0"),
    SECOND_WINS("0-1"),
    DRAW("1/2-1/2"),
    UNKNOWN("*");

    private final String notation;

    Result(String notation) {
        this.notation = notation;
    }

    public static Result win(Side winner) {
        return winner == Side.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** The result in the notation of game records. */
    @Override
    public String toString() {
        return notation;
    }
}
