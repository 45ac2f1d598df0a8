package damas.knowledge.go;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a game as a text in SGF FF[4]: one line of play with its comments. */
final class GoRecords {
    /** Tags of game records and the properties of SGF that say the same. */
    private static final Map<String, String> PROPERTIES = Map.of(
            "Event", "EV", "Site", "PC", "Date", "DT", "Round", "RO", "Black", "PB", "White", "PW");

    private GoRecords() {}

    static String format(GameRecord record) {
        GoPosition last = Go.of(record.last());
        GoPosition start = last.start();
        GoRules rules = last.rules();
        StringBuilder text = new StringBuilder("(;FF[4]GM[1]CA[UTF-8]SZ[" + rules.size() + "]KM["
                + GoRules.number(rules.komi()) + "]RU[" + escaped(rules.toString()) + "]");
        record.tags().forEach((name, value) -> {
            if (PROPERTIES.containsKey(name)) {
                text.append(PROPERTIES.get(name)).append('[').append(escaped(value)).append(']');
            }
        });
        text.append("RE[").append(result(last, record.result())).append(']');
        appendSetup(text, start);
        Side side = start.turn();
        List<GoMove> moves = last.played();
        for (int i = 0; i < moves.size(); i++) {
            text.append("\n;").append(letter(side)).append('[').append(coordinates(moves.get(i), rules)).append(']');
            String comment = record.comments().get(i);
            text.append(comment.isEmpty() ? "" : "C[" + escaped(comment) + "]");
            side = side.opponent();
        }
        return text.append(")\n").toString();
    }

    private static void appendSetup(StringBuilder text, GoPosition start) {
        int handicap = start.rules().handicap();
        text.append(handicap == 0 ? "" : "HA[" + handicap + "]");
        for (int colour : new int[] {GoColour.BLACK, GoColour.WHITE}) {
            String stones = start.points().all()
                    .filter(point -> start.colour(point) == colour)
                    .mapToObj(point -> '[' + coordinates(GoMove.of(start.points(), point), start.rules()) + ']')
                    .collect(Collectors.joining());
            text.append(stones.isEmpty() ? "" : "A" + letter(GoColour.side(colour)) + stones);
        }
        text.append(start.turn() == Side.FIRST ? "" : "PL[W]");
    }

    private static String letter(Side side) {
        return side == Side.FIRST ? "B" : "W";
    }

    /** Column and row as letters, the row from above; nothing for a pass. */
    private static String coordinates(GoMove move, GoRules rules) {
        return move.isPass() ? "" : "" + (char) ('a' + move.column()) + (char) ('a' + rules.size() - 1 - move.row());
    }

    private static String result(GoPosition last, Result result) {
        boolean isCounted = last.outcome().map(outcome -> outcome.result() == result).orElse(false);
        String margin = isCounted ? GoRules.number(Math.abs(last.score())) : "";
        return switch (result) {
            case FIRST_WINS -> "B+" + margin;
            case SECOND_WINS -> "W+" + margin;
            case DRAW -> "0";
            case UNKNOWN -> "?";
        };
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:");
    }
}
