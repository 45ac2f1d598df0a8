package damas.knowledge.learning;

import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.util.Locale;

/**
 * Wins, draws and losses of one player against another, and what they say about its strength.
 *
 * <p>The interval is the 95 % one of the score a game, after Agresti and Coull: one win and one loss are added to what
 * was seen, so that it also makes sense after few games or when all ended alike. Draws make it narrower, as they
 * should.
 */
public record Score(int wins, int draws, int losses) {
    public static final Score NONE = new Score(0, 0, 0);

    private static final double Z_95 = 1.959964;

    /** An interval of scores a game, or of Elo differences. */
    public record Interval(double low, double high) {}

    /** This and one more game, which ended so for the player of a side. */
    public Score plus(Result result, Side side) {
        if (result == Result.win(side)) {
            return new Score(wins + 1, draws, losses);
        }
        if (result == Result.win(side.opponent())) {
            return new Score(wins, draws, losses + 1);
        }
        return new Score(wins, draws + 1, losses);
    }

    public Score plus(Score other) {
        return new Score(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** The same games from the other player's point of view. */
    public Score reversed() {
        return new Score(losses, draws, wins);
    }

    public int games() {
        return wins + draws + losses;
    }

    /** One for a win, a half for a draw. */
    public double points() {
        return wins + draws / 2.0;
    }

    /** Points a game; a half if there was none. */
    public double rate() {
        return games() == 0 ? 0.5 : points() / games();
    }

    /** Where the points a game would lie after very many games, with 95 % confidence. */
    public Interval interval() {
        double n = games() + 2;
        double mean = (points() + 1) / n;
        double square = ((wins + 1) + draws / 4.0) / n;
        double half = Z_95 * Math.sqrt((square - mean * mean) / n);
        return new Interval(Math.max(0, mean - half), Math.min(1, mean + half));
    }

    /** Whether the player is stronger than the other with 95 % confidence. */
    public boolean isAhead() {
        return interval().low() > 0.5;
    }

    /** The Elo difference that a score a game stands for. */
    public static double elo(double rate) {
        return 400 * Math.log10(rate / (1 - rate));
    }

    /** The interval of the Elo difference. */
    public Interval eloInterval() {
        Interval score = interval();
        return new Interval(elo(score.low), elo(score.high));
    }

    /** For a person: {@code +12 =5 -3, 72.5 % (51 to 86 %), Elo +169 (+9 to +320)}. */
    @Override
    public String toString() {
        Interval score = interval();
        Interval elo = eloInterval();
        String text = String.format(
                Locale.ROOT,
                "+%d =%d -%d, %.1f %% (%.1f to %.1f %%), Elo %+.0f (%+.0f to %+.0f)",
                wins,
                draws,
                losses,
                100 * rate(),
                100 * score.low,
                100 * score.high,
                elo(rate()),
                elo.low,
                elo.high);
        return text.replace("Infinity", "inf");
    }
}
