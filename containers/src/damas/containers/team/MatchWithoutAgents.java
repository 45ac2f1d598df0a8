package damas.containers.team;

import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.learning.Pairing;
import damas.knowledge.learning.Tournament;
import damas.knowledge.team.Allocated;
import damas.ontology.roster.Roster;
import damas.ontology.roster.TeamInOne;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games between teams in this JVM, each team as one player. */
public final class MatchWithoutAgents implements Rounds {
    private final Map<String, TeamInOne> teams = new HashMap<>();

    public MatchWithoutAgents(List<Roster> rosters, Limits limits) {
        rosters.forEach(roster -> teams.put(roster.team().name(), new TeamInOne(roster, limits)));
    }

    @Override
    public Round play(Pairing pairing) {
        Map<String, TeamInOne.InGame> playing = new HashMap<>();
        List.of(pairing.first(), pairing.second()).forEach(name -> playing.put(name, teams.get(name).newGame()));
        Notes notes = new Notes();
        GameDirector game = GameDirector.playOrResign(pairing.opening(), position -> {
            String team = pairing.name(position.turn());
            Optional<Move> move = playing.get(team).choose(position);
            move.ifPresent(played -> notes.add(position, played, team, playing.get(team)));
            return move;
        });
        Map<String, String> tags = Tournament.tags(EVENT, pairing, game);
        tags.putAll(notes.fallbacks.tags(pairing.opening().game()::sideName));
        GameRecord record = new GameRecord(
                tags, game.position(), notes.comments, game.outcome().orElseThrow().result());
        return new Round(record, notes.allocations.toString());
    }

    /** What is written down beside the moves of one game. */
    private static final class Notes {
        private final StringBuilder allocations = new StringBuilder();
        private final List<String> comments = new ArrayList<>();
        private Fallbacks fallbacks = Fallbacks.NONE;

        void add(Position position, Move move, String team, TeamInOne.InGame player) {
            Allocated allocated = player.last();
            allocations.append(String.join(
                    "\t",
                    String.valueOf(position.played().size() + 1),
                    move.text(),
                    team,
                    String.join("+", allocated.players()),
                    allocated.phase(),
                    allocated.reason()));
            allocations.append('\n');
            comments.add(player.isFallback() ? Fallbacks.COMMENT : "");
            fallbacks = player.isFallback() ? fallbacks.plus(position.turn()) : fallbacks;
        }
    }
}
