package damas.behaviours.deciding;

import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.team.Vote;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the players that were asked for a move have found, and which move follows from it: the newest finished iteration
 * of each counts, a vote settles several, and a fallback is played only if there is none. Without time and agents.
 */
public final class Proposals {
    private final Position position;
    private final Map<String, SearchReport> newest = new LinkedHashMap<>();
    private final Set<String> answered = new HashSet<>();

    /**
     * A decision.
     *
     * @param players the players whose move it is, by name; none for a fallback
     * @param remark how it came about, to be added to the reason of the allocation; may be empty
     * @param fallback true if no player chose the move
     */
    public record Choice(
            Move move, List<String> players, String remark, SearchReport report, boolean fallback) {
        public Choice {
            players = List.copyOf(players);
        }
    }

    /**
     * @param position has a legal move
     */
    public Proposals(Position position) {
        this.position = position;
    }

    /** Takes an iteration that a player has finished; a report without one is ignored. */
    public void told(String player, SearchReport report) {
        if (isChosen(report)) {
            newest.put(player, report);
        }
    }

    /** Takes a player's answer. Returns false, and takes nothing, if its move is not legal. */
    public boolean answered(String player, SearchReport report) {
        if (move(report).isEmpty()) {
            return false;
        }
        answered.add(player);
        told(player, report);
        return true;
    }

    public boolean hasAnswered(String player) {
        return answered.contains(player);
    }

    /** Whether all of these players have answered, and there is one. */
    public boolean areComplete(Collection<String> players) {
        return !players.isEmpty() && answered.containsAll(players);
    }

    /** A search that finished no iteration answers with any legal move, which is chosen only if it is the only one. */
    private boolean isChosen(SearchReport report) {
        return move(report).isPresent() && (report.depth() > 0 || position.moves().size() == 1);
    }

    /**
     * Decides on a move.
     *
     * @param allocated the players that are to decide; others count only if none of these has found anything
     */
    public Choice choice(Collection<String> allocated) {
        Map<String, SearchReport> reports = new LinkedHashMap<>(newest);
        if (allocated.stream().anyMatch(reports::containsKey)) {
            reports.keySet().retainAll(allocated);
        }
        if (reports.isEmpty()) {
            return fallback();
        }
        String remark = areComplete(allocated) ? "" : "; not all have answered in time";
        Map<String, Move> moves = reports.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> move(entry.getValue()).orElseThrow()));
        if (moves.size() == 1) {
            String only = moves.keySet().iterator().next();
            return new Choice(moves.get(only), List.of(only), remark, reports.get(only), false);
        }
        Vote vote = Vote.of(position, moves);
        return new Choice(
                vote.move(),
                vote.supporters(),
                "; " + vote.reason() + remark,
                reports.get(vote.supporters().get(0)),
                false);
    }

    /** The game's own fallback. The only legal move does not count as one: there was nothing to choose. */
    private Choice fallback() {
        Move move = Games.fallback(position);
        return new Choice(
                move,
                List.of(),
                "; no player has answered in time",
                new SearchReport(0, 0, 0, 0, move.text()),
                position.moves().size() > 1);
    }

    private Optional<Move> move(SearchReport report) {
        try {
            return Optional.of(position.game().move(position, Reports.best(report)));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }
}
