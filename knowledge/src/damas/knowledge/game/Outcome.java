package damas.knowledge.game;

import java.util.function.Function;

/** The result of a finished game and what ended it. */
public record Outcome(Result result, Ending ending) {
    public static Outcome lost(Side loser, Ending ending) {
        return new Outcome(Result.win(loser.opponent()), ending);
    }

    public static Outcome drawn(Ending ending) {
        return new Outcome(Result.DRAW, ending);
    }

    /**
     * The outcome in words: {@code Black wins: White has no move left}.
     *
     * @param sideName the game's name of a side
     */
    public String text(Function<Side, String> sideName) {
        return switch (result) {
            case FIRST_WINS -> won(Side.FIRST, sideName);
            case SECOND_WINS -> won(Side.SECOND, sideName);
            case DRAW -> "draw: " + ending.words();
            case UNKNOWN -> "unfinished";
        };
    }

    private String won(Side winner, Function<Side, String> sideName) {
        return sideName.apply(winner) + " wins: " + sideName.apply(winner.opponent()) + ' ' + ending.words();
    }
}
