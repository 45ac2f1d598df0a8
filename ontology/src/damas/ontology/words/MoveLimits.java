package damas.ontology.words;

import jade.content.Concept;
import java.time.Duration;
import java.util.Optional;

/** What a move may cost; an absent limit does not limit. */
public record MoveLimits(
        Optional<Integer> depth, Optional<Long> nodes, Optional<Long> milliseconds, Optional<GameClock> clock)
        implements Concept {
    /** Nothing is asked: the player's own limits count. */
    public static final MoveLimits NONE =
            new MoveLimits(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** A limit on the depth alone. */
    public static MoveLimits depth(int plies) {
        return new MoveLimits(Optional.of(plies), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A limit on the time alone. */
    public static MoveLimits time(Duration time) {
        return new MoveLimits(Optional.empty(), Optional.empty(), Optional.of(time.toMillis()), Optional.empty());
    }
}
