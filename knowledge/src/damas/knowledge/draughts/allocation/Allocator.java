package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Decides who of a team plays a position. It remembers nothing: what was decided earlier in a game follows from the
 * game's history, so a coordinator that was started anew goes on as the one before.
 *
 * @param openingAgent who plays the opening
 * @param endgameAgents who plays which class of endgames: players by class
 * @param openingPieces the fewest pieces of the opening; 0 if there is no endgame
 * @param voters how many vote, if they do
 * @param rules correct the clusterer; the first that fires decides
 */
public record Allocator(
        String openingAgent,
        Map<String, String> endgameAgents,
        int openingPieces,
        Dynamics dynamics,
        int voters,
        Clusterer clusterer,
        List<ExceptionRule> rules) {
    public Allocator {
        endgameAgents = Map.copyOf(endgameAgents);
        rules = List.copyOf(rules);
        if (dynamics == Dynamics.VOTE && voters < 1) {
            throw new IllegalArgumentException("a vote needs voters");
        }
    }

    /**
     * Who plays now.
     *
     * @param absent players that cannot be asked; the next in line stands in
     */
    public Allocated allocate(DraughtsPosition history, Set<String> absent) {
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
            return new Allocated(List.of(), phase, reason + "; nobody is there");
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
        return new Allocated(chosen, phase, words.toString());
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
