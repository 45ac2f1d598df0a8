package damas.ontology.meaning;

import damas.knowledge.engine.Report;
import damas.ontology.words.SearchReport;

/** What searches have found. */
public final class Reports {
    /** A search that has found nothing yet. */
    public static final SearchReport NOTHING = new SearchReport(0, 0, 0, 0, "");

    private Reports() {}

    public static SearchReport of(Report report) {
        return new SearchReport(
                report.value(),
                report.depth(),
                report.nodes(),
                report.time().toMillis(),
                Positions.line(report.line()));
    }

    /** The move that a report would play; empty if it has none. */
    public static String best(SearchReport report) {
        return report.variation().split(" ")[0];
    }
}
