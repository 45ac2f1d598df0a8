package damas.containers.team;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.allocation.Allocated;
import damas.knowledge.draughts.learning.Pairing;
import damas.knowledge.draughts.learning.Tournament;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Fallbacks;
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
        GameInPlay game = new GameInPlay(pairing.opening(), rules);
        TeamInOne.Player black = teams.get(pairing.black()).player();
        TeamInOne.Player white = teams.get(pairing.white()).player();
        StringBuilder allocations = new StringBuilder();
        List<String> comments = new ArrayList<>();
        Fallbacks fallbacks = Fallbacks.NONE;
        while (game.outcome().isEmpty()) {
            boolean first = game.board().turn() == Colour.BLACK;
            TeamInOne.Player player = first ? black : white;
            DraughtsMove move = player.choose(game);
            Allocated who = player.last();
            allocations.append(String.join(
                    "\t",
                    String.valueOf(game.length() + 1),
                    move.toString(),
                    first ? pairing.black() : pairing.white(),
                    String.join("+", who.players()),
                    who.phase().toString(),
                    who.reason()));
            allocations.append('\n');
            comments.add(player.isFallback() ? Fallbacks.COMMENT : "");
            fallbacks = player.isFallback() ? fallbacks.plus(game.board().turn()) : fallbacks;
            game.play(move);
        }
        Map<String, String> tags = Tournament.tags(EVENT, pairing, game);
        tags.putAll(fallbacks.tags(Colour::name));
        return new Round(game.record(tags).with(comments), allocations.toString());
    }
}
