package damas.ontology.roster;

import damas.ontology.Slot;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apache.jena.rdf.model.Literal;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.RDF;

/**
 * Makes words of things in Turtle: the class gives the word, each property fills the slot of its name. What does not
 * fit gives no word, without a reason: the shapes have said it.
 */
final class WordReader {
    private final BiFunction<Resource, Record, Record> finish;

    /**
     * @param finish has the last word on every word made
     */
    WordReader(BiFunction<Resource, Record, Record> finish) {
        this.finish = finish;
    }

    /** The word that a thing describes, if it is of this kind and fits. */
    <T> Optional<T> read(Resource thing, Class<T> kind) {
        List<Class<?>> words = thing.listProperties(RDF.type).toList().stream()
                .map(Statement::getObject)
                .filter(RDFNode::isURIResource)
                .flatMap(type -> Vocabulary.word(type.asResource()).stream())
                .filter(word -> word.isRecord() && kind.isAssignableFrom(word))
                .toList();
        if (words.size() != 1) {
            return Optional.empty();
        }
        // all slots are read even if one does not fit: there may be more to say about the others
        List<Slot> slots = Slot.of(words.get(0));
        List<Object> values = slots.stream().flatMap(slot -> value(thing, slot).stream()).toList();
        return values.size() == slots.size()
                ? Optional.of(kind.cast(finish.apply(thing, Slot.fill(words.get(0), values))))
                : Optional.empty();
    }

    /** What the slot's component takes. */
    private Optional<Object> value(Resource thing, Slot slot) {
        List<RDFNode> nodes = thing.listProperties(Vocabulary.property(slot)).mapWith(Statement::getObject).toList();
        List<Object> values = nodes.stream()
                .flatMap(node -> element(node, slot.type()).stream())
                .sorted(new WordOrder())
                .toList();
        if (values.size() < nodes.size() || !slot.many() && values.size() > 1) {
            return Optional.empty();
        }
        if (slot.many()) {
            return Optional.of(values);
        }
        Optional<Object> only = values.stream().findFirst();
        return slot.optional() ? Optional.of(only) : only;
    }

    private Optional<Object> element(RDFNode node, Class<?> type) {
        if (Record.class.isAssignableFrom(type) || type.isSealed()) {
            return node.isResource() ? read(node.asResource(), type).map(Object.class::cast) : Optional.empty();
        }
        if (!(node instanceof Literal literal) || !literal.asNode().getLiteral().isWellFormed()) {
            return Optional.empty();
        }
        return plain(literal.getValue(), type);
    }

    private static Optional<Object> plain(Object value, Class<?> type) {
        if (type == String.class || type == Boolean.class) {
            return Optional.of(value).filter(type::isInstance);
        }
        if (type == Double.class) {
            return value instanceof Number number ? Optional.of(number.doubleValue()) : Optional.empty();
        }
        if (value instanceof Integer || value instanceof Long || value instanceof BigInteger) {
            BigInteger whole = new BigInteger(Objects.toString(value));
            boolean fits = whole.bitLength() < (type == Integer.class ? Integer.SIZE : Long.SIZE);
            if (fits) {
                return Optional.of(type == Integer.class ? (Object) whole.intValue() : (Object) whole.longValue());
            }
        }
        return Optional.empty();
    }
}
