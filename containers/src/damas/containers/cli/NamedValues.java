package damas.containers.cli;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Lets a person type a value by its name, and the help and the completion list all of them. */
abstract class NamedValues<T> implements ITypeConverter<T>, Iterable<String> {
    private final String kind;
    private final List<T> values;
    private final Function<T, String> nameOf;

    /** Values that {@code toString} names. */
    NamedValues(String kind, List<T> values) {
        this(kind, values, Object::toString);
    }

    NamedValues(String kind, List<T> values, Function<T, String> nameOf) {
        this.kind = kind;
        this.values = values;
        this.nameOf = nameOf;
    }

    @Override
    public T convert(String name) {
        return values.stream()
                .filter(value -> nameOf.apply(value).equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "there is no " + kind + " '" + name + "', only " + String.join(", ", this)));
    }

    @Override
    public Iterator<String> iterator() {
        return values.stream().map(nameOf).iterator();
    }
}
