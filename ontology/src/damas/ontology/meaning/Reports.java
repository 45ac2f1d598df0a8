package damas.ontology.meaning;

import damas.knowledge.draughts.search.SearchResult;
import damas.ontology.words.SearchReport;
import java.time.Duration;

/** What searches have found. */
public final class Reports {
    /** A search that has found nothing yet. */
    public static final SearchReport NOTHING = new SearchReport(0, 0, 0, 0, "");

    private Reports() {}

    public static SearchReport of(SearchResult result, Duration time) {
        return new SearchReport(
                result.value(), result.depth(), result.nodes(), time.toMillis(), Positions.line(result.variation()));
    }

    /** The move that a report would play; empty if it has none. */
    public static String best(SearchReport report) {
        return report.variation().split(" ")[0];
    }
}
