package damas.knowledge.montecarlo;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Settings as text: {@code key=value key=value ...}, each key with a default. */
public final class SettingsText {
    private final Map<String, String> defaults;
    private final Map<String, String> values;
    private final Set<String> given;

    /** @param defaults all keys with their default values */
    public SettingsText(String defaults) {
        this(pairs(defaults), pairs(defaults), Set.of());
    }

    private SettingsText(Map<String, String> defaults, Map<String, String> values, Set<String> given) {
        this.defaults = defaults;
        this.values = values;
        this.given = given;
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String pair : text.strip().split("\\s+")) {
            if (!pair.isEmpty()) {
                int equals = pair.indexOf('=');
                if (equals < 1) {
                    throw new NotationException(quoted(pair) + " is no setting: write key=value");
                }
                pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return pairs;
    }

    /**
     * These settings with others; the last of two for one key counts.
     *
     * @throws NotationException if a key is unknown
     */
    public SettingsText with(String text) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        Map<String, String> pairs = pairs(text);
        pairs.forEach((key, value) -> {
            if (changed.replace(key, value) == null) {
                throw new NotationException(
                        quoted(key) + " is no setting; there are " + String.join(", ", defaults.keySet()));
            }
        });
        return new SettingsText(defaults, changed, pairs.keySet());
    }

    /** All keys with their values. */
    public Map<String, String> values() {
        return values;
    }

    /** Whether a key has this value. */
    public boolean is(String key, String value) {
        return values.get(key).equals(value);
    }

    /** Whether the text named this key, and not only the defaults. */
    boolean isGiven(String key) {
        return given.contains(key);
    }

    /**
     * A value as a number.
     *
     * @throws NotationException if it is none; as the methods below do
     */
    public double number(String key) {
        try {
            return Double.parseDouble(values.get(key));
        } catch (NumberFormatException e) {
            throw wrong(key, "a number");
        }
    }

    /** A value as a whole number. */
    public int whole(String key) {
        long number = longNumber(key);
        if (number != (int) number) {
            throw wrong(key, "a whole number up to " + Integer.MAX_VALUE);
        }
        return (int) number;
    }

    /** A value as a whole number, which may be great. */
    public long longNumber(String key) {
        try {
            return Long.parseLong(values.get(key));
        } catch (NumberFormatException e) {
            throw wrong(key, "a whole number");
        }
    }

    /** A value that is {@code true} or {@code false}. */
    public boolean flag(String key) {
        if (!is(key, "true") && !is(key, "false")) {
            throw wrong(key, "true or false");
        }
        return is(key, "true");
    }

    /** A value that is the {@link #name} of one of these constants. */
    public <E extends Enum<E>> E choice(String key, E[] all) {
        return Arrays.stream(all)
                .filter(one -> is(key, name(one)))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names = Arrays.stream(all).map(SettingsText::name).toList();
                    return wrong(key, "one of " + String.join(", ", names));
                });
    }

    /**
     * What a constructor makes of these values.
     *
     * @throws NotationException if it refuses them, with its message
     */
    public <T> T read(Supplier<T> constructor) {
        try {
            return constructor.get();
        } catch (NotationException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new NotationException(e.getMessage());
        }
    }

    private NotationException wrong(String key, String wanted) {
        return new NotationException("the setting " + key + " is " + quoted(values.get(key)) + ", but takes " + wanted);
    }

    /** A constant as text: {@code MC_RAVE} is {@code mc-rave}. */
    public static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A number as text: whole numbers without a fraction. */
    static String name(double value) {
        return value == (long) value ? String.valueOf((long) value) : String.valueOf(value);
    }
}
