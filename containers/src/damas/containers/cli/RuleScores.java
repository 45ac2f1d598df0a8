package damas.containers.cli;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Score;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The scores of a team in the games of a match in which one of its exception rules fired, rule by rule. */
final class RuleScores {
    private static final Pattern FIRED = Pattern.compile("exception rule (\\d+) \\((.*?)\\) sends it to (\\S+)");

    private final Map<String, Score> rules = new TreeMap<>();
    private Score any = Score.NONE;

    /**
     * Adds a game.
     *
     * @param reasons the allocations of the game, as {@link MatchFiles} has them
     */
    void add(String team, GameRecord game, String reasons) {
        Side side = team.equals(game.player(Side.FIRST)) ? Side.FIRST : Side.SECOND;
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

    /** The score in all games in which a rule fired. */
    Score any() {
        return any;
    }

    /** The score in the games in which each rule fired, by the rule in words. */
    Map<String, Score> rules() {
        return rules;
    }
}
