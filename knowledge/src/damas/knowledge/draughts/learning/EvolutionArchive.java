package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.GeneticSelection.Generation;
import damas.knowledge.draughts.learning.GeneticSelection.Individual;
import damas.knowledge.draughts.learning.GeneticSelection.Nursery;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keeps an evolution on disk, so that an interrupted one goes on: each child as soon as it is trained, and each
 * generation when it has been ranked. One folder holds one run; a run with other settings needs another folder.
 */
public final class EvolutionArchive {
    private final Path folder;
    private final String command;
    private final long gamesAChild;

    /**
     * @param command what repeats the run
     * @param gamesAChild how many games a child is trained by
     */
    public EvolutionArchive(Path folder, String command, long gamesAChild) {
        this.folder = folder;
        this.command = command;
        this.gamesAChild = gamesAChild;
    }

    /**
     * Marks the folder as this run's.
     *
     * @throws IllegalArgumentException if it is another's
     */
    public void open() throws IOException {
        Path mark = folder.resolve("command.txt");
        if (!Files.exists(mark)) {
            WholeFile.write(mark, (command + "\n").getBytes(StandardCharsets.UTF_8));
        } else if (!Files.readString(mark).strip().equals(command)) {
            throw new IllegalArgumentException(
                    folder + " holds another run (" + Files.readString(mark).strip() + "): delete it, or name another");
        }
    }

    /** A nursery that does not train again what it has trained already. */
    public Nursery remembering(Nursery nursery) {
        return (features, generation, child, seed) -> {
            Path file = folder.resolve("children").resolve(generation + "-" + child + ".txt");
            try {
                if (Files.exists(file)) {
                    return NetworkFile.read(file).weights();
                }
                NetworkWeights weights = nursery.raise(features, generation, child, seed);
                NetworkFile.write(file, new TrainedNetwork(weights, seed, gamesAChild, command, List.of()));
                return weights;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    /** Keeps a generation. */
    public void save(Generation generation) throws IOException {
        Path networks = folder.resolve("generation-" + generation.number());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < generation.individuals().size(); i++) {
            Individual individual = generation.individuals().get(i);
            NetworkFile.write(
                    networks.resolve(i + ".txt"),
                    new TrainedNetwork(individual.network(), 0, gamesAChild, command, List.of()));
            text.append(individual.genes()).append(' ').append(individual.points()).append('\n');
        }
        WholeFile.write(index(generation.number()), text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private Path index(int number) {
        return folder.resolve("generation-" + number + ".txt");
    }

    /** All generations there were, with their networks, in their order. */
    public List<Generation> generations() throws IOException {
        List<Generation> generations = new ArrayList<>();
        for (int number = 0; Files.exists(index(number)); number++) {
            List<Individual> individuals = new ArrayList<>();
            for (String line : Files.readAllLines(index(number))) {
                String[] parts = line.split(" ");
                Path network = folder.resolve("generation-" + number).resolve(individuals.size() + ".txt");
                individuals.add(new Individual(
                        Integer.parseInt(parts[0]), NetworkFile.read(network).weights(), Integer.parseInt(parts[1])));
            }
            generations.add(new Generation(number, individuals));
        }
        return generations;
    }

    /** The last generation that was kept. */
    public Optional<Generation> latest() throws IOException {
        List<Generation> generations = generations();
        return generations.isEmpty() ? Optional.empty() : Optional.of(generations.get(generations.size() - 1));
    }
}
