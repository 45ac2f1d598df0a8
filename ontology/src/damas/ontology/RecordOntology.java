package damas.ontology;

import jade.content.AgentAction;
import jade.content.Predicate;
import jade.content.abs.AbsAggregate;
import jade.content.abs.AbsHelper;
import jade.content.abs.AbsObject;
import jade.content.abs.AbsPrimitive;
import jade.content.abs.AbsTerm;
import jade.content.onto.BasicOntology;
import jade.content.onto.Ontology;
import jade.content.onto.OntologyException;
import jade.content.onto.ReflectiveIntrospector;
import jade.content.schema.AgentActionSchema;
import jade.content.schema.ConceptSchema;
import jade.content.schema.ObjectSchema;
import jade.content.schema.PredicateSchema;
import jade.content.schema.TermSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JADE ontology whose words are records: a component is a slot, an {@code Optional} an optional one, a {@code List} a
 * sequence, and a sealed interface a concept with sub-concepts. JADE's own {@code BeanOntology} wants classes with
 * setters; records say the same in a tenth of the lines and cannot be changed under way.
 */
public class RecordOntology extends Ontology {
    private static final long serialVersionUID = 1;

    private static final Map<Class<?>, String> PRIMITIVES = Map.of(
            String.class, BasicOntology.STRING,
            Integer.class, BasicOntology.INTEGER,
            Long.class, BasicOntology.INTEGER,
            Double.class, BasicOntology.FLOAT,
            Boolean.class, BasicOntology.BOOLEAN);

    /**
     * @param words records and the sealed interfaces among them, each after those that it mentions
     */
    protected RecordOntology(String name, Ontology base, List<Class<?>> words) {
        super(name, base, new Trusting());
        try {
            for (Class<?> word : words) {
                add(schema(word), word);
            }
        } catch (OntologyException e) {
            throw new IllegalStateException(e);
        }
    }

    private ObjectSchema schema(Class<?> word) throws OntologyException {
        String name = word.getSimpleName();
        if (Predicate.class.isAssignableFrom(word)) {
            PredicateSchema schema = new PredicateSchema(name);
            for (Slot slot : Slot.of(word)) {
                if (slot.many()) {
                    schema.add(slot.name(), term(slot), 0, ObjectSchema.UNLIMITED);
                } else {
                    schema.add(slot.name(), term(slot), presence(slot));
                }
            }
            return schema;
        }
        ConceptSchema schema =
                AgentAction.class.isAssignableFrom(word) ? new AgentActionSchema(name) : new ConceptSchema(name);
        for (Class<?> kind : word.getInterfaces()) {
            if (kind.isSealed()) {
                schema.addSuperSchema((ConceptSchema) getSchema(kind.getSimpleName()));
            }
        }
        for (Slot slot : Slot.of(word)) {
            if (slot.many()) {
                schema.add(slot.name(), term(slot), 0, ObjectSchema.UNLIMITED);
            } else {
                schema.add(slot.name(), term(slot), presence(slot));
            }
        }
        return schema;
    }

    private TermSchema term(Slot slot) throws OntologyException {
        return (TermSchema) getSchema(PRIMITIVES.getOrDefault(slot.type(), slot.type().getSimpleName()));
    }

    private static int presence(Slot slot) {
        return slot.optional() ? ObjectSchema.OPTIONAL : ObjectSchema.MANDATORY;
    }

    @Override
    protected AbsObject fromObject(Object object, Ontology reference) throws OntologyException {
        if (!(object instanceof Record word)) {
            return super.fromObject(object, reference);
        }
        ObjectSchema schema = getSchema(word.getClass());
        if (schema == null) {
            throw new OntologyException(word.getClass().getSimpleName() + " is no word of " + getName());
        }
        AbsObject abs = schema.newInstance();
        for (Slot slot : Slot.of(word.getClass())) {
            Optional<Object> value = slot.in(word);
            if (value.isPresent()) {
                AbsHelper.setAttribute(abs, slot.name(), abstracted(value.get(), reference));
            }
        }
        return abs;
    }

    private static AbsObject abstracted(Object value, Ontology reference) throws OntologyException {
        if (value instanceof List<?> list) {
            AbsAggregate aggregate = new AbsAggregate(BasicOntology.SEQUENCE);
            for (Object element : list) {
                aggregate.add((AbsTerm) abstracted(element, reference));
            }
            return aggregate;
        }
        if (value instanceof String text) {
            return AbsPrimitive.wrap(SlText.written(text));
        }
        return value instanceof Boolean truth ? AbsPrimitive.wrap(truth) : reference.fromObject(value);
    }

    @Override
    protected Object toObject(AbsObject abs, String type, Ontology reference) throws OntologyException {
        Class<?> word = abs == null ? null : getClassForElement(abs.getTypeName());
        if (word == null || !word.isRecord()) {
            return super.toObject(abs, type, reference);
        }
        List<Slot> slots = Slot.of(word);
        for (String name : abs.getNames()) {
            if (slots.stream().noneMatch(slot -> slot.name().equals(name))) {
                throw new OntologyException(word.getSimpleName() + " has no " + name);
            }
        }
        List<Object> values = new ArrayList<>();
        for (Slot slot : slots) {
            values.add(component(abs.getAbsObject(slot.name()), slot, reference));
        }
        try {
            return Slot.fill(word, values);
        } catch (IllegalArgumentException e) {
            throw new OntologyException(e.getMessage(), e);
        }
    }

    private static Object component(AbsObject abs, Slot slot, Ontology reference) throws OntologyException {
        if (slot.many()) {
            List<Object> list = new ArrayList<>();
            if (abs instanceof AbsAggregate aggregate) {
                for (int i = 0; i < aggregate.size(); i++) {
                    list.add(element(aggregate.get(i), slot, reference));
                }
            }
            return List.copyOf(list);
        }
        if (slot.optional()) {
            return abs == null ? Optional.empty() : Optional.of(element(abs, slot, reference));
        }
        if (abs == null) {
            throw new OntologyException("there is no " + slot.name());
        }
        return element(abs, slot, reference);
    }

    private static Object element(AbsObject abs, Slot slot, Ontology reference) throws OntologyException {
        Object value = abs instanceof AbsPrimitive primitive ? primitive.getObject() : reference.toObject(abs);
        Class<?> type = slot.type();
        if (value instanceof String text && type == String.class) {
            return SlText.read(text);
        }
        if (type.isInstance(value)) {
            return value;
        }
        if (value instanceof Long number && type == Integer.class && number == number.intValue()) {
            return number.intValue();
        }
        if (value instanceof Integer number && type == Long.class) {
            return number.longValue();
        }
        if (value instanceof Number number && type == Double.class) {
            return number.doubleValue();
        }
        if (type == Boolean.class && ("true".equals(value) || "false".equals(value))) {
            return "true".equals(value);
        }
        throw new OntologyException(slot.name() + " is not a " + type.getSimpleName() + ": " + value);
    }

    /** JADE asks its introspector whether a class fits its schema; here the one is made from the other. */
    private static final class Trusting extends ReflectiveIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        @SuppressWarnings("rawtypes")
        public void checkClass(ObjectSchema schema, Class word, Ontology ontology) {
            // it does
        }
    }
}
