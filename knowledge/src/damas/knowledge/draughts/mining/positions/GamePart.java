package damas.knowledge.draughts.mining.positions;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A part of an archive, by the games' numbers, so that nothing is reported on games that were learned from. The numbers
 * count the games that could be read, from 1.
 */
public enum GamePart {
    /** Every game. */
    ALL,

    /** Odd numbers: to train and to cluster. */
    TRAINING,

    /** Numbers divisible by 4: to find exception rules. */
    RULES,

    /** The rest, 2, 6, 10 and so on: only to report. */
    REPORT;

    /** Whether the game of this number belongs to this part. */
    public boolean holds(int number) {
        return switch (this) {
            case ALL -> true;
            case TRAINING -> number % 2 == 1;
            case RULES -> number % 4 == 0;
            case REPORT -> number % 4 == 2;
        };
    }

    /** The games of this part. */
    public <T> List<T> of(List<T> games) {
        return IntStream.range(0, games.size()).filter(i -> holds(i + 1)).mapToObj(games::get).toList();
    }

    /** As a person types it: {@code training}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
