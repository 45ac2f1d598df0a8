package damas.containers.gtp;

import damas.knowledge.game.Side;
import java.util.concurrent.TimeUnit;

/**
 * The words after a command of analysis: a colour, an interval in hundredths of a second, and names with values.
 *
 * @param intervalNanos the shortest time between two lines
 * @param most the greatest number of moves to show
 * @param hasOwnership whether to show who owns each point
 */
record AnalysisOptions(Side side, long intervalNanos, int most, boolean hasOwnership) {
    private static final int DEFAULT_INTERVAL = 50;

    /**
     * Reads the words.
     *
     * @param turn the side to move if the words name none
     */
    static AnalysisOptions parse(GtpWords words, Side turn) {
        int next = 0;
        Side side = turn;
        if (words.isColour(next)) {
            side = words.colour(next++);
        }
        int interval = DEFAULT_INTERVAL;
        if (next < words.size() && Character.isDigit(words.text(next).charAt(0))) {
            interval = words.whole(next++);
        }
        int most = Integer.MAX_VALUE;
        boolean hasOwnership = false;
        for (; next < words.size(); next += 2) {
            switch (words.text(next)) {
                case "interval" -> interval = words.whole(next + 1);
                case "maxmoves" -> most = words.whole(next + 1);
                case "minmoves" -> words.whole(next + 1);
                case "ownership" -> hasOwnership = isTrue(words, next + 1);
                case "rootInfo", "pvVisits", "movesOwnership", "ownershipStdev" -> isTrue(words, next + 1);
                case "allow", "avoid" -> throw new GtpFailure("allow and avoid are not supported");
                default -> throw GtpFailure.syntax();
            }
        }
        if (interval < 0 || most < 1) {
            throw GtpFailure.syntax();
        }
        return new AnalysisOptions(side, TimeUnit.MILLISECONDS.toNanos(10L * interval), most, hasOwnership);
    }

    private static boolean isTrue(GtpWords words, int index) {
        return switch (words.text(index)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw GtpFailure.syntax();
        };
    }
}
