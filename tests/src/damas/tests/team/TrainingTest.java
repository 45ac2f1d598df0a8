package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Speech;
import damas.behaviours.training.TrainingBatches;
import damas.containers.platform.Platform;
import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.CourseText;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.ontology.words.Train;
import damas.ontology.words.Trained;
import damas.ontology.words.TrainingJob;
import damas.tests.Await;
import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import jade.content.Predicate;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training spread over containers gives the networks of one thread, also when a container is killed. */
@Slow
class TrainingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final List<Board> BOARDS = List.of(
            Fen.parse("B:W21,22,24,27,30,32:B1,2,3,5,6,8"), Fen.parse("B:W23,26,27,28,30,31:B2,4,6,7,9,12"));

    @TempDir
    private Path folder;

    private static EndgameCourse course(String agent, int sections, int depth, long seed) {
        TrainingSettings settings = new TrainingSettings(
                TrainingSettings.search(depth), LearningSettings.DEFAULT, sections, 4, 2, 2, 1, 0.4, seed);
        NetworkWeights start = NetworkWeights.random(PublishedSet.V6.features(), 20, seed);
        return new EndgameCourse(agent, start, BOARDS, BOARDS, settings);
    }

    private static TrainingJob job(EndgameCourse course) {
        return new TrainingJob(course.agent(), CourseText.format(course), "");
    }

    private static EndgameCourse.State straight(EndgameCourse course) {
        EndgameCourse.State state = course.begin();
        while (state.best().isEmpty()) {
            state = course.next(state);
        }
        return state;
    }

    private static Predicate train(Lab lab, List<EndgameCourse> courses, Consumer<Trained> news) throws IOException {
        Train wanted = new Train(courses.stream().map(TrainingTest::job).toList());
        return lab.ask(Directory.TRAINER, "", wanted, PATIENCE, words -> news.accept((Trained) words));
    }

    private static void assertTrained(List<EndgameCourse> courses, List<Trained> news) {
        Map<String, String> last = new HashMap<>();
        news.forEach(trained -> last.put(trained.agent(), trained.state()));
        for (EndgameCourse course : courses) {
            assertEquals(straight(course), CourseText.parseState(course, last.get(course.agent())), course.agent());
            long heard = news.stream().filter(trained -> trained.agent().equals(course.agent())).count();
            assertEquals(course.games() + 1, heard, "news after each game, and of the winner");
        }
    }

    @Test
    void workersOfOneContainerShareTheAgents() throws IOException {
        try (Lab lab = Lab.start(folder)) {
            new Residents(lab.platform()).train(2);
            List<EndgameCourse> courses = List.of(course("a", 2, 2, 1), course("b", 1, 2, 2), course("c", 1, 2, 3));
            List<Trained> news = Collections.synchronizedList(new ArrayList<>());
            train(lab, courses, news::add);
            assertTrained(courses, news);
            IOException refusal = assertThrows(IOException.class, () -> lab.ask(
                    Directory.TRAINER,
                    "",
                    new Train(List.of(new TrainingJob("a", "nonsense", ""))),
                    PATIENCE,
                    words -> { }));
            assertTrue(refusal.getMessage().contains("this is no course"), refusal.getMessage());
        }
    }

    @Test
    void aKilledContainerCostsOneGameNotTheRun() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        List<EndgameCourse> courses = List.of(course("a", 2, 6, 4));
        List<Trained> news = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch twoGames = new CountDownLatch(2);
        try (Lab lab = Lab.of(Platform.start("training", Platform.LOOPBACK, port, folder, Map.of()));
                BackgroundDamas other = BackgroundDamas.start(
                        folder.resolve("lab1"), "join", "127.0.0.1:" + port, "--name", "lab1", "--slaves", "1")) {
            other.awaitPrinted("Joined");
            CompletableFuture<Predicate> answer = CompletableFuture.supplyAsync(() -> {
                try {
                    return train(lab, courses, trained -> {
                        news.add(trained);
                        twoGames.countDown();
                    });
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            assertTrue(twoGames.await(Await.GUARD.toSeconds(), TimeUnit.SECONDS), "no news of two games");
            other.kill();
            new Residents(lab.platform()).train(1);
            answer.get();
            assertTrained(courses, news);
        }
    }

    @Test
    void jobsThatAreTooMuchForOneMessageComeInSeveral() {
        String much = "x".repeat(Speech.LONGEST / 5);
        List<TrainingJob> jobs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            jobs.add(new TrainingJob("agent-" + i, much, ""));
        }
        List<Train> batches = TrainingBatches.of(jobs);
        assertEquals(List.of(2, 2, 1), batches.stream().map(batch -> batch.jobs().size()).toList());
        assertEquals(jobs, batches.stream().flatMap(batch -> batch.jobs().stream()).toList());
    }
}
