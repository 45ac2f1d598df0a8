package damas.ontology.meaning;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.ontology.words.SearchReport;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Reports of engines as messages carry them. */
public final class Reports {
    /** A search that has found nothing yet. */
    public static final SearchReport NOTHING = new SearchReport(0, 0, 0, 0, "");

    private Reports() {}

    /** The message of a player that goes on. */
    public static SearchReport of(Report report) {
        return of(report, false);
    }

    /**
     * The message of a report.
     *
     * @param resigns whether the player would rather give the game up
     */
    public static SearchReport of(Report report, boolean resigns) {
        return new SearchReport(
                report.value(),
                report.depth(),
                report.nodes(),
                report.time().toMillis(),
                Positions.line(report.line()),
                resigns,
                ReportDetails.format(report));
    }

    /** The move that a report would play; empty if it has none. */
    public static String best(SearchReport report) {
        return report.variation().split(" ")[0];
    }

    /**
     * The report that a message carries.
     *
     * @param position the position that was searched
     * @throws damas.knowledge.text.NotationException if a move is not legal or the details are wrong
     */
    public static Report report(SearchReport message, Position position) {
        List<Move> line = Positions.line(message.variation(), position);
        Duration time = Duration.ofMillis(message.milliseconds());
        ReportDetails details = message.details()
                .map(text -> ReportDetails.parse(text, position))
                .orElse(new ReportDetails(List.of(Candidate.of(line, message.value())), Map.of()));
        return new Report(details.candidates(), message.depth(), message.nodes(), time, false, details.maps());
    }
}
