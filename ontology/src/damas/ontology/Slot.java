package damas.ontology;

import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A component of a word's record, as ontologies see it.
 *
 * @param type what it holds, or each of its elements: a word, a {@code String} or a boxed primitive
 * @param optional whether it may be absent
 * @param many whether there may be any number of it
 */
public record Slot(String name, Class<?> type, boolean optional, boolean many) {
    /** Found once: every message needs them. */
    private static final ClassValue<List<Slot>> SLOTS = new ClassValue<>() {
        @Override
        protected List<Slot> computeValue(Class<?> word) {
            return word.isRecord()
                    ? Arrays.stream(word.getRecordComponents()).map(Slot::of).toList()
                    : List.of();
        }
    };

    /** The slots of a word; a kind of words has none of its own. */
    public static List<Slot> of(Class<?> word) {
        return SLOTS.get(word);
    }

    private static Slot of(RecordComponent component) {
        Type inner = component.getGenericType();
        Class<?> outer = component.getType();
        if (inner instanceof ParameterizedType generic) {
            inner = generic.getActualTypeArguments()[0];
        }
        Class<?> boxed = MethodType.methodType((Class<?>) inner).wrap().returnType();
        return new Slot(component.getName(), boxed, outer == Optional.class, outer == List.class);
    }

    /** What a word has in this slot: a value, a list, or nothing. */
    public Optional<Object> in(Record word) {
        try {
            Object value = word.getClass().getMethod(name).invoke(word);
            return value instanceof Optional<?> optional ? optional.map(Object.class::cast) : Optional.of(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(word + " has no " + name, e);
        }
    }

    /**
     * Makes a word.
     *
     * @param values what its components hold, in their order
     * @throws IllegalArgumentException if the word does not take them
     */
    public static Record fill(Class<?> word, List<Object> values) {
        Class<?>[] types = Arrays.stream(word.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return (Record) word.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getCause().getMessage(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(word.getSimpleName() + " cannot be made of " + values, e);
        }
    }
}
