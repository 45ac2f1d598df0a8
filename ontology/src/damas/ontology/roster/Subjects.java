package damas.ontology.roster;

import static damas.knowledge.text.NotationException.quoted;

import java.util.Comparator;
import java.util.List;
import org.apache.jena.rdf.model.Literal;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.RDF;

/** What to call the things of a roster when speaking to its author. */
final class Subjects {
    private static final Property NAME = ResourceFactory.createProperty(Vocabulary.NAMESPACE, "name");
    private static final int FURTHEST_OWNER = 4;

    private Subjects() {}

    /** A thing by its name; otherwise by the end of its address, or by whose it is: {@code search of iiga}. */
    static String label(Resource thing) {
        return label(thing, FURTHEST_OWNER);
    }

    private static String label(Resource thing, int further) {
        List<Statement> names = thing.listProperties(NAME).filterKeep(name -> name.getObject().isLiteral()).toList();
        if (names.size() == 1 && !names.get(0).getString().isBlank()) {
            String name = quoted(names.get(0).getString());
            return name.substring(1, name.length() - 1);
        }
        if (thing.isURIResource()) {
            return local(thing);
        }
        return thing.getModel().listStatements(null, null, thing).toList().stream()
                .filter(owner -> further > 0 && !owner.getSubject().equals(thing))
                .map(owner -> owner.getPredicate().getLocalName() + " of " + label(owner.getSubject(), further - 1))
                .min(Comparator.naturalOrder())
                .orElse("something without a name");
    }

    /** The last part of an address. */
    static String local(Resource thing) {
        String address = thing.getURI();
        int start = Math.max(address.lastIndexOf('#'), address.lastIndexOf('/')) + 1;
        return start < address.length() ? address.substring(start) : address;
    }

    /** What was found in a property. */
    static String found(RDFNode value) {
        if (value instanceof Literal literal) {
            String text = quoted(literal.getLexicalForm());
            boolean plain = literal.getLexicalForm().matches("[-+.0-9Ee]{1,40}|true|false")
                    && !literal.getDatatypeURI().endsWith("#string");
            String words = text.substring(1, text.length() - 1);
            return plain ? words : "\"" + words + "\"";
        }
        Resource thing = value.asResource();
        List<Statement> types = thing.listProperties(RDF.type).filterKeep(type -> type.getObject().isURIResource())
                .toList();
        if (types.size() == 1) {
            return label(thing) + ", of class " + local(types.get(0).getResource());
        }
        return label(thing) + (thing.listProperties().hasNext() ? "" : ", of which nothing is said");
    }
}
