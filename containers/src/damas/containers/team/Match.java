package damas.containers.team;

import damas.behaviours.conversation.Directory;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Game;
import damas.knowledge.learning.Pairing;
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
    private final String rules;

    /**
     * @param rules the rule set of the games, in the notation of their game
     */
    public Match(Lab lab, Limits limits, String rules) {
        this.lab = lab;
        this.limits = limits;
        this.rules = rules;
    }

    @Override
    public Round play(Pairing pairing) throws IOException {
        PlayGame wanted = new PlayGame(
                "game-" + pairing.round(),
                EVENT,
                pairing.round(),
                pairing.first(),
                pairing.second(),
                Positions.of(pairing.opening(), rules),
                Limiting.message(limits, pairing.opening().turn()));
        RecordedGame record =
                ((Played) lab.ask(Directory.REFEREE, "", wanted, LONGEST_GAME, news -> { })).record();
        Game game = pairing.opening().game();
        return new Round(game.records().read("the referee", record.text()).get(0), record.allocations());
    }
}
