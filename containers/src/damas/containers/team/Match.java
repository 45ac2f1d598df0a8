package damas.containers.team;

import damas.behaviours.conversation.Directory;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.learning.Pairing;
import damas.knowledge.engine.Limits;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import java.io.IOException;
import java.time.Duration;

/** Games between teams of a lab, run by its referee. */
public final class Match implements Rounds {
    /** How long a game may go on; teams that fall silent have lost long before. */
    private static final Duration LONGEST_GAME = Duration.ofHours(12);

    private final Lab lab;
    private final Limits limits;
    private final String drawRules;

    public Match(Lab lab, Limits limits, String drawRules) {
        this.lab = lab;
        this.limits = limits;
        this.drawRules = drawRules;
    }

    @Override
    public Round play(Pairing pairing) throws IOException {
        PlayGame wanted = new PlayGame(
                "game-" + pairing.round(),
                EVENT,
                pairing.round(),
                pairing.black(),
                pairing.white(),
                Positions.of(DraughtsPosition.of(pairing.opening()), drawRules),
                Limiting.message(limits, pairing.opening().turn()));
        RecordedGame record =
                ((Played) lab.ask(Directory.REFEREE, "", wanted, LONGEST_GAME, news -> { })).record();
        return new Round(PdnReader.parse("the referee", record.text()).games().get(0), record.allocations());
    }
}
