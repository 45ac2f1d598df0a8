package damas.containers.cli;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.learning.Score;
import damas.knowledge.game.Side;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a team did in those games of a match where one of its exception rules fired, rule by rule. */
final class RuleScores {
    private static final Pattern FIRED = Pattern.compile("exception rule (\\d+) \\((.*?)\\) sends it to (\\S+)");

    private final Map<String, Score> rules = new TreeMap<>();
    private Score any = Score.NONE;

    /**
     * Adds a game.
     *
     * @param reasons who played which move and why, as {@link MatchFiles} has it
     */
    void add(String team, DraughtsGame game, String reasons) {
        Side side = team.equals(game.tags().get("Black")) ? Colour.BLACK : Colour.WHITE;
        Set<String> fired = new TreeSet<>();
        reasons.lines().filter(line -> line.contains("\t" + team + "\t")).forEach(line -> {
            Matcher matcher = FIRED.matcher(line);
            if (matcher.find()) {
                fired.add("rule %3s (%s, to %s)".formatted(matcher.group(1), matcher.group(2), matcher.group(3)));
            }
        });
        fired.forEach(rule -> rules.merge(rule, Score.NONE.plus(game.result(), side), Score::plus));
        if (!fired.isEmpty()) {
            any = any.plus(game.result(), side);
        }
    }

    /** How it did in all games where any fired. */
    Score any() {
        return any;
    }

    /** How it did in the games where each fired, by the rule in words. */
    Map<String, Score> rules() {
        return rules;
    }
}
