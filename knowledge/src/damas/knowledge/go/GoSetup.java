package damas.knowledge.go;

import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.Arrays;

/** Stones that are put on a board or taken off by hand, to start a game from them. Not safe for threads. */
public final class GoSetup {
    private final GoRules rules;

    /** The colours of {@link GoColour}, row by row from the lowest. */
    private final int[] colours;

    private GoSetup(GoRules rules, int[] colours) {
        this.rules = rules;
        this.colours = colours;
    }

    /** An empty board. */
    public static GoSetup empty(GoRules rules) {
        return new GoSetup(rules, new int[rules.size() * rules.size()]);
    }

    /** The stones of a position. */
    public static GoSetup of(GoPosition position) {
        GoPoints points = position.points();
        return new GoSetup(position.rules(), points.all().map(position::colour).toArray());
    }

    /** The same stones under other rules for the same size. */
    public GoSetup under(GoRules others) {
        if (others.size() != rules.size()) {
            throw new IllegalArgumentException("stones for size " + rules.size() + " are none for " + others.size());
        }
        return new GoSetup(others, colours.clone());
    }

    private int index(GoMove point) {
        return point.row() * rules.size() + point.column();
    }

    /** The colour of a point, see {@link GoColour}. */
    public int colour(GoMove point) {
        return colours[index(point)];
    }

    /** Puts a stone of a colour on a point, whatever was there, or takes it off. */
    public void set(GoMove point, int colour) {
        colours[index(point)] = colour;
    }

    public boolean isEmpty() {
        return Arrays.stream(colours).allMatch(colour -> colour == GoColour.EMPTY);
    }

    /**
     * The start of a game from these stones.
     *
     * @throws NotationException if a block has no liberty
     */
    public GoPosition start(Side turn) {
        StringBuilder text = new StringBuilder();
        int size = rules.size();
        for (int row = size - 1; row >= 0; row--) {
            text.append(text.length() == 0 ? (turn == Side.FIRST ? "B:" : "W:") : "/");
            int gap = 0;
            for (int column = 0; column < size; column++) {
                int colour = colours[row * size + column];
                if (colour == GoColour.EMPTY) {
                    gap++;
                } else {
                    text.append(gap == 0 ? "" : gap).append(colour == GoColour.BLACK ? 'B' : 'W');
                    gap = 0;
                }
            }
            text.append(gap == 0 ? "" : gap);
        }
        return GoPosition.parse(text.toString(), rules);
    }
}
