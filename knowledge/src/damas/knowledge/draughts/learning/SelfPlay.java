package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.game.GameRecord;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Self-play with cloning: a learner plays sessions of games against a clone of itself that does not learn. If it does
 * better in the test after a session, the clone takes its weights; the learner goes on either way. At the end the
 * learner and all clones there were meet in a tournament, whose winner is the network (reference/mp-draughts.md 6.1).
 *
 * <p>Players are deterministic, and the papers name no source of variety: here each game starts from an opening drawn
 * with the seed. Half of a session's games are played with each colour. The games of a round run in parallel and are
 * merged in their order, so that the same seed and number of workers give the same network.
 */
public final class SelfPlay {
    private final TrainingSettings settings;
    private final List<Board> openings;

    /** The openings of tests between players. */
    private final List<DraughtsPosition> starts;

    public SelfPlay(TrainingSettings settings, List<Board> openings) {
        this.settings = settings;
        this.openings = List.copyOf(openings);
        starts = DraughtsPosition.of(openings, DrawRules.ENGLISH);
    }

    /**
     * How far training has come: what is kept between two sessions, and all that is needed to go on.
     *
     * @param clones all clones there were, the untrained one first; the last is the opponent now
     * @param training how the learner did in its training games so far
     */
    public record State(int sessions, NetworkWeights learner, List<NetworkWeights> clones, Score training) {
        public State {
            clones = List.copyOf(clones);
        }

        /** Before the first session. */
        public static State start(NetworkWeights untrained) {
            return new State(0, untrained, List.of(untrained), Score.NONE);
        }

        NetworkWeights opponent() {
            return clones.get(clones.size() - 1);
        }
    }

    /** Plays one session and the test after it; {@code played} hears of the score so far after each round of games. */
    public State session(State state, Consumer<Score> played) {
        SplittableRandom random = new SplittableRandom(settings.seed() + state.sessions());
        NetworkWeights learner = state.learner();
        Score score = state.training();
        for (int game = 0; game < settings.games(); game += settings.workers()) {
            int first = game;
            int count = Math.min(settings.workers(), settings.games() - game);
            List<Board> drawn = random.ints(count, 0, openings.size()).mapToObj(openings::get).toList();
            NetworkWeights now = learner;
            List<TrainingGame.Lesson> lessons = IntStream.range(0, count)
                    .parallel()
                    .mapToObj(i -> lesson(drawn.get(i), (first + i) % 2 == 0).play(now, state.opponent()))
                    .toList();
            for (TrainingGame.Lesson lesson : lessons) {
                score = score.plus(lesson.result(), lesson.side());
            }
            learner = merged(now, lessons);
            played.accept(score);
        }
        return tested(new State(state.sessions(), learner, state.clones(), score), random.nextLong());
    }

    /** The test after a session: a better learner becomes a clone, a much worse one takes its clone's weights back. */
    State tested(State state, long seed) {
        NetworkWeights learner = state.learner();
        List<NetworkWeights> clones = new ArrayList<>(state.clones());
        double test = test(learner, state.opponent(), seed).rate();
        if (test > 0.5) {
            clones.add(learner);
        } else if (test < settings.revertBelow()) {
            learner = state.opponent();
        }
        return new State(state.sessions() + 1, learner, clones, state.training());
    }

    private TrainingGame lesson(Board opening, boolean black) {
        return new TrainingGame(settings.search(), settings.learning(), opening, black ? Colour.BLACK : Colour.WHITE);
    }

    /** The weights plus what each game changed in them. */
    private static NetworkWeights merged(NetworkWeights start, List<TrainingGame.Lesson> lessons) {
        double[] before = start.copy();
        double[] after = start.copy();
        for (TrainingGame.Lesson lesson : lessons) {
            for (int i = 0; i < after.length; i++) {
                after[i] += lesson.weights()[i] - before[i];
            }
        }
        return start.with(after);
    }

    /** What the learner scores against its clone; a tie leaves the clone as it is. */
    private Score test(NetworkWeights learner, NetworkWeights clone, long seed) {
        Tournament test = new Tournament("test");
        test.add(contestant("learner", learner), contestant("clone", clone), starts, settings.testGames(), seed);
        return Tournament.score(test.play(game -> { }), "learner", "clone");
    }

    /** The winner of the final tournament; among equals the one that learned longest. */
    public NetworkWeights best(State state) {
        List<NetworkWeights> candidates = new ArrayList<>(state.clones());
        if (!candidates.contains(state.learner())) {
            candidates.add(state.learner());
        }
        List<Contestant> contestants = IntStream.range(0, candidates.size())
                .mapToObj(i -> contestant(String.valueOf(i), candidates.get(i)))
                .toList();
        Tournament tournament = new Tournament("final");
        tournament.addRoundRobin(contestants, starts, settings.finalGames(), settings.seed());
        List<GameRecord> games = tournament.play(game -> { });
        Map<String, Score> table = Tournament.table(games);
        int best = candidates.size() - 1;
        for (int i = best - 1; i >= 0; i--) {
            if (table.get(String.valueOf(i)).points() > table.get(String.valueOf(best)).points()) {
                best = i;
            }
        }
        return candidates.get(best);
    }

    private Contestant contestant(String name, NetworkWeights weights) {
        return SearchPlayer.contestant(name, weights, settings.search());
    }
}
