package damas.knowledge.go;

import damas.knowledge.game.Ending;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfPlace;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.go.sgf.SgfWriter;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Records of games as SGF FF[4]. Tags that SGF has no property for are lines of the game's comment: {@code
 * BlackFallbacks: 3}.
 */
public final class GoRecords implements RecordFormat {
    public static final GoRecords FORMAT = new GoRecords();

    /** Tags of game records by the properties of SGF that say the same, in the order in which they are written. */
    private static final Map<String, String> TAGS = tags();

    private static final String TERMINATION = "Termination";

    private GoRecords() {}

    private static Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("EV", "Event");
        tags.put("PC", "Site");
        tags.put("DT", "Date");
        tags.put("RO", "Round");
        tags.put("PB", "Black");
        tags.put("PW", "White");
        tags.put("BR", "BlackRank");
        tags.put("WR", "WhiteRank");
        tags.put("BT", "BlackTeam");
        tags.put("WT", "WhiteTeam");
        tags.put("OT", "TimeControl");
        tags.put("ON", "Opening");
        tags.put("AN", "Annotator");
        tags.put("SO", "Source");
        tags.put("US", "User");
        tags.put("CP", "Copyright");
        return Collections.unmodifiableMap(tags);
    }

    @Override
    public String extension() {
        return "sgf";
    }

    // ---- writing ----

    @Override
    public String format(GameRecord record) {
        return SgfWriter.format(List.of(tree(record)));
    }

    /** A game as a tree of one line. */
    public static SgfTree tree(GameRecord record) {
        GoPosition last = Go.of(record.last());
        int size = last.rules().size();
        List<SgfNode> nodes = new ArrayList<>();
        nodes.add(root(record, last));
        Side side = last.start().turn();
        List<GoMove> moves = last.played();
        for (int i = 0; i < moves.size(); i++) {
            List<SgfProperty> properties = new ArrayList<>();
            properties.add(SgfProperty.of(letter(side), SgfPoints.text(moves.get(i), size)));
            if (!record.comments().get(i).isEmpty()) {
                properties.add(SgfProperty.of("C", record.comments().get(i)));
            }
            nodes.add(new SgfNode(i, properties, SgfPlace.NONE));
            side = side.opponent();
        }
        return new SgfTree(nodes);
    }

    private static SgfNode root(GameRecord record, GoPosition last) {
        List<SgfProperty> properties = new ArrayList<>(List.of(
                SgfProperty.of("FF", "4"),
                SgfProperty.of("GM", "1"),
                SgfProperty.of("CA", "UTF-8"),
                SgfProperty.of("AP", "Damas")));
        properties.addAll(SgfHeader.properties(last.rules()));
        TAGS.forEach((name, tag) -> {
            if (record.tags().containsKey(tag)) {
                properties.add(SgfProperty.of(name, value(name, record.tags().get(tag))));
            }
        });
        properties.add(SgfProperty.of("RE", result(last, record)));
        String others = record.tags().entrySet().stream()
                .filter(tag -> !TAGS.containsValue(tag.getKey()))
                .map(tag -> tag.getKey() + ": " + tag.getValue().replaceAll("\\s+", " "))
                .collect(Collectors.joining("\n"));
        if (!others.isEmpty()) {
            properties.add(SgfProperty.of("GC", others));
        }
        addStones(properties, last.start());
        return new SgfNode(-1, properties, SgfPlace.NONE);
    }

    /** Dates of records have points where those of SGF have hyphens. */
    private static String value(String name, String value) {
        return name.equals("DT") && value.matches("\\d{4}\\.\\d\\d\\.\\d\\d") ? value.replace('.', '-') : value;
    }

    private static void addStones(List<SgfProperty> properties, GoPosition start) {
        int size = start.rules().size();
        boolean isEmpty = true;
        for (int colour : new int[] {GoColour.BLACK, GoColour.WHITE}) {
            String[] stones = start.points().all()
                    .filter(point -> start.colour(point) == colour)
                    .mapToObj(point -> SgfPoints.text(GoMove.of(start.points(), point), size))
                    .toArray(String[]::new);
            if (stones.length > 0) {
                properties.add(SgfProperty.of("A" + letter(GoColour.side(colour)), stones));
                isEmpty = false;
            }
        }
        if (!isEmpty || start.turn() == Side.SECOND) {
            properties.add(SgfProperty.of("PL", letter(start.turn())));
        }
    }

    private static String letter(Side side) {
        return side == Side.FIRST ? "B" : "W";
    }

    private static String result(GoPosition last, GameRecord record) {
        Result result = record.result();
        return switch (result) {
            case FIRST_WINS -> "B+" + margin(last, record);
            case SECOND_WINS -> "W+" + margin(last, record);
            case DRAW -> "0";
            case UNKNOWN -> "?";
        };
    }

    /** The points of a finished game; the letter of a resignation or of time that ran out; otherwise nothing. */
    private static String margin(GoPosition last, GameRecord record) {
        if (last.outcome().filter(outcome -> outcome.result() == record.result()).isPresent()) {
            return GoRules.number(Math.abs(last.score()));
        }
        String ending = record.tags().getOrDefault(TERMINATION, "");
        if (ending.contains(Ending.RESIGNATION.words())) {
            return "R";
        }
        return ending.contains(Ending.TIME.words()) ? "T" : "";
    }

    // ---- reading ----

    /** {@inheritDoc} If the last game is cut off, the others are read. */
    @Override
    public List<GameRecord> read(String source, String text, Consumer<String> problems) {
        List<GameRecord> records = new ArrayList<>();
        for (SgfTree tree : trees(source, text, problems)) {
            try {
                records.add(read(tree));
            } catch (NotationException e) {
                problems.accept(source + ":" + e.getMessage());
            }
        }
        return records;
    }

    /**
     * The main line of a game.
     *
     * @throws NotationException if it cannot be played, or if stones are set up or a side moves twice in its course;
     *     the message begins with line and column
     */
    public static GameRecord read(SgfTree tree) {
        List<String> comments = new ArrayList<>();
        GoPosition last = new GoReplay(tree).last();
        for (int index : tree.mainLine()) {
            SgfNode node = tree.nodes().get(index);
            if (node.first("B").isPresent() || node.first("W").isPresent()) {
                comments.add(node.first("C").map(SgfValue::text).orElse(""));
            }
        }
        if (comments.size() != last.played().size()) {
            throw tree.root().at().wrong("the main line is not one game: stones are set up in its course, a side moves"
                    + " twice, or moves follow two passes");
        }
        return new GameRecord(tags(tree.root()), last, comments, result(tree.root(), last));
    }

    /**
     * The trees of a text, without the last one if that is cut off.
     *
     * @throws NotationException if more is wrong: it is not known then where a game ends
     */
    private static List<SgfTree> trees(String source, String text, Consumer<String> problems) {
        try {
            return SgfReader.parse(text);
        } catch (NotationException e) {
            problems.accept(source + ":" + e.getMessage());
        }
        int last = text.lastIndexOf("\n(");
        try {
            return last < 0 ? List.of() : SgfReader.parse(text.substring(0, last));
        } catch (NotationException e) {
            throw new NotationException(source + ":" + e.getMessage());
        }
    }

    private static Map<String, String> tags(SgfNode root) {
        Map<String, String> tags = new LinkedHashMap<>();
        TAGS.forEach((name, tag) -> root.first(name).ifPresent(value -> tags.put(tag, value.line())));
        root.first("GC").map(SgfValue::text).orElse("").lines()
                .filter(line -> line.matches("[A-Z][A-Za-z]*: .*"))
                .map(line -> line.split(": ", 2))
                .forEach(parts -> tags.putIfAbsent(parts[0], parts[1]));
        return tags;
    }

    private static Result result(SgfNode root, GoPosition last) {
        String text = root.first("RE").map(SgfValue::line).orElse("?");
        if (text.startsWith("B+") || text.startsWith("W+")) {
            return Result.win(text.startsWith("B") ? Side.FIRST : Side.SECOND);
        }
        if (text.equals("0") || text.equalsIgnoreCase("draw")) {
            return Result.DRAW;
        }
        return last.outcome().map(outcome -> outcome.result()).orElse(Result.UNKNOWN);
    }
}
