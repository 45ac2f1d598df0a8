package damas.knowledge.draughts.evaluation;

import java.util.List;

/** A network and how it came to be: from which seed, by how many games, with which command, and free notes. */
public record TrainedNetwork(NetworkWeights weights, long seed, long games, String command, List<String> notes) {
    public TrainedNetwork {
        notes = List.copyOf(notes);
        if (games < 0) {
            throw new IllegalArgumentException(games + " games");
        }
        checkLine(command);
        notes.forEach(TrainedNetwork::checkLine);
    }

    private static void checkLine(String text) {
        if (!text.equals(text.strip()) || text.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a command or note has to be one line without space around it");
        }
    }

    /** A network that has not learned yet, with the papers' number of hidden neurons. */
    public static TrainedNetwork untrained(FeatureSet features, long seed) {
        return new TrainedNetwork(
                NetworkWeights.random(features, NetworkShape.HIDDEN, seed), seed, 0, "", List.of());
    }
}
