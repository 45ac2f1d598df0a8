package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Asks the miner for clusters of the endgames in its archive. It answers with {@link Knowledge}: a file of prototypes.
 *
 * @param pieces the most pieces of an endgame
 * @param algorithm by the name that {@code damas cluster} has for it
 * @param options of the algorithm, as Weka writes them
 * @param seed decides what is random
 */
public record MineClusters(int pieces, String algorithm, String options, int seed) implements AgentAction {}
