package damas.knowledge.draughts.montecarlo;

import damas.knowledge.montecarlo.SettingsText;

/**
 * How draughts is played out, and how much a prior counts. The source leaves all of it open (reference/go-ahead.md 10).
 * The text form is {@code key=value ...} with the names of these fields.
 *
 * @param tries how many quiet moves are drawn at most, until one exposes no piece to an immediate capture; 1 for
 *     uniformly random moves
 * @param cap the number of plies after which a play-out ends
 * @param lead the side that is ahead by this number of pieces at the cap has won; 0 for a draw in any case
 * @param quiet the number of plies without a capture or a move of a man after which a play-out is drawn
 * @param count the number of simulations that a prior stands for
 */
public record DraughtsPlayoutSettings(int tries, int cap, int lead, int quiet, double count) {
    private static final String DEFAULTS = "tries=3 cap=100 lead=2 quiet=80 count=9";

    /** The defaults. */
    public static final DraughtsPlayoutSettings DEFAULT = of("");

    public DraughtsPlayoutSettings {
        if (tries < 1 || cap < 0 || lead < 0 || quiet < 1 || !(count >= 0)) {
            throw new IllegalArgumentException(
                    "play-outs of draughts need 1 try and 1 quiet ply or more, and no negative number");
        }
    }

    /**
     * Reads the text form.
     *
     * @throws damas.knowledge.text.NotationException if a key or a value is unknown
     */
    public static DraughtsPlayoutSettings of(String text) {
        SettingsText at = new SettingsText(DEFAULTS).with(text);
        return at.read(() -> new DraughtsPlayoutSettings(
                at.whole("tries"), at.whole("cap"), at.whole("lead"), at.whole("quiet"), at.number("count")));
    }
}
