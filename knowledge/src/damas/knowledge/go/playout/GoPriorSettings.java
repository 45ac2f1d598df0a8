package damas.knowledge.go.playout;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The constants of prior knowledge, by name: {@code self-atari=0.1 atari=0.8}. Names, defaults and sources:
 *
 * <ul>
 *   <li>{@code self-atari}, {@code atari}, {@code pattern}, {@code other}: the values of moves, {@code small-count} and
 *       {@code large-count}: how many simulations a value stands for, below size 15 and from there on
 *       (reference/go-ahead.md 3.1, Algorithm 3)
 *   <li>{@code pass}: the value of a pass; {@code last-...} and {@code second-...}: values of the moves at a distance
 *       of 1, 2, 3 or more from the last move and the move before it, and how many simulations they stand for
 *       (reference/go-ahead.md 3.2)
 * </ul>
 *
 * @param values a number for each name, in the order of the names
 */
public record GoPriorSettings(List<Double> values) {
    private static final List<Map.Entry<String, Double>> DEFAULTS = List.of(
            Map.entry("self-atari", 0.1),
            Map.entry("atari", 0.8),
            Map.entry("pattern", 0.6),
            Map.entry("other", 0.4),
            Map.entry("small-count", 9.0),
            Map.entry("large-count", 18.0),
            Map.entry("pass", 0.1),
            Map.entry("last-1", 1.0),
            Map.entry("last-2", 0.6),
            Map.entry("last-3", 0.6),
            Map.entry("last-far", 0.1),
            Map.entry("last-small-count", 4.0),
            Map.entry("last-large-count", 5.0),
            Map.entry("second-1", 0.8),
            Map.entry("second-2", 0.55),
            Map.entry("second-3", 0.55),
            Map.entry("second-far", 0.1),
            Map.entry("second-small-count", 2.0),
            Map.entry("second-large-count", 3.0));

    private static final List<String> NAMES = DEFAULTS.stream().map(Map.Entry::getKey).toList();

    public static final GoPriorSettings DEFAULT =
            new GoPriorSettings(DEFAULTS.stream().map(Map.Entry::getValue).toList());

    public GoPriorSettings {
        values = List.copyOf(values);
        for (int i = 0; i < NAMES.size(); i++) {
            double most = NAMES.get(i).endsWith("count") ? 1e6 : 1;
            if (!(values.get(i) >= 0 && values.get(i) <= most)) {
                throw new NotationException(NAMES.get(i) + " is from 0 to " + most + ", not " + values.get(i));
            }
        }
    }

    /**
     * Reads settings, separated by blanks; what is not named has its default.
     *
     * @throws NotationException if a name is unknown or a value is not allowed
     */
    public static GoPriorSettings parse(String text) {
        List<Double> values = new ArrayList<>(DEFAULT.values);
        for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
            int equal = word.indexOf('=');
            String name = equal < 0 ? word : word.substring(0, equal);
            String value = word.substring(equal + 1);
            if (!NAMES.contains(name)) {
                throw new NotationException(quoted(name) + " is no setting of prior knowledge of Go; there are "
                        + String.join(", ", NAMES));
            }
            if (!value.matches("[0-9]{1,6}(\\.[0-9]{1,6})?")) {
                throw new NotationException(name + " needs a number, not " + quoted(value));
            }
            values.set(NAMES.indexOf(name), Double.parseDouble(value));
        }
        return new GoPriorSettings(values);
    }

    /** The value of a name. */
    float get(String name) {
        return values.get(NAMES.indexOf(name)).floatValue();
    }

    /** The full text, which {@link #parse} reads back. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < NAMES.size(); i++) {
            text.append(i == 0 ? "" : " ").append(NAMES.get(i)).append('=').append(values.get(i));
        }
        return text.toString();
    }
}
