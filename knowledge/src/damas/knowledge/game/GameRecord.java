package damas.knowledge.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game of any kind as it was played, finished or not.
 *
 * @param tags names and values such as {@code Event}, in their order
 * @param last the last position, with the moves that led to it
 * @param comments words for people, one for each move; empty for none
 */
public record GameRecord(Map<String, String> tags, Position last, List<String> comments, Result result) {
    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        comments = List.copyOf(comments);
        if (comments.size() != last.played().size()) {
            throw new IllegalArgumentException(
                    comments.size() + " comments do not fit " + last.played().size() + " moves");
        }
    }

    /** The name of the player of a side, from the tag that the game's name of the side is; empty without the tag. */
    public String player(Side side) {
        return tags.getOrDefault(last.game().sideName(side), "");
    }
}
