package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/** When a search must end; what is absent does not limit it. */
public record Limits(
        Optional<Integer> depth, Optional<Long> nodes, Optional<Long> milliseconds, Optional<GameClock> clock)
        implements Concept {
    public static final Limits NONE =
            new Limits(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
