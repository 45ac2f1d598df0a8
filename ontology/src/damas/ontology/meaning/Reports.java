package damas.ontology.meaning;

import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.ontology.words.SearchReport;
import java.time.Duration;
import java.util.stream.Collectors;

/** What searches have found. */
public final class Reports {
    /** A search that has found nothing yet. */
    public static final SearchReport NOTHING = new SearchReport(0, 0, 0, 0, "");

    private Reports() {}

    public static SearchReport of(SearchResult result, Duration time) {
        return new SearchReport(
                result.value(), result.depth(), result.nodes(), time.toMillis(), Positions.line(result.variation()));
    }

    public static SearchReport of(Report report) {
        return new SearchReport(
                report.value(),
                report.depth(),
                report.nodes(),
                report.time().toMillis(),
                report.line().stream().map(Move::text).collect(Collectors.joining(" ")));
    }

    /** The move that a report would play; empty if it has none. */
    public static String best(SearchReport report) {
        return report.variation().split(" ")[0];
    }
}
