package damas.containers.cli;

import damas.behaviours.conversation.Directory;
import damas.behaviours.training.TrainingBatches;
import damas.containers.team.Lab;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.CourseText;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.text.ContentStore;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.ontology.words.Train;
import damas.ontology.words.Trained;
import damas.ontology.words.TrainingJob;
import jade.content.Predicate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import picocli.CommandLine;

/**
 * Has the trainer of a platform train endgame agents. How far each has come is kept in a folder after every game, so
 * that an interrupted run goes on there; a trained agent is a file of its name.
 *
 * @param command what repeats the training
 * @param notes for the files of the networks
 */
record EndgameTraining(Path folder, List<EndgameCourse> courses, String command, List<String> notes) {
    private static final Logger LOG = LogManager.getLogger(EndgameTraining.class);

    /** How long there may be no news: the final tournament of an agent says nothing before it is over. */
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    /**
     * Trains those who are not trained yet.
     *
     * @return the networks by agent
     */
    Map<String, NetworkWeights> run(TrainingGround ground, CommandLine line) throws IOException {
        Map<String, EndgameCourse.State> states = new HashMap<>();
        for (EndgameCourse course : courses) {
            states.put(course.agent(), load(course));
        }
        List<EndgameCourse> open =
                courses.stream().filter(course -> states.get(course.agent()).best().isEmpty()).toList();
        if (!open.isEmpty()) {
            long total = courses.stream().mapToInt(EndgameCourse::games).sum();
            long done = states.values().stream().mapToInt(EndgameCourse.State::games).sum();
            try (Lab lab = ground.open();
                    Progress progress = new Progress(line, "training", "games", done, total)) {
                List<TrainingJob> jobs = new ArrayList<>();
                for (EndgameCourse course : open) {
                    EndgameCourse.State state = states.get(course.agent());
                    jobs.add(new TrainingJob(
                            course.agent(),
                            CourseText.format(course),
                            state.equals(course.begin()) ? "" : CourseText.format(state)));
                }
                for (Train batch : TrainingBatches.of(jobs)) {
                    lab.ask(Directory.TRAINER, "", batch, PATIENCE, news -> hear(news, states, progress));
                }
            }
        }
        Map<String, NetworkWeights> trained = new HashMap<>();
        for (EndgameCourse course : courses) {
            NetworkWeights best = states.get(course.agent()).best().orElseThrow(() ->
                    new NotationException(course.agent() + " was not trained; the same command goes on with it"));
            trained.put(course.agent(), best);
            write(course, best);
        }
        return trained;
    }

    private void hear(Predicate news, Map<String, EndgameCourse.State> states, Progress progress) {
        Trained trained = (Trained) news;
        courses.stream().filter(course -> course.agent().equals(trained.agent())).forEach(course -> {
            EndgameCourse.State state = CourseText.parseState(course, trained.state());
            EndgameCourse.State before = states.put(course.agent(), state);
            save(course, trained.state());
            progress.advance(state.games() - before.games());
            if (state.best().isPresent()) {
                progress.say(course.agent() + " is trained: " + state.training() + " in " + state.games()
                        + " games against " + state.clones().size() + " clones");
            }
        });
    }

    private void write(EndgameCourse course, NetworkWeights best) throws IOException {
        List<String> words = new ArrayList<>(List.of("the endgame agent of " + course.agent() + ": "
                + course.settings().sessions() + " sections of "
                + course.settings().games() / course.boards().size() + " games on each of " + course.boards().size()
                + " boards"));
        words.addAll(notes);
        NetworkFile.write(
                folder.resolve(course.agent() + ".txt"),
                new TrainedNetwork(best, course.settings().seed(), course.games(), command, words));
    }

    // ---- how far each has come ----

    private Path file(EndgameCourse course) {
        return folder.resolve("training").resolve(course.agent() + ".state");
    }

    /** The first line says whose state it is. */
    private static String mark(EndgameCourse course) {
        return "course " + ContentStore.hash(CourseText.format(course)) + "\n";
    }

    private void save(EndgameCourse course, String state) {
        try {
            WholeFile.write(file(course), (mark(course) + state).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private EndgameCourse.State load(EndgameCourse course) {
        try {
            String text = Files.exists(file(course)) ? Files.readString(file(course)) : "";
            if (text.startsWith(mark(course))) {
                return CourseText.parseState(course, text.substring(mark(course).length()));
            }
        } catch (IOException | NotationException e) {
            LOG.warn("{} cannot be read, so training starts anew", file(course), e);
        }
        return course.begin();
    }
}
