package damas.knowledge.draughts;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * One move of a game record and what was noted beside it.
 *
 * @param clock the time that its side had left after it
 * @param nags PDN's numeric annotation glyphs: 1 is {@code !}, 2 is {@code ?}
 * @param comment the words written after it, empty if there are none
 */
public record Ply(DraughtsMove move, Optional<Duration> clock, List<Integer> nags, String comment) {
    public Ply {
        nags = List.copyOf(nags);
    }

    /** A move without any note. */
    public static Ply of(DraughtsMove move) {
        return new Ply(move, Optional.empty(), List.of(), "");
    }
}
