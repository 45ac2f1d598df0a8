package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Sharings;
import damas.ontology.DamasOntology;
import damas.ontology.Slot;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFList;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.junit.jupiter.api.Test;

/** The shapes of rosters fit the words: every slot has a shape, with the slot's cardinality. */
@Fast
class ShapesTest {
    private static final String SHACL = "http://www.w3.org/ns/shacl#";

    private static Property shacl(String name) {
        return ResourceFactory.createProperty(SHACL, name);
    }

    private static Class<?> word(Resource type) {
        return DamasOntology.WORDS.stream()
                .filter(word -> word.getSimpleName().equals(type.getLocalName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " is no word"));
    }

    private static String cardinality(boolean needed, boolean single) {
        return (needed ? " 1" : " 0") + (single ? " to 1" : " or more");
    }

    private static Model shapes() throws IOException {
        String text = Files.readString(Needs.home().resolve("ontology/shapes.ttl"));
        return ModelFactory.createDefaultModel().read(new StringReader(text), "http://example.org/", "TURTLE");
    }

    @Test
    void theDistributionsAreSerialAndEveryWayToShare() throws IOException {
        Set<String> allowed = new TreeSet<>();
        for (var path : shapes().listStatements(null, shacl("path"), (RDFNode) null).toList()) {
            if (path.getResource().getLocalName().equals("distribution")) {
                path.getSubject().getProperty(shacl("in")).getObject().as(RDFList.class).asJavaList()
                        .forEach(name -> allowed.add(name.asLiteral().getString()));
            }
        }
        Set<String> known = new TreeSet<>(Sharings.names());
        known.add("serial");
        assertEquals(known, allowed);
    }

    @Test
    void everySlotHasAShapeWithItsCardinality() throws IOException {
        Model model = shapes();
        Set<String> shaped = new TreeSet<>();
        Set<String> wanted = new TreeSet<>();
        for (var target : model.listStatements(null, shacl("targetClass"), (RDFNode) null).toList()) {
            Class<?> word = word(target.getResource());
            wanted.add(word.getSimpleName());
            shaped.add(word.getSimpleName());
            for (Slot slot : Slot.of(word)) {
                // what a roster may have none of, a team may need one of all the same
                boolean needed =
                        !slot.optional() && !slot.many() || Set.of("players", "features").contains(slot.name());
                wanted.add(word.getSimpleName() + " " + slot.name() + cardinality(needed, !slot.many()));
            }
            for (var property : target.getSubject().listProperties(shacl("property")).toList()) {
                Resource shape = property.getResource();
                assertTrue(shape.hasProperty(shacl("message")), shape + " has no message");
                if (shape.hasProperty(shacl("qualifiedValueShape"))) {
                    continue;
                }
                shaped.add(word.getSimpleName() + " "
                        + shape.getPropertyResourceValue(shacl("path")).getLocalName()
                        + cardinality(shape.hasProperty(shacl("minCount")), shape.hasProperty(shacl("maxCount"))));
            }
        }
        assertEquals(wanted, shaped);
    }
}
