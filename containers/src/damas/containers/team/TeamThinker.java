package damas.containers.team;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.engine.Thinker;
import damas.containers.engine.Thought;
import damas.containers.engine.ThoughtListener;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.engine.Limits;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Thinking;
import jade.content.Predicate;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A team behind the engine protocol. */
public final class TeamThinker implements Thinker {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Lab lab;
    private final String team;
    private int games = 1;
    private volatile Optional<Inquiry> asked = Optional.empty();
    private volatile CompletableFuture<?> told = CompletableFuture.completedFuture("");

    public TeamThinker(Lab lab, String team) {
        this.lab = lab;
        this.team = team;
    }

    @Override
    public void newGame() {
        games++;
    }

    @Override
    public void think(GameInPlay game, Limits limits, ThoughtListener listener) {
        ChooseMove wanted = new ChooseMove(
                "engine-" + games,
                Positions.of(game.position()),
                Limiting.message(limits, game.board().turn()));
        Board board = game.board();
        Inquiry inquiry =
                lab.gateway().ask(Directory.TEAM, team, wanted, PATIENCE, news -> hear(news, board, listener));
        asked = Optional.of(inquiry);
        told = inquiry.answer().whenComplete((answer, failure) -> {
            if (answer instanceof Decided decided) {
                say(decided.report(), decided.fallback(), board, listener);
                listener.chosen(DraughtsMove.parse(decided.move().text(), board));
            } else {
                listener.failed(failure == null ? "strange answer: " + answer : failure.getMessage());
            }
        });
    }

    private static void hear(Predicate news, Board board, ThoughtListener listener) {
        if (news instanceof Thinking thinking) {
            say(thinking.report(), false, board, listener);
        }
    }

    private static void say(SearchReport report, boolean fallback, Board board, ThoughtListener listener) {
        if (report.depth() == 0) {
            return;
        }
        listener.thought(new Thought(
                report.depth(),
                report.nodes(),
                (float) report.value(),
                Duration.ofMillis(report.milliseconds()),
                fallback,
                DraughtsMove.parseLine(List.of(report.variation().split(" ")), board)));
    }

    @Override
    public void stop() {
        asked.ifPresent(Inquiry::hurry);
    }

    @Override
    public void close() {
        stop();
        // not only the answer is waited for, but the listener who hears it
        told.handle((answer, failure) -> "").join();
    }
}
