package damas.ontology.words;

import java.util.Optional;

/** A word that stands for the content of a file: rosters name the file, messages the hash of its text. */
public interface FromFile {
    /** The file, as the roster names it. */
    String file();

    /** The SHA-256 of the text, by which a host that lacks it asks for it; empty until the file was read. */
    Optional<String> hash();

    /** The word for a text with this hash. */
    FromFile withHash(String hash);
}
