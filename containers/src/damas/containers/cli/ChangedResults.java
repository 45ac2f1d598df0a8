package damas.containers.cli;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
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
    static Map<String, Integer> between(Collection<DraughtsGame> before, Collection<DraughtsGame> after) {
        Map<String, DraughtsGame> rounds =
                before.stream().collect(Collectors.toMap(game -> game.tags().getOrDefault("Round", ""), game -> game));
        String first = first(before);
        String second = first(after);
        Map<String, Integer> changes = new TreeMap<>();
        int alike = 0;
        for (DraughtsGame game : after) {
            DraughtsGame old = rounds.get(game.tags().get("Round"));
            if (old != null && old.start().equals(game.start()) && side(old, first) == side(game, second)) {
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

    /** The first named of a match has Black in its first game. */
    private static String first(Collection<DraughtsGame> games) {
        return games.isEmpty() ? "" : games.iterator().next().tags().getOrDefault("Black", "");
    }

    private static Side side(DraughtsGame game, String team) {
        return team.equals(game.tags().get("Black")) ? Colour.BLACK : Colour.WHITE;
    }

    private static String result(DraughtsGame game, Side side) {
        return game.result() == Result.win(side) ? "win" : game.result() == Result.DRAW ? "draw" : "loss";
    }
}
