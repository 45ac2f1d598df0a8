package damas.knowledge.game;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game of any kind as it was played, finished or not.
 *
 * @param tags names and values such as {@code Event}, in their order
 * @param last the last position, with the moves that led to it
 * @param comments words for people, one for each move; empty for none
 * @param clocks the time that the side that moved had left, one for each move; empty without a clock
 */
public record GameRecord(
        Map<String, String> tags,
        Position last,
        List<String> comments,
        List<Optional<Duration>> clocks,
        Result result) {
    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        comments = List.copyOf(comments);
        clocks = List.copyOf(clocks);
        int moves = last.played().size();
        if (comments.size() != moves || clocks.size() != moves) {
            throw new IllegalArgumentException(
                    comments.size() + " comments and " + clocks.size() + " clocks do not fit " + moves + " moves");
        }
    }

    /** A record without clocks. */
    public GameRecord(Map<String, String> tags, Position last, List<String> comments, Result result) {
        this(tags, last, comments, Collections.nCopies(comments.size(), Optional.empty()), result);
    }

    /** A game without comments and clocks. */
    public static GameRecord of(Map<String, String> tags, Position last, Result result) {
        return new GameRecord(tags, last, Collections.nCopies(last.played().size(), ""), result);
    }

    /**
     * This game under a rule set with a referee. Where the referee alone knows some rules ({@link Game#boardRules}),
     * the notation of records does not say which held; a record of another game stays as it is.
     *
     * @throws damas.knowledge.text.NotationException if a move is not legal under the rule set
     */
    public GameRecord refereed(String rules) {
        return last.game().boardRules(rules).equals(rules)
                ? this
                : new GameRecord(tags, last.under(rules), comments, clocks, result);
    }

    /** The name of the player of a side, from the tag that the game's name of the side is; empty without the tag. */
    public String player(Side side) {
        return tags.getOrDefault(last.game().sideName(side), "");
    }
}
