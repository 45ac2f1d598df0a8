package damas.containers.cli;

import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Lets a person type a value by its {@code toString()}, and the help and the completion list all of them. */
abstract class NamedValues<T> implements ITypeConverter<T>, Iterable<String> {
    private final String kind;
    private final List<T> values;

    NamedValues(String kind, List<T> values) {
        this.kind = kind;
        this.values = values;
    }

    @Override
    public T convert(String name) {
        return values.stream()
                .filter(value -> value.toString().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "there is no " + kind + " '" + name + "', only " + String.join(", ", this)));
    }

    @Override
    public Iterator<String> iterator() {
        return values.stream().map(Object::toString).iterator();
    }
}
