package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The rules of a game in the root of SGF: SZ, KM, RU, GM. */
final class SgfHeader {
    /** The size of a game that names none, by the definition of SGF. */
    private static final int DEFAULT_SIZE = 19;

    /** Names of rules that programs write, in small letters, and the nearest rules here, which all count areas. */
    private static final Map<String, String> RULES = Map.of(
            "japanese", "chinese ko=simple",
            "korean", "chinese ko=simple",
            "aga", "chinese ko=situational",
            "nz", "tromp-taylor ko=situational",
            "new zealand", "tromp-taylor ko=situational",
            "goe", "tromp-taylor",
            "ing", "tromp-taylor",
            "tromp/taylor", "tromp-taylor");

    private SgfHeader() {}

    /**
     * The rules that a root names, without handicap. Unknown names of rules mean Chinese rules.
     *
     * @throws NotationException if the game is not Go, or its size or komi cannot be played
     */
    static GoRules rules(SgfNode root) {
        root.first("GM").filter(game -> !game.line().equals("1")).ifPresent(game -> {
            throw game.at().wrong("the game is number " + quoted(game.line()) + " of SGF, and Go is GM[1]");
        });
        String named = root.first("RU").map(SgfValue::line).orElse("").toLowerCase(Locale.ROOT);
        GoRules rules = read(RULES.getOrDefault(named, named)).orElse(GoRules.parse(GoRules.NAMES.get(0)));
        Optional<SgfValue> komi = root.first("KM").filter(value -> !value.line().isEmpty());
        return rules.withHandicap(0)
                .withSize(root.first("SZ").map(SgfHeader::size).orElse(DEFAULT_SIZE))
                .withKomi(komi.map(SgfHeader::komi).orElse(GoRules.DEFAULT_KOMI));
    }

    private static Optional<GoRules> read(String rules) {
        try {
            return Optional.of(GoRules.parse(rules));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static int size(SgfValue value) {
        String[] sides = value.line().split(":", 2);
        boolean isSquare = sides.length == 1 || sides[0].equals(sides[1]);
        if (isSquare && sides[0].matches("[0-9]{1,2}")) {
            int size = Integer.parseInt(sides[0]);
            if (size >= GoPoints.SMALLEST && size <= GoPoints.LARGEST) {
                return size;
            }
        }
        throw value.at().wrong("a board of size " + quoted(value.line()) + ": a size is a number from "
                + GoPoints.SMALLEST + " to " + GoPoints.LARGEST + ", for both sides of the board");
    }

    private static double komi(SgfValue value) {
        String number = value.line().replace(',', '.');
        if (!number.matches("[-+]?[0-9]{1,3}(\\.[0-9]{0,3})?")) {
            throw value.at().wrong("a komi of " + quoted(value.line()) + ": it is a number such as 6.5");
        }
        return Double.parseDouble(number) + 0.0; // turns -0 to 0
    }

    /** The properties that name these rules. */
    static List<SgfProperty> properties(GoRules rules) {
        List<SgfProperty> properties = new ArrayList<>(List.of(
                SgfProperty.of("SZ", String.valueOf(rules.size())),
                SgfProperty.of("KM", GoRules.number(rules.komi())),
                SgfProperty.of("RU", name(rules))));
        if (rules.handicap() > 0) {
            properties.add(SgfProperty.of("HA", String.valueOf(rules.handicap())));
        }
        return properties;
    }

    /** The name of the rules as other programs know it, and the settings in which they differ from that name. */
    private static String name(GoRules rules) {
        List<String> usual = Arrays.asList(GoRules.parse(rules.name()).toString().split(" "));
        StringBuilder name = new StringBuilder();
        name.append(Character.toUpperCase(rules.name().charAt(0))).append(rules.name().substring(1));
        for (String setting : rules.toString().split(" ")) {
            boolean hasProperty = setting.startsWith("size") || setting.startsWith("komi")
                    || setting.startsWith("handicap");
            if (!hasProperty && !usual.contains(setting)) {
                name.append(' ').append(setting);
            }
        }
        return name.toString();
    }
}
