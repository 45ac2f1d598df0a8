package damas.ontology.roster;

import damas.ontology.Slot;
import damas.ontology.words.Team;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.OWL2;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;

/**
 * Holds the names in a roster against the words: every thing is of one class that exists, has only properties of that
 * class, belongs to the team, and shares its name with nobody.
 */
final class Spelling {
    private static final Set<Property> NOTES = Set.of(RDFS.label, RDFS.comment, RDFS.seeAlso);

    private final Problems problems;
    private final Map<String, Resource> agents = new HashMap<>();

    private Spelling(Problems problems) {
        this.problems = problems;
    }

    /** Notes what is misspelt. */
    static void check(Model roster, Problems problems) {
        Spelling spelling = new Spelling(problems);
        List<Resource> things = new ArrayList<>(roster.listSubjects().toList());
        things.sort(Comparator.comparing(Subjects::label));
        List<String> teams = new ArrayList<>();
        for (Resource thing : things) {
            if (thing.hasProperty(RDF.type, OWL.Ontology)) {
                continue;
            }
            Optional<Class<?>> word = spelling.word(thing);
            word.ifPresent(known -> spelling.checkProperties(thing, known));
            if (word.equals(Optional.of(Team.class))) {
                teams.add(Subjects.label(thing));
            } else if (word.isPresent() && !roster.listStatements(null, null, thing).hasNext()) {
                problems.add(Subjects.label(thing), "nothing refers to it; is it missing from the team?");
            }
        }
        if (teams.size() != 1) {
            problems.add(
                    teams.isEmpty()
                            ? "there is no Team in it; a roster has exactly one"
                            : "there are " + teams.size() + " teams in it, " + String.join(", ", teams)
                                    + "; a roster has exactly one");
        }
    }

    private Optional<Class<?>> word(Resource thing) {
        List<Class<?>> words = new ArrayList<>();
        boolean known = true;
        for (Statement statement : thing.listProperties(RDF.type).toList()) {
            RDFNode type = statement.getObject();
            if (type.equals(OWL2.NamedIndividual)) {
                continue;
            }
            Optional<Class<?>> word = type.isURIResource() ? Vocabulary.word(type.asResource()) : Optional.empty();
            if (word.isPresent() && word.get().isRecord()) {
                words.add(word.get());
            } else {
                known = false;
                List<String> classes = Vocabulary.WORDS.values().stream()
                        .filter(Class::isRecord)
                        .map(Class::getSimpleName)
                        .toList();
                String name = type.isURIResource() ? Subjects.local(type.asResource()) : type.toString();
                problems.add(
                        Subjects.label(thing),
                        "\"" + name + "\" is no class of rosters; " + Vocabulary.hint(name, classes));
            }
        }
        if (known && words.size() != 1) {
            List<String> names = words.stream().map(Class::getSimpleName).sorted().toList();
            problems.add(
                    Subjects.label(thing),
                    words.isEmpty()
                            ? "it is of no class; say which it is of, as 'a :EGA'"
                            : "it is of the classes " + String.join(", ", names) + "; it must be of one");
        }
        return known && words.size() == 1 ? Optional.of(words.get(0)) : Optional.empty();
    }

    private void checkProperties(Resource thing, Class<?> word) {
        List<String> slots = Slot.of(word).stream().map(Slot::name).toList();
        for (Statement statement : thing.listProperties().toList()) {
            Property property = statement.getPredicate();
            String name = Subjects.local(property);
            if (property.equals(RDF.type) || NOTES.contains(property)) {
                continue;
            }
            if (!slots.contains(name) || !property.getURI().equals(Vocabulary.NAMESPACE + name)) {
                problems.add(
                        Subjects.label(thing),
                        "\"" + name + "\" is no property of " + word.getSimpleName() + "; "
                                + (slots.isEmpty() ? "it has none" : Vocabulary.hint(name, slots)));
            } else if (name.equals("name") && word != Team.class && statement.getObject().isLiteral()) {
                checkName(thing, statement.getString());
            }
        }
    }

    /** JADE does not tell capitals apart. */
    private void checkName(Resource agent, String name) {
        Resource other = agents.putIfAbsent(name.toLowerCase(Locale.ROOT), agent);
        if (other != null && !other.equals(agent)) {
            problems.add(Subjects.label(agent), "two agents have this name; each must have its own");
        }
    }
}
