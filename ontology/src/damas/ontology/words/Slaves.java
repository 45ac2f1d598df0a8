package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/** Search slaves that the team brings along, beside those that hosts bring. */
public record Slaves(int number, Optional<String> container) implements Concept {}
