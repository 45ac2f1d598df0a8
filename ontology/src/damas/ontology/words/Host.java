package damas.ontology.words;

import jade.content.Concept;

/**
 * A machine's container.
 *
 * @param version the Damas that it runs
 * @param cores how many threads it can run at once
 */
public record Host(String container, String version, int cores) implements Concept {}
