package damas.containers.team;

import damas.behaviours.conversation.Directory;
import damas.knowledge.game.Fen;
import damas.knowledge.game.Game;
import damas.knowledge.game.PdnReader;
import damas.knowledge.learning.Pairing;
import damas.ontology.words.GameRecord;
import damas.ontology.words.Limits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** Games between teams of a lab, run by its referee, several at a time. */
public final class Match {
    /** What the record of every game says it belongs to. */
    public static final String EVENT = "damas match";

    /** How long a game may go on; teams that fall silent have lost long before. */
    private static final Duration LONGEST_GAME = Duration.ofHours(12);

    private final Lab lab;
    private final Limits limits;
    private final String drawRules;

    public Match(Lab lab, Limits limits, String drawRules) {
        this.lab = lab;
        this.limits = limits;
        this.drawRules = drawRules;
    }

    /**
     * Plays all pairings.
     *
     * @param atATime how many games are played at once
     * @param finished hears of each game that is over, with who played which move and why; one call at a time
     */
    public void play(List<Pairing> pairings, int atATime, BiConsumer<Game, String> finished) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(atATime);
        try {
            List<Callable<Void>> games = new ArrayList<>();
            for (Pairing pairing : pairings) {
                games.add(() -> {
                    GameRecord record = play(pairing);
                    Game game = PdnReader.parse("the referee", record.pdn()).games().get(0);
                    synchronized (finished) {
                        finished.accept(game, record.allocations());
                    }
                    return null;
                });
            }
            for (Future<Void> game : threads.invokeAll(games)) {
                game.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            threads.shutdownNow();
        }
    }

    private GameRecord play(Pairing pairing) throws IOException {
        PlayGame wanted = new PlayGame(
                "game-" + pairing.round(),
                EVENT,
                pairing.round(),
                pairing.black(),
                pairing.white(),
                Fen.format(pairing.opening()),
                limits,
                drawRules);
        return ((Played) lab.ask(Directory.REFEREE, "", wanted, LONGEST_GAME, news -> { })).record();
    }
}
