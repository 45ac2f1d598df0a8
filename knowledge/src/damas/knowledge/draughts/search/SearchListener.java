package damas.knowledge.draughts.search;

import java.time.Duration;

/** Hears of each iteration that a search has finished. */
@FunctionalInterface
public interface SearchListener {
    /** Hears nothing. */
    SearchListener NONE = (iteration, time) -> { };

    /**
     * @param iteration what is known now
     * @param time the time since the search began
     */
    void finished(SearchResult iteration, Duration time);
}
