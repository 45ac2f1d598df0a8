package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Positions;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports of engines in messages, there and back. */
@Fast
class ReportsTest {
    private static final Position POSITION = TicTacToe.GAME.start("standard");

    private static Candidate candidate(String line, double value, long visits, OptionalDouble prior) {
        return new Candidate(Positions.line(line, POSITION), value, visits, prior, OptionalDouble.of(-0.5));
    }

    @Test
    void aReportOfOneLineNeedsNoDetails() {
        Report report = Report.of(Positions.line("a1 b2", POSITION), 0.25, 2, 99, Duration.ofMillis(7));
        SearchReport message = Reports.of(report);
        assertEquals(new SearchReport(0.25, 2, 99, 7, "a1 b2"), message);
        assertEquals(report, Reports.report(message, POSITION));
    }

    @Test
    void candidatesAndMapsComeThroughAMessage() {
        Report report = new Report(
                List.of(
                        candidate("b2 a1 c3", 0.5, 1000, OptionalDouble.of(0.4)),
                        candidate("a1", -0.25, 10, OptionalDouble.empty())),
                3,
                1010,
                Duration.ofMillis(20),
                false,
                Map.of("ownership", new double[] {1, -0.5, 0}));
        SearchReport message = Reports.of(report, true);
        assertTrue(message.resigns());
        Report read = Reports.report(message, POSITION);
        assertEquals(report.candidates(), read.candidates());
        assertArrayEquals(new double[] {1, -0.5, 0}, read.maps().get("ownership"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "nonsense", "candidate", "candidate 1 0 - - z9", "candidate x 0 - - a1", "map own 1 2",
                "candidate 1 0 - - a1 a1", "candidate 1 0 - - a1\nmap own x"
            })
    void wrongDetailsAreRefused(String details) {
        SearchReport message = new SearchReport(0, 1, 1, 1, "a1", false, Optional.of(details));
        assertThrows(NotationException.class, () -> Reports.report(message, POSITION));
    }
}
