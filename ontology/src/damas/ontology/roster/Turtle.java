package damas.ontology.roster;

import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandler;

/** Reads Turtle; what is wrong with it is told with its line instead of logged. */
final class Turtle {
    private Turtle() {}

    /**
     * What the text says, as far as it can be read.
     *
     * @param base what {@code <#name>} in it is relative to: a file means the same wherever it lies
     */
    static Model read(String text, String base, Problems problems) {
        Model model = ModelFactory.createDefaultModel();
        try {
            RDFParser.create()
                    .fromString(text)
                    .lang(Lang.TURTLE)
                    .base(base)
                    .errorHandler(new Collector(problems))
                    .parse(model);
        } catch (RiotException e) {
            if (problems.isEmpty()) {
                problems.add(String.valueOf(e.getMessage()));
            }
        } catch (StackOverflowError e) {
            problems.add("brackets are nested too deeply");
        }
        return model;
    }

    /** Notes what the parser says. */
    private record Collector(Problems problems) implements ErrorHandler {
        @Override
        public void warning(String message, long line, long column) {
            problems.at(line, message);
        }

        @Override
        public void error(String message, long line, long column) {
            problems.at(line, message);
        }

        @Override
        public void fatal(String message, long line, long column) {
            problems.at(line, message);
            throw new RiotException(message);
        }
    }
}
