package damas.ontology.roster;

import damas.ontology.DamasOntology;
import damas.ontology.Slot;
import damas.ontology.words.Team;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;

/** The names of the words in Turtle: a word is a class of the vocabulary's namespace, a slot a property. */
final class Vocabulary {
    /** What all names begin with. */
    static final String NAMESPACE = "http://example.org/damas#";

    /** The words that a roster can be made of, by name: all that a team consists of. */
    static final Map<String, Class<?>> WORDS = partsOfATeam();

    private Vocabulary() {}

    private static Map<String, Class<?>> partsOfATeam() {
        Map<String, Class<?>> words = new TreeMap<>();
        Deque<Class<?>> open = new ArrayDeque<>();
        open.add(Team.class);
        while (!open.isEmpty()) {
            Class<?> word = open.remove();
            if (DamasOntology.WORDS.contains(word) && words.put(word.getSimpleName(), word) == null) {
                Slot.of(word).forEach(slot -> open.add(slot.type()));
                if (word.isSealed()) {
                    open.addAll(List.of(word.getPermittedSubclasses()));
                }
            }
        }
        return Map.copyOf(words);
    }

    static Resource type(Class<?> word) {
        return ResourceFactory.createResource(NAMESPACE + word.getSimpleName());
    }

    static Property property(Slot slot) {
        return ResourceFactory.createProperty(NAMESPACE, slot.name());
    }

    /** The word that a class of the vocabulary stands for. */
    static Optional<Class<?>> word(Resource type) {
        return type.isURIResource() && type.getURI().startsWith(NAMESPACE)
                ? Optional.ofNullable(WORDS.get(type.getURI().substring(NAMESPACE.length())))
                : Optional.empty();
    }

    /** A hint for who mistyped a name: the nearest one that exists, or all of them if none is near. */
    static String hint(String name, Collection<String> names) {
        String nearest = names.stream()
                .min(Comparator.<String>comparingInt(other -> distance(name, other)).thenComparing(other -> other))
                .orElse("");
        return distance(name, nearest) <= 1 + name.length() / 4
                ? "did you mean " + nearest + "?"
                : "there are " + String.join(", ", names.stream().sorted().toList());
    }

    /** How many signs must be changed, added or left out, capitals aside, to make one text of the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                boolean same = Character.toLowerCase(one.charAt(i - 1)) == Character.toLowerCase(other.charAt(j - 1));
                int changed = diagonal + (same ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
