package damas.containers.team;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.learning.Pairing;
import damas.knowledge.draughts.learning.Tournament;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.team.Allocated;
import damas.ontology.roster.Roster;
import damas.ontology.roster.TeamInOne;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Games between teams in this JVM, each team as one player. */
public final class MatchWithoutAgents implements Rounds {
    private final Map<String, TeamInOne> teams = new HashMap<>();
    private final DrawRules rules;

    public MatchWithoutAgents(List<Roster> rosters, Limits limits, DrawRules rules) {
        rosters.forEach(roster -> teams.put(roster.team().name(), new TeamInOne(roster, limits)));
        this.rules = rules;
    }

    @Override
    public Round play(Pairing pairing) {
        TeamInOne.InGame black = teams.get(pairing.black()).newGame();
        TeamInOne.InGame white = teams.get(pairing.white()).newGame();
        Notes notes = new Notes();
        GameDirector game = GameDirector.play(DraughtsPosition.of(pairing.opening(), rules), position -> {
            boolean first = position.turn() == Colour.BLACK;
            TeamInOne.InGame player = first ? black : white;
            Move move = player.choose(position);
            notes.add(position, move, first ? pairing.black() : pairing.white(), player);
            return move;
        });
        Map<String, String> tags = Tournament.tags(EVENT, pairing, game);
        tags.putAll(notes.fallbacks.tags(Colour::name));
        return new Round(Tournament.record(tags, game).with(notes.comments), notes.allocations.toString());
    }

    /** What is written down beside the moves of one game. */
    private static final class Notes {
        private final StringBuilder allocations = new StringBuilder();
        private final List<String> comments = new ArrayList<>();
        private Fallbacks fallbacks = Fallbacks.NONE;

        void add(Position position, Move move, String team, TeamInOne.InGame player) {
            Allocated who = player.last();
            allocations.append(String.join(
                    "\t",
                    String.valueOf(position.played().size() + 1),
                    move.text(),
                    team,
                    String.join("+", who.players()),
                    who.phase(),
                    who.reason()));
            allocations.append('\n');
            comments.add(player.isFallback() ? Fallbacks.COMMENT : "");
            fallbacks = player.isFallback() ? fallbacks.plus(position.turn()) : fallbacks;
        }
    }
}
