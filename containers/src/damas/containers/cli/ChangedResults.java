package damas.containers.cli;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What changed between two matches from the same openings: game by game, what the first named of each scored
 * (reference/mp-draughts.md 12.7, Tables 20 and 23).
 */
final class ChangedResults {
    private ChangedResults() {}

    /**
     * Counts the changes, as {@code draw -> win}.
     *
     * @throws NotationException if the matches have no two games alike
     */
    static Map<String, Integer> between(Collection<GameRecord> before, Collection<GameRecord> after) {
        Map<String, GameRecord> rounds =
                before.stream().collect(Collectors.toMap(game -> game.tags().getOrDefault("Round", ""), game -> game));
        String first = first(before);
        String second = first(after);
        Map<String, Integer> changes = new TreeMap<>();
        int alike = 0;
        for (GameRecord game : after) {
            GameRecord old = rounds.get(game.tags().get("Round"));
            if (old != null
                    && old.last().start().text().equals(game.last().start().text())
                    && side(old, first) == side(game, second)) {
                alike++;
                String was = result(old, side(old, first));
                String now = result(game, side(game, second));
                if (!was.equals(now)) {
                    changes.merge(was + " -> " + now, 1, Integer::sum);
                }
            }
        }
        if (alike == 0) {
            throw new NotationException("the two matches have no game from the same opening in the same round");
        }
        return changes;
    }

    /** The team that a match names first has the first move in its first game. */
    private static String first(Collection<GameRecord> games) {
        return games.isEmpty() ? "" : games.iterator().next().player(Side.FIRST);
    }

    private static Side side(GameRecord game, String team) {
        return team.equals(game.player(Side.FIRST)) ? Side.FIRST : Side.SECOND;
    }

    private static String result(GameRecord game, Side side) {
        return game.result() == Result.win(side) ? "win" : game.result() == Result.DRAW ? "draw" : "loss";
    }
}
