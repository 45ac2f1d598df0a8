package damas.knowledge.game;

/** A game's result and what brought it about. */
public record Outcome(Result result, Ending ending) {
    /** What ends a game. */
    public enum Ending {
        NO_MOVE("has no move left"),
        RESIGNATION("resigns"),
        TIME("has run out of time"),
        REPETITION("the position came up too often"),
        NO_PROGRESS("too many moves without a capture or a man's move"),
        SHUTTLING("both sides only moved to and fro"),
        LENGTH("the game grew too long"),
        AGREEMENT("both sides agreed");

        private final String words;

        Ending(String words) {
            this.words = words;
        }
    }

    static Outcome lost(Side loser, Ending ending) {
        return new Outcome(Result.win(loser.opponent()), ending);
    }

    static Outcome drawn(Ending ending) {
        return new Outcome(Result.DRAW, ending);
    }

    /** The outcome in words: {@code Black wins: White has no move left}. */
    @Override
    public String toString() {
        return switch (result) {
            case BLACK_WINS -> "Black wins: White " + ending.words;
            case WHITE_WINS -> "White wins: Black " + ending.words;
            case DRAW -> "draw: " + ending.words;
            case UNKNOWN -> "unfinished";
        };
    }
}
