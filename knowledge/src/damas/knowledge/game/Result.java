package damas.knowledge.game;

/** How a game ended, as PDN writes it: {@code 1-0} means that Black won, who moved first. */
public enum Result {
    BLACK_WINS("1-0"),
    WHITE_WINS("0-1"),
    DRAW("1/2-1/2"),
    UNKNOWN("*");

    private final String pdn;

    Result(String pdn) {
        this.pdn = pdn;
    }

    public static Result win(Side winner) {
        return winner == Side.BLACK ? BLACK_WINS : WHITE_WINS;
    }

    /** The result as PDN writes it. */
    @Override
    public String toString() {
        return pdn;
    }
}
