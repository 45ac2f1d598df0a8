package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.learning.Score;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WordLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Courses and how far they have come, as text: for messages and for files. Both are read back exactly. */
public final class CourseText {
    private static final String COURSE = "damas course 2";
    private static final String STATE = "damas course state 1";

    private CourseText() {}

    public static String format(EndgameCourse course) {
        TrainingSettings settings = course.settings();
        LearningSettings learning = settings.learning();
        StringBuilder text = new StringBuilder(COURSE).append('\n');
        line(text, "agent", course.agent());
        line(text, "features", course.start().features());
        line(text, "hidden", course.start().shape().hidden());
        line(text, "sections", settings.sessions());
        line(text, "games", settings.games() / course.boards().size());
        line(text, "test-games", settings.testGames());
        line(text, "final-games", settings.finalGames());
        line(text, "depth", settings.search().budget().depth());
        line(
                text,
                "learning",
                learning.lambda() + " " + learning.gamma() + " " + learning.momentum() + " " + learning.drawReward()
                        + " " + learning.rate());
        line(text, "revert", settings.revertBelow());
        line(text, "seed", settings.seed());
        line(text, "weights", weights(course.start()));
        course.boards().forEach(board -> line(text, "board", Fen.format(board)));
        course.trials().forEach(board -> line(text, "trial", Fen.format(board)));
        return text.toString();
    }

    /**
     * Reads a course.
     *
     * @throws NotationException if it is none, with the reason
     */
    public static EndgameCourse parse(String text) {
        try {
            WordLines lines = new WordLines(text, COURSE);
            String agent = lines.value("agent");
            FeatureSet features = FeatureSet.parse(lines.value("features"));
            int hidden = Integer.parseInt(lines.value("hidden"));
            int sections = Integer.parseInt(lines.value("sections"));
            int games = Integer.parseInt(lines.value("games"));
            int testGames = Integer.parseInt(lines.value("test-games"));
            int finalGames = Integer.parseInt(lines.value("final-games"));
            int depth = Integer.parseInt(lines.value("depth"));
            double[] learning = numbers(lines.value("learning"));
            double revert = Double.parseDouble(lines.value("revert"));
            long seed = Long.parseLong(lines.value("seed"));
            NetworkWeights start = NetworkWeights.of(features, hidden, numbers(lines.value("weights")));
            List<Board> boards = lines.values("board").stream().map(Fen::parse).toList();
            List<Board> trials = lines.values("trial").stream().map(Fen::parse).toList();
            lines.end();
            if (learning.length != 5) {
                throw new IllegalArgumentException("learning has five numbers");
            }
            return new EndgameCourse(
                    agent,
                    start,
                    boards,
                    trials,
                    new TrainingSettings(
                            TrainingSettings.search(depth),
                            new LearningSettings(learning[0], learning[1], learning[2], learning[3], learning[4]),
                            sections,
                            Math.multiplyExact(games, boards.size()),
                            testGames,
                            finalGames,
                            1,
                            revert,
                            seed));
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new NotationException("this is no course: " + e.getMessage());
        }
    }

    public static String format(EndgameCourse.State state) {
        StringBuilder text = new StringBuilder(STATE).append('\n');
        line(text, "games", state.games());
        Score score = state.training();
        line(text, "score", score.wins() + " " + score.draws() + " " + score.losses());
        line(text, "learner", weights(state.learner()));
        state.clones().forEach(clone -> line(text, "clone", weights(clone)));
        state.best().ifPresent(best -> line(text, "best", weights(best)));
        return text.toString();
    }

    /**
     * Reads how far a course has come; an empty text is its beginning.
     *
     * @throws NotationException if it is no state of this course, with the reason
     */
    public static EndgameCourse.State parseState(EndgameCourse course, String text) {
        if (text.isEmpty()) {
            return course.begin();
        }
        try {
            WordLines lines = new WordLines(text, STATE);
            int games = Integer.parseInt(lines.value("games"));
            String[] score = lines.value("score").split(" ");
            NetworkWeights learner = course.start().with(numbers(lines.value("learner")));
            List<NetworkWeights> clones = new ArrayList<>();
            for (String clone : lines.values("clone")) {
                clones.add(course.start().with(numbers(clone)));
            }
            Optional<NetworkWeights> best =
                    lines.values("best").stream().findFirst().map(values -> course.start().with(numbers(values)));
            lines.end();
            if (games < 0 || games > course.games() || clones.isEmpty() || score.length != 3) {
                throw new IllegalArgumentException(games + " games, " + clones.size() + " clones");
            }
            Score training = new Score(
                    Integer.parseInt(score[0]), Integer.parseInt(score[1]), Integer.parseInt(score[2]));
            return new EndgameCourse.State(games, learner, clones, training, best);
        } catch (IllegalArgumentException e) {
            throw new NotationException("this is no state of a course: " + e.getMessage());
        }
    }

    private static void line(StringBuilder text, String word, Object value) {
        text.append(word).append(' ').append(value).append('\n');
    }

    private static String weights(NetworkWeights weights) {
        return Arrays.stream(weights.copy()).mapToObj(Double::toString).collect(Collectors.joining(" "));
    }

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }
}
