package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/**
 * Exception rules that were mined ({@link damas.knowledge.draughts.allocation.RuleFile}).
 *
 * @param file what {@code damas rules} has written
 * @param hash the SHA-256 of the file, by which a host that lacks it asks for it
 */
public record MinedRules(String file, Optional<String> hash) implements Concept, FromFile {
    @Override
    public MinedRules withHash(String newHash) {
        return new MinedRules(file, Optional.of(newHash));
    }
}
