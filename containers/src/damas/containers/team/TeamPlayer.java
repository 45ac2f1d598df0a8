package damas.containers.team;

import damas.behaviours.conversation.Directory;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.learning.GamePlayer;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/** Plays what a team decides. */
public final class TeamPlayer implements GamePlayer {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Lab lab;
    private final String team;
    private final Limits limits;
    private String why = "";
    private boolean fallback;

    public TeamPlayer(Lab lab, String team, Limits limits) {
        this.lab = lab;
        this.team = team;
        this.limits = limits;
    }

    /** Whether no player of the team chose the last move. */
    public boolean isFallback() {
        return fallback;
    }

    /** Why the players that decided on the last move were asked. */
    public String why() {
        return why;
    }

    @Override
    public Move choose(Position position) {
        ChooseMove wanted =
                new ChooseMove("terminal", Positions.of(position), Limiting.message(limits, position.turn()));
        try {
            Decided decided = (Decided) lab.ask(Directory.TEAM, team, wanted, PATIENCE, news -> { });
            why = decided.allocation().reason();
            fallback = decided.fallback();
            return position.game().move(position, decided.move().text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
