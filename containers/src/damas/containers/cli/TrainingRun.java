package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.TrainingCheckpoint;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.players.PublishedPlayer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * One training of a player. It is kept in a folder of its own, session by session, so that it can go on there.
 *
 * @param player its name, for the folder
 * @param features what it sees
 */
record TrainingRun(String player, FeatureSet features, TrainingSettings settings, List<Board> openings) {
    static TrainingRun of(PublishedPlayer player, TrainingSettings settings, List<Board> openings) {
        return new TrainingRun(player.toString(), player.features(), settings, openings);
    }

    /** Hears what a session made of a learner. */
    interface SessionListener {
        void played(SelfPlay.State before, SelfPlay.State after, double seconds);
    }

    SelfPlay selfPlay() {
        return new SelfPlay(settings, openings);
    }

    /** Where the run is kept: a folder for each command, so that another one does not write over it. */
    Path folder() {
        return Home.var().resolve("training").resolve(player + "-" + Integer.toHexString(command().hashCode()));
    }

    private TrainingCheckpoint checkpoint() {
        return new TrainingCheckpoint(folder(), settings, command());
    }

    /** How far an earlier run has come, or the beginning. */
    SelfPlay.State state() {
        return checkpoint().load().orElseGet(() -> SelfPlay.State.start(
                NetworkWeights.random(features, settings.seed())));
    }

    /**
     * Plays all sessions that are left.
     *
     * @param games hears how many more games have been played
     */
    SelfPlay.State finish(SelfPlay.State start, IntConsumer games, SessionListener sessions) throws IOException {
        SelfPlay selfPlay = selfPlay();
        SelfPlay.State state = start;
        while (state.sessions() < settings.sessions()) {
            long started = System.nanoTime();
            SelfPlay.State before = state;
            AtomicInteger heard = new AtomicInteger(before.training().games());
            state = selfPlay.session(
                    before, score -> games.accept(score.games() - heard.getAndSet(score.games())));
            checkpoint().save(state);
            sessions.played(before, state, (System.nanoTime() - started) / 1e9);
        }
        return state;
    }

    /** The command that repeats this run, all settings spelt out. */
    String command() {
        LearningSettings learning = settings.learning();
        return String.format(
                Locale.ROOT,
                "./damas train --features '%s' --sessions %d --games %d --test-games %d --final-games %d"
                        + " --depth %d --workers %d --lambda %s --gamma %s --momentum %s --draw %s --rate %s"
                        + " --revert %s --seed %d",
                features,
                settings.sessions(),
                settings.games(),
                settings.testGames(),
                settings.finalGames(),
                settings.search().budget().depth(),
                settings.workers(),
                learning.lambda(),
                learning.gamma(),
                learning.momentum(),
                learning.drawReward(),
                learning.rate(),
                settings.revertBelow(),
                settings.seed());
    }
}
