package damas.ontology.roster;

import java.util.List;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.shacl.validation.ReportEntry;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;

/** The SHACL shapes of rosters: what may be left out of a roster, and what is wrong in one. */
final class RosterShapes {
    private static final String SHACL = "http://www.w3.org/ns/shacl#";
    private static final Property TARGET_CLASS = shacl("targetClass");
    private static final Property PROPERTY = shacl("property");
    private static final Property PATH = shacl("path");
    private static final Property DEFAULT_VALUE = shacl("defaultValue");

    private final Model model;
    private final Shapes shapes;

    /**
     * @param turtle the shapes as a text
     * @throws IllegalStateException if it is not right
     */
    RosterShapes(String turtle) {
        Problems problems = new Problems("shapes.ttl");
        model = Turtle.read(turtle, "http://example.org/shapes", problems);
        if (!problems.isEmpty()) {
            throw new IllegalStateException(String.join("\n", problems.lines()));
        }
        shapes = Shapes.parse(model.getGraph());
    }

    private static Property shacl(String name) {
        return ResourceFactory.createProperty(SHACL, name);
    }

    /** Adds to a roster what it leaves out and a shape has a default for. */
    void addDefaults(Model roster) {
        for (var target : model.listStatements(null, TARGET_CLASS, (RDFNode) null).toList()) {
            List<Resource> properties = target.getSubject().listProperties(PROPERTY)
                    .mapWith(property -> property.getResource())
                    .filterKeep(property -> property.hasProperty(DEFAULT_VALUE))
                    .toList();
            for (Resource thing : roster.listSubjectsWithProperty(RDF.type, target.getObject()).toList()) {
                properties.forEach(property -> addDefault(thing, property));
            }
        }
    }

    private static void addDefault(Resource thing, Resource shape) {
        Property property = shape.getPropertyResourceValue(PATH).as(Property.class);
        RDFNode value = shape.getProperty(DEFAULT_VALUE).getObject();
        if (!thing.hasProperty(property)) {
            thing.addProperty(property, value);
            if (value.isResource()) {
                thing.getModel().add(value.asResource().listProperties());
            }
        }
    }

    /** Notes where a roster does not fit the shapes. */
    void check(Model roster, Problems problems) {
        addKinds(roster);
        for (ReportEntry entry : ShaclValidator.get().validate(shapes, roster.getGraph()).getEntries()) {
            Resource thing = roster.asRDFNode(entry.focusNode()).asResource();
            String property = ResourceFactory.createProperty(entry.resultPath().toString().replaceAll("[<>]", ""))
                    .getLocalName();
            problems.add(Subjects.label(thing), property + found(entry, roster) + entry.message());
        }
    }

    private static String found(ReportEntry entry, Model roster) {
        if (entry.value() != null) {
            return " is " + Subjects.found(roster.asRDFNode(entry.value())) + "; ";
        }
        String component = entry.sourceConstraintComponent().getLocalName();
        return switch (component) {
            case "MinCountConstraintComponent" -> " is missing; ";
            case "MaxCountConstraintComponent" -> " is there more than once; ";
            default -> ": ";
        };
    }

    /** The shapes speak of kinds of words, as Player; SHACL wants to know which classes are of the kind. */
    private static void addKinds(Model roster) {
        for (Class<?> kind : Vocabulary.WORDS.values()) {
            if (kind.isSealed()) {
                for (Class<?> word : kind.getPermittedSubclasses()) {
                    roster.add(Vocabulary.type(word), RDFS.subClassOf, Vocabulary.type(kind));
                }
            }
        }
    }
}
