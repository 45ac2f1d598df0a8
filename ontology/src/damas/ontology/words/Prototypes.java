package damas.ontology.words;

import java.util.Optional;

/**
 * Classes of endgames that were learned ({@link damas.knowledge.draughts.allocation.Prototypes}).
 *
 * @param file what {@code damas cluster} has written
 * @param hash the SHA-256 of the file, by which a host that lacks it asks for it
 */
public record Prototypes(String file, Optional<String> hash) implements Clusterer, FromFile {
    @Override
    public Prototypes withHash(String newHash) {
        return new Prototypes(file, Optional.of(newHash));
    }
}
