package damas.ontology.roster;

import java.util.List;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.vocabulary.RDF;

/**
 * The parts of a roster that could be read, by their classes.
 *
 * @param words reads a part, unless something is wrong with it
 */
record RosterParts(Model roster, WordReader words) {
    /** The parts of a class that could be read. */
    <T extends Record> List<T> read(Class<T> word) {
        return subjects(word).stream()
                .flatMap(thing -> words.read(thing, word).stream())
                .sorted(new WordOrder())
                .toList();
    }

    /** Whether all parts of a class could be read. */
    boolean areRead(Class<? extends Record> word) {
        return subjects(word).size() == read(word).size();
    }

    private List<Resource> subjects(Class<?> word) {
        return roster.listSubjectsWithProperty(RDF.type, Vocabulary.type(word)).toList();
    }
}
