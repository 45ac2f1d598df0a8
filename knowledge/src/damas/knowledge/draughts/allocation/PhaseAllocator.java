package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.game.Position;
import damas.knowledge.team.Allocated;
import damas.knowledge.team.Allocator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Allocates by phases: the opening agent plays while there are many pieces, then the agent of the endgame's cluster
 * (reference/mp-draughts.md 2.4).
 *
 * @param openingAgent the player of the opening
 * @param endgameAgents the players of endgames, by the class of endgames that is theirs
 * @param openingPieces the fewest pieces of the opening; 0 if there is no endgame
 * @param voters the number of players that vote, if {@code dynamics} is a vote
 * @param rules correct the clusterer; the first that fires decides
 */
public record PhaseAllocator(
        String openingAgent,
        Map<String, String> endgameAgents,
        int openingPieces,
        Dynamics dynamics,
        int voters,
        Clusterer clusterer,
        List<ExceptionRule> rules)
        implements Allocator {
    public PhaseAllocator {
        endgameAgents = Map.copyOf(endgameAgents);
        rules = List.copyOf(rules);
        if (dynamics == Dynamics.VOTE && voters < 1) {
            throw new IllegalArgumentException("a vote needs voters");
        }
    }

    @Override
    public List<String> players() {
        return Stream.concat(Stream.of(openingAgent), endgameAgents.values().stream()).distinct().toList();
    }

    @Override
    public Allocated allocate(Position position, Set<String> absent) {
        DraughtsPosition history = EnglishDraughts.of(position);
        int pieces = history.board().pieceCount();
        return pieces >= openingPieces ? opening(history.board(), absent) : endgame(history, absent);
    }

    private Allocated opening(Board board, Set<String> absent) {
        List<String> line = new ArrayList<>(List.of(openingAgent));
        line.addAll(agents(clusterer.rank(board)));
        String reason = counted(board) + ": "
                + (openingPieces == 0 ? openingAgent + " plays the whole game" : "opening, so " + openingAgent);
        return first(1, line, absent, Phase.OPENING, reason);
    }

    private Allocated endgame(DraughtsPosition history, Set<String> absent) {
        Board decisive = dynamics == Dynamics.ONCE ? firstEndgame(history) : history.board();
        StringBuilder reason = new StringBuilder(counted(history.board())).append(": endgame; ");
        if (decisive.pieceCount() != history.board().pieceCount()) {
            reason.append("decided at ").append(counted(decisive)).append(": ");
        }
        List<String> classes = new ArrayList<>(clusterer.rank(decisive));
        String said = classes.get(0);
        reason.append(clusterer.verdict(decisive));
        if (dynamics != Dynamics.VOTE) {
            reason.append(", so ").append(agent(said));
        }
        for (int i = 0; i < rules.size(); i++) {
            ExceptionRule rule = rules.get(i);
            if (rule.fires(said, decisive)) {
                reason.append("; exception rule ").append(i + 1).append(" (").append(rule.condition())
                        .append(") sends it to ").append(agent(rule.instead()));
                classes.remove(rule.instead());
                classes.add(0, rule.instead());
                break;
            }
        }
        List<String> line = agents(classes);
        line.add(openingAgent);
        return first(dynamics == Dynamics.VOTE ? voters : 1, line, absent, Phase.ENDGAME, reason.toString());
    }

    /**
     * The position where the side to move had its first endgame of this game: the choice made there is kept. A capture
     * may have jumped past the threshold.
     */
    private Board firstEndgame(DraughtsPosition history) {
        return history.boards().stream()
                .filter(board -> board.turn() == history.board().turn())
                .filter(board -> board.pieceCount() < openingPieces)
                .findFirst()
                .orElseThrow();
    }

    /** The first of the line who are there. The opening agent stands at one end of the line and votes only alone. */
    private Allocated first(int count, List<String> line, Set<String> absent, Phase phase, String reason) {
        List<String> present = line.stream().filter(player -> !absent.contains(player)).toList();
        if (present.isEmpty()) {
            return new Allocated(List.of(), phase.toString(), reason + "; nobody is there");
        }
        long able = present.stream().filter(player -> !player.equals(openingAgent)).count();
        List<String> chosen = present.subList(0, (int) Math.max(1, Math.min(count, able)));
        List<String> missed = line.subList(0, line.indexOf(chosen.get(chosen.size() - 1))).stream()
                .filter(absent::contains)
                .toList();
        StringBuilder words = new StringBuilder(reason);
        if (!missed.isEmpty()) {
            words.append("; ").append(listed(missed)).append(missed.size() == 1 ? " is" : " are").append(" absent");
        }
        if (count > 1) {
            words.append("; ").append(listed(chosen)).append(chosen.size() == 1 ? " decides alone" : " vote");
        } else if (!missed.isEmpty()) {
            words.append(", so ").append(chosen.get(0));
        }
        return new Allocated(chosen, phase.toString(), words.toString());
    }

    private List<String> agents(List<String> classes) {
        return new ArrayList<>(
                classes.stream().filter(endgameAgents::containsKey).map(endgameAgents::get).distinct().toList());
    }

    private String agent(String endgameClass) {
        return endgameAgents.getOrDefault(endgameClass, "nobody");
    }

    private static String counted(Board board) {
        return board.pieceCount() == 1 ? "1 piece" : board.pieceCount() + " pieces";
    }

    private static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
