package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.ontology.DamasOntology;
import damas.ontology.Slot;
import damas.tests.Fast;
import damas.tests.Needs;
import jade.content.AgentAction;
import jade.content.Predicate;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.rdf.model.RDFList;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.OWL2;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The OWL vocabulary and the Java words say the same: both are turned into plain sentences and compared. */
@Fast
class VocabularyTest {
    private static final String NAMESPACE = "http://example.org/damas#";

    /** The classes that only people need: groups, and agents that no roster describes. */
    private static final Set<String> GROUPS = Set.of(
            "Agent", "Role", "Steward", "Referee", "Gateway", "SearchSlave", "Competence", "PartOfGame",
            "PartOfSearch", "Placement", "Message", "Action", "Predicate", "Trainer", "TrainingWorker",
            "Miner");

    private static final Map<Class<?>, String> DATATYPES = Map.of(
            String.class, "string",
            Integer.class, "integer",
            Long.class, "integer",
            Double.class, "double",
            Boolean.class, "boolean");

    // ---- what Java says ----

    private static Set<String> words() {
        Set<String> said = new TreeSet<>();
        GROUPS.forEach(group -> said.add(group + " is a class"));
        for (Class<?> word : DamasOntology.WORDS) {
            String name = word.getSimpleName();
            said.add(name + " is a class");
            if (word.isSealed()) {
                said.add(name + " is one of " + Arrays.stream(word.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .sorted()
                        .toList());
            }
            for (Class<?> kind : word.getInterfaces()) {
                if (kind.isSealed()) {
                    said.add(name + " is a kind of " + kind.getSimpleName());
                }
            }
            if (AgentAction.class.isAssignableFrom(word) || Predicate.class.isAssignableFrom(word)) {
                said.add(name + " is a kind of "
                        + (Predicate.class.isAssignableFrom(word) ? "Predicate" : "Action"));
            }
            for (Slot slot : Slot.of(word)) {
                said.add(name + " has " + slot.name());
                said.add(slot.name() + " is a "
                        + DATATYPES.getOrDefault(slot.type(), slot.type().getSimpleName()));
                if (!slot.many()) {
                    said.add(name + " has " + (slot.optional() ? "at most" : "exactly") + " 1 " + slot.name());
                }
            }
        }
        return said;
    }

    // ---- what OWL says ----

    private static Set<String> vocabulary(String turtle) {
        Model model = ModelFactory.createDefaultModel().read(new StringReader(turtle), null, "TURTLE");
        Set<String> said = new TreeSet<>();
        for (Resource word : named(model, OWL.Class)) {
            String name = word.getLocalName();
            said.add(name + " is a class");
            word.listProperties(OWL2.disjointUnionOf)
                    .forEach(union -> said.add(name + " is one of " + locals(union.getObject())));
            word.listProperties(RDFS.subClassOf).forEach(above -> {
                Resource kind = above.getResource();
                if (kind.hasProperty(OWL.onProperty)) {
                    String property = kind.getPropertyResourceValue(OWL.onProperty).getLocalName();
                    boolean exact = kind.hasProperty(OWL.cardinality);
                    int count = kind.getProperty(exact ? OWL.cardinality : OWL.maxCardinality).getInt();
                    said.add(name + " has " + (exact ? "exactly " : "at most ") + count + " " + property);
                } else if (kind.hasProperty(OWL2.disjointUnionOf)
                        || Set.of("Action", "Predicate").contains(kind.getLocalName())) {
                    said.add(name + " is a kind of " + kind.getLocalName());
                }
            });
        }
        for (Resource kind : List.of(OWL.ObjectProperty, OWL.DatatypeProperty)) {
            for (Resource property : named(model, kind)) {
                Resource range = property.getPropertyResourceValue(RDFS.range);
                assertEquals(
                        kind.equals(OWL.ObjectProperty),
                        NAMESPACE.equals(range.getNameSpace()),
                        property + " is the wrong kind of property for its range");
                said.add(property.getLocalName() + " is a " + range.getLocalName());
                Resource domain = property.getPropertyResourceValue(RDFS.domain);
                List<String> owners = domain.hasProperty(OWL.unionOf)
                        ? locals(domain.getProperty(OWL.unionOf).getObject())
                        : List.of(domain.getLocalName());
                owners.forEach(owner -> said.add(owner + " has " + property.getLocalName()));
            }
        }
        // what is said of the messages' groups themselves is for people
        said.removeAll(Set.of("Action is a kind of Message", "Predicate is a kind of Message"));
        return said;
    }

    private static List<Resource> named(Model model, Resource type) {
        return model.listResourcesWithProperty(RDF.type, type).filterKeep(Resource::isURIResource).toList();
    }

    private static List<String> locals(RDFNode list) {
        return list.as(RDFList.class).asJavaList().stream()
                .map(node -> node.asResource().getLocalName())
                .sorted()
                .collect(Collectors.toList());
    }

    private static String file() throws IOException {
        return Files.readString(Needs.home().resolve("ontology/damas.ttl"));
    }

    private static Set<String> without(Set<String> some, Set<String> others) {
        Set<String> rest = new TreeSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    @Test
    void theVocabularyAndTheWordsSayTheSame() throws IOException {
        Set<String> owl = vocabulary(file());
        assertEquals(Set.of(), without(words(), owl), "only Java says so");
        assertEquals(Set.of(), without(owl, words()), "only damas.ttl says so");
    }

    @Test
    void aPropertyHasOneTypeWhereverItIsUsed() {
        Map<String, Class<?>> types = new HashMap<>();
        for (Class<?> word : DamasOntology.WORDS) {
            for (Slot slot : Slot.of(word)) {
                Class<?> before = types.putIfAbsent(slot.name(), slot.type());
                assertTrue(before == null || before == slot.type(), slot.name() + " in " + word.getSimpleName());
            }
        }
    }

    @Test
    void everythingIsExplainedToPeople() throws IOException {
        Model model = ModelFactory.createDefaultModel().read(new StringReader(file()), null, "TURTLE");
        for (Resource kind : List.of(OWL.Ontology, OWL.Class, OWL.ObjectProperty, OWL.DatatypeProperty)) {
            for (Resource thing : named(model, kind)) {
                assertTrue(thing.hasProperty(RDFS.label) && thing.hasProperty(RDFS.comment), thing.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ":Host a owl:Class | :Machine a owl:Class",
                ":rank a owl:DatatypeProperty | :order a owl:DatatypeProperty",
                "rdfs:range :SearchReport | rdfs:range :RecordedGame",
                "rdfs:domain :Coordinator | rdfs:domain :Team",
                "owl:onProperty :hash ; owl:maxCardinality | owl:onProperty :hash ; owl:cardinality",
                "rdfs:subClassOf :Player | rdfs:subClassOf :Agent",
                "( :IIGA :EGA :EnginePlayer ) | ( :IIGA :EGA )",
                "disjointUnionOf ( :Material | disjointUnionOf ( :Host :Material",
            })
    void theComparisonSeesADifference(String before, String after) throws IOException {
        String changed = file().replaceFirst(Pattern.quote(before), after);
        assertTrue(!changed.equals(file()), before);
        assertTrue(!vocabulary(changed).equals(words()), before);
    }
}
