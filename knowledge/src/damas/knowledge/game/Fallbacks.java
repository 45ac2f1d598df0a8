package damas.knowledge.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * How many moves of each side in a game were fallbacks: no player chose them, because none had finished an iteration in
 * the time of the move.
 */
public record Fallbacks(int first, int second) {
    public static final Fallbacks NONE = new Fallbacks(0, 0);

    /** The word after a side's name in the tag of a game record: {@code BlackFallbacks "3"}. */
    private static final String TAG = "Fallbacks";

    /** The comment at a fallback in a game record. */
    public static final String COMMENT = "fallback: no player chose this move";

    public int of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** These and one more of a side. */
    public Fallbacks plus(Side side) {
        return side == Side.FIRST ? new Fallbacks(first + 1, second) : new Fallbacks(first, second + 1);
    }

    /**
     * The counts as tags of a game record.
     *
     * @param sideName the game's name of a side
     */
    public Map<String, String> tags(Function<Side, String> sideName) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tags.put(sideName.apply(side) + TAG, String.valueOf(of(side)));
        }
        return tags;
    }

    /** The counts that the tags of a game record tell; a side without such a tag has none. */
    public static Fallbacks of(Map<String, String> tags, Function<Side, String> sideName) {
        return new Fallbacks(count(tags, sideName.apply(Side.FIRST)), count(tags, sideName.apply(Side.SECOND)));
    }

    private static int count(Map<String, String> tags, String side) {
        String count = tags.getOrDefault(side + TAG, "");
        return count.matches("\\d{1,9}") ? Integer.parseInt(count) : 0;
    }

    /** The counts in words: {@code fallbacks: Black 0, White 3}. */
    public String text(Function<Side, String> sideName) {
        return "fallbacks: " + sideName.apply(Side.FIRST) + " " + first + ", " + sideName.apply(Side.SECOND) + " "
                + second;
    }
}
