package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * How an endgame agent is trained: by self-play with cloning, as any player, but from the boards of its cluster
 * (reference/mp-draughts.md 8.1, adaba.md 8.6). A section goes through all boards with as many games on each; then
 * comes the test against the clone, and after the last section the tournament of all clones. These two are played from
 * other boards of the cluster: whoever has learned the training boards by heart is no better for it.
 *
 * <p>It goes on game by game, and what follows a game depends on nothing but the state before it: whoever has the
 * state can go on, and several who do come to the same.
 *
 * @param agent who is trained, by its cluster
 * @param start the weights before the first game
 * @param boards where training games start
 * @param trials where the games of tests and of the tournament start
 * @param settings the sessions are the sections; its games are those of a section, so many on each board. Games are
 *     played one after another, whatever it says of workers
 */
public record EndgameCourse(
        String agent, NetworkWeights start, List<Board> boards, List<Board> trials, TrainingSettings settings) {
    /** Keeps the seeds of two sections apart. */
    private static final long SECTION = 0x9E3779B97F4A7C15L;

    public EndgameCourse {
        boards = List.copyOf(boards);
        trials = List.copyOf(trials);
        if (boards.isEmpty() || trials.isEmpty()) {
            throw new IllegalArgumentException(agent + " has no board to be trained or tested on");
        }
        if (settings.games() % boards.size() != 0) {
            throw new IllegalArgumentException(
                    settings.games() + " games cannot be so many on each of " + boards.size() + " boards");
        }
    }

    /**
     * How far a course has come.
     *
     * @param games how many were played
     * @param clones all clones there were, the untrained one first; the last is the opponent now
     * @param training how the learner did in its games so far
     * @param best the winner of the final tournament, if that is over
     */
    public record State(
            int games,
            NetworkWeights learner,
            List<NetworkWeights> clones,
            Score training,
            Optional<NetworkWeights> best) {
        public State {
            clones = List.copyOf(clones);
        }
    }

    /** Before the first game. */
    public State begin() {
        return new State(0, start, List.of(start), Score.NONE, Optional.empty());
    }

    /** How many games there are in all sections. */
    public int games() {
        return settings.sessions() * settings.games();
    }

    /** Whether a section ends with this state, or the whole course: a good moment to let another go on. */
    public boolean endsSection(State state) {
        return state.best().isPresent() || state.games() % settings.games() == 0 && state.games() < games();
    }

    /** The next game, with the test if it ends a section; after the last the tournament. A finished course stays. */
    public State next(State state) {
        if (state.best().isPresent()) {
            return state;
        }
        SelfPlay.State known =
                new SelfPlay.State(state.games() / settings.games(), state.learner(), state.clones(), state.training());
        SelfPlay selfPlay = new SelfPlay(settings, trials);
        if (state.games() >= games()) {
            return new State(
                    state.games(),
                    state.learner(),
                    state.clones(),
                    state.training(),
                    Optional.of(selfPlay.best(known)));
        }
        TrainingGame.Lesson lesson = lesson(state);
        SelfPlay.State after = new SelfPlay.State(
                known.sessions(),
                state.learner().with(lesson.weights()),
                state.clones(),
                state.training().plus(lesson.result(), lesson.side()));
        int games = state.games() + 1;
        if (games % settings.games() == 0) {
            after = selfPlay.tested(after, settings.seed() + SECTION * games);
        }
        return new State(games, after.learner(), after.clones(), after.training(), Optional.empty());
    }

    private TrainingGame.Lesson lesson(State state) {
        int section = state.games() / settings.games();
        int game = state.games() % settings.games();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < settings.games(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(settings.seed() + SECTION * section));
        int drawn = order.get(game);
        Board board = boards.get(drawn % boards.size());
        Side side = drawn / boards.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
        return new TrainingGame(settings.search(), settings.learning(), board, side)
                .play(state.learner(), state.clones().get(state.clones().size() - 1));
    }
}
