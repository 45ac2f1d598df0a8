package damas.containers.team;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.meaning.Reports;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.SearchReport;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A team of a lab as an engine. */
public final class TeamEngine implements Engine {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Lab lab;
    private final String team;
    private int games = 1;
    private volatile Optional<Inquiry> asked = Optional.empty();
    private volatile CompletableFuture<?> told = CompletableFuture.completedFuture("");

    public TeamEngine(Lab lab, String team) {
        this.lab = lab;
        this.team = team;
    }

    @Override
    public void newGame() {
        games++;
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        ChooseMove wanted =
                new ChooseMove("engine-" + games, Positions.of(position), Limiting.message(limits, position.turn()));
        Inquiry inquiry = lab.gateway().ask(Directory.TEAM, team, wanted, PATIENCE, news -> {
            if (news instanceof damas.ontology.words.Thinking thinking) {
                report(thinking.report(), position).ifPresent(listener::report);
            }
        });
        asked = Optional.of(inquiry);
        told = inquiry.answer().whenComplete((answer, failure) -> {
            if (answer instanceof Decided decided) {
                Optional<Report> last = report(decided.report(), position);
                if (!decided.fallback()) {
                    last.ifPresent(listener::report);
                }
                Move move = position.game().move(position, decided.move().text());
                listener.answered(last.filter(report -> report.best().equals(move))
                        .orElse(Report.unsearched(move))
                        .withFallback(decided.fallback()));
            } else if (failure == null) {
                String reason = "strange answer: " + answer;
                listener.failed(reason, new IOException(reason));
            } else {
                listener.failed(failure.getMessage(), failure);
            }
        });
        return inquiry::hurry;
    }

    /** A report of the team; empty if it has searched nothing. */
    private static Optional<Report> report(SearchReport report, Position position) {
        return report.depth() == 0 ? Optional.empty() : Optional.of(Reports.report(report, position));
    }

    @Override
    public void close() {
        asked.ifPresent(Inquiry::hurry);
        // waits for the listener, not only for the answer
        told.handle((answer, failure) -> "").join();
    }
}
