package damas.knowledge.draughts.allocation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** When an endgame agent is allocated. */
public enum Dynamics {
    /** Once, when the endgame begins; it plays to the end (dynamics I, reference/adaba.md 8.6). */
    ONCE,

    /** Anew before every move (dynamics II). */
    EVERY_MOVE,

    /** Before every move the nearest few agents propose a move each, and vote (reference/mp-draughts.md 2.5). */
    VOTE;

    /**
     * The dynamics of this name, as rosters write it.
     *
     * @throws NotationException if there is none
     */
    public static Dynamics of(String name) {
        return Arrays.stream(values())
                .filter(dynamics -> dynamics.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(name) + " is no dynamics; there are "
                        + Arrays.stream(values()).map(Dynamics::toString).collect(Collectors.joining(", "))));
    }

    /** As rosters write it: {@code every-move}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
