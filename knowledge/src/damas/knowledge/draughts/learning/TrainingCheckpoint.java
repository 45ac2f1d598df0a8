package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.learning.Score;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Keeps the state of a training run between two sessions, so that an interrupted run goes on where it was: a folder
 * with the learner's network and each clone's, and a file that says what belongs together, written last.
 */
public final class TrainingCheckpoint {
    private static final Logger LOG = LogManager.getLogger(TrainingCheckpoint.class);

    private final Path folder;
    private final TrainingSettings settings;
    private final String command;

    /**
     * @param command what repeats the run; a state that another command left is not taken up
     */
    public TrainingCheckpoint(Path folder, TrainingSettings settings, String command) {
        this.folder = folder;
        this.settings = settings;
        this.command = command;
    }

    private Path index() {
        return folder.resolve("state.txt");
    }

    /** Keeps a state. */
    public void save(SelfPlay.State state) throws IOException {
        for (int i = 0; i < state.clones().size(); i++) {
            write("clone-" + i, state.clones().get(i), state);
        }
        String learner = "learner-" + state.sessions();
        write(learner, state.learner(), state);
        Score score = state.training();
        String text = String.join(
                "\n",
                command,
                String.valueOf(state.sessions()),
                learner,
                String.valueOf(state.clones().size()),
                score.wins() + " " + score.draws() + " " + score.losses(),
                "");
        WholeFile.write(index(), text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String name, NetworkWeights weights, SelfPlay.State state) throws IOException {
        int games = state.sessions() * settings.games();
        NetworkFile.write(
                folder.resolve(name + ".txt"),
                new TrainedNetwork(weights, settings.seed(), games, command, List.of("on the way: " + name)));
    }

    /** The state that the same command left, if there is one and it is whole. */
    public Optional<SelfPlay.State> load() {
        if (!Files.exists(index())) {
            return Optional.empty();
        }
        try {
            List<String> lines = Files.readAllLines(index());
            if (!lines.get(0).equals(command)) {
                LOG.info("{} is of another run: {}", index(), lines.get(0));
                return Optional.empty();
            }
            List<NetworkWeights> clones = new ArrayList<>();
            for (int i = 0; i < Integer.parseInt(lines.get(3)); i++) {
                clones.add(read("clone-" + i));
            }
            String[] score = lines.get(4).split(" ");
            return Optional.of(new SelfPlay.State(
                    Integer.parseInt(lines.get(1)),
                    read(lines.get(2)),
                    clones,
                    new Score(
                            Integer.parseInt(score[0]), Integer.parseInt(score[1]), Integer.parseInt(score[2]))));
        } catch (IOException | NotationException | IndexOutOfBoundsException | NumberFormatException e) {
            LOG.warn("{} cannot be read, so training starts anew", index(), e);
            return Optional.empty();
        }
    }

    private NetworkWeights read(String name) throws IOException {
        return NetworkFile.read(folder.resolve(name + ".txt")).weights();
    }
}
