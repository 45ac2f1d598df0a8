package damas.containers.web;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Game;
import damas.knowledge.game.Side;
import damas.ontology.meaning.Limiting;
import damas.ontology.words.MoveLimits;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who plays whom, and how long they may think.
 *
 * @param first the team of the side that moves first, or {@link #PERSON}
 * @param milliseconds for each of a team's moves; 0 if that does not limit it
 * @param depth how far teams look ahead; 0 if that does not limit them
 * @param seconds for the whole game, for each side; 0 without clocks
 * @param increment seconds that each move adds
 */
record Terms(String first, String second, long milliseconds, int depth, int seconds, int increment) {
    /** What the record of a game calls a person. */
    static final String PERSON = "A person";

    private static final long LONGEST_MOVE = 600_000;
    private static final int LONGEST_GAME = 36_000;
    private static final int LONGEST_INCREMENT = 600;
    private static final String THOUGHT = "Thought";
    private static final String CLOCK = "TimeControl";
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,9})(?:\\+(\\d{1,9})| ms| plies)");

    Terms {
        require(milliseconds >= 0 && milliseconds <= LONGEST_MOVE, "the time for a move is at most ten minutes");
        require(depth >= 0 && depth <= Budget.MAX_DEPTH, "the depth is at most " + Budget.MAX_DEPTH);
        require(seconds >= 0 && seconds <= LONGEST_GAME, "the time for a game is at most ten hours");
        require(increment >= 0 && increment <= LONGEST_INCREMENT, "a move adds ten minutes at most");
    }

    private static void require(boolean met, String otherwise) {
        if (!met) {
            throw Refusal.wrong(otherwise);
        }
    }

    String seat(Side side) {
        return side == Side.FIRST ? first : second;
    }

    boolean isPerson(Side side) {
        return seat(side).equals(PERSON);
    }

    /** Whether teams play both sides. */
    boolean isAmongTeams() {
        return !isPerson(Side.FIRST) && !isPerson(Side.SECOND);
    }

    Optional<Clock> clock() {
        return seconds == 0
                ? Optional.empty()
                : Optional.of(Clock.of(Duration.ofSeconds(seconds), Duration.ofSeconds(increment)));
    }

    /** What limits a team's next move. */
    MoveLimits limits(Optional<Clock> clock, Side turn) {
        Limits limits = new Limits(
                depth == 0 ? OptionalInt.empty() : OptionalInt.of(depth),
                OptionalLong.empty(),
                milliseconds == 0 ? Optional.empty() : Optional.of(Duration.ofMillis(milliseconds)),
                clock);
        return Limiting.message(limits, turn);
    }

    // ---- as tags of a record ----

    Map<String, String> tags(Game game) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(game.sideName(Side.FIRST), first);
        tags.put(game.sideName(Side.SECOND), second);
        if (milliseconds > 0) {
            tags.put(THOUGHT, milliseconds + " ms");
        } else if (depth > 0) {
            tags.put(THOUGHT, depth + " plies");
        }
        if (seconds > 0) {
            tags.put(CLOCK, seconds + "+" + increment);
        }
        return tags;
    }

    static Terms of(Map<String, String> tags, Game game) {
        String thought = tags.getOrDefault(THOUGHT, "");
        Matcher thinking = NUMBERS.matcher(thought);
        int limit = thinking.matches() ? Integer.parseInt(thinking.group(1)) : 0;
        Matcher time = NUMBERS.matcher(tags.getOrDefault(CLOCK, ""));
        boolean clocks = time.matches() && time.group(2) != null;
        return new Terms(
                tags.getOrDefault(game.sideName(Side.FIRST), PERSON),
                tags.getOrDefault(game.sideName(Side.SECOND), PERSON),
                thought.endsWith("ms") ? limit : 0,
                thought.endsWith("plies") ? limit : 0,
                clocks ? Integer.parseInt(time.group(1)) : 0,
                clocks ? Integer.parseInt(time.group(2)) : 0);
    }
}
