package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import damas.containers.team.Lab;
import damas.tests.Await;
import damas.tests.Needs;
import damas.tests.Slow;
import java.io.IOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Twenty games with ten spectators each, while two searches keep the processor busy. How long moves take from the
 * player's request to each spectator is written to {@code build/reports/page-load.txt}; the figure in docs/results.md
 * comes from there. The test asserts only that every spectator receives every move, however long that takes.
 */
@Slow
class PageLoadTest {
    private static final int GAMES = 20;
    private static final int SPECTATORS = 10;
    private static final int MOVES = 10;
    private static final int LINES = GAMES * SPECTATORS;

    @TempDir
    private Path folder;

    private final Map<String, Long> sent = new ConcurrentHashMap<>();
    private final List<Long> delays = Collections.synchronizedList(new ArrayList<>());

    /** A permit for every spectator that has received its first event. */
    private final Semaphore admitted = new Semaphore(0);

    /** A permit for every move that a spectator has received. */
    private final Semaphore heard = new Semaphore(0);

    /** Hears the events of one game. */
    private final class Spectator implements Flow.Subscriber<String> {
        private final String game;
        private int seen = -1;

        Spectator(String game) {
            this.game = game;
        }

        @Override
        public void onSubscribe(Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            if (!line.startsWith("data: {\"id\"")) {
                return;
            }
            int version = Integer.parseInt(line.replaceFirst(".*?\"version\":(\\d+).*", "$1"));
            Long began = sent.get(game + " " + version);
            if (seen < 0) {
                admitted.release();
            } else if (version > seen && began != null) {
                delays.add(System.nanoTime() - began);
                heard.release();
            }
            seen = Math.max(seen, version);
        }

        @Override
        public void onError(Throwable failure) {}

        @Override
        public void onComplete() {}
    }

    @Test
    void twoHundredSpectatorsOfTwentyGamesHearOfEveryMove() throws Exception {
        try (Lab lab = House.lab(folder.resolve("platform"));
                House house = House.open(lab, folder.resolve("games"), false)) {
            List<String> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                games.add(house.begin("{}"));
            }
            for (String game : games) {
                for (int i = 0; i < SPECTATORS; i++) {
                    house.client().sendAsync(
                            house.request("/api/events?game=" + game).header("Accept", "text/event-stream").build(),
                            BodyHandlers.fromLineSubscriber(new Spectator(game)));
                }
            }
            assertTrue(admitted.tryAcquire(LINES, Await.GUARD.toSeconds(), TimeUnit.SECONDS), "not all are admitted");
            for (int i = 0; i < 2; i++) {
                house.begin("{\"black\":\"visiondraughts\",\"white\":\"material\",\"milliseconds\":60000}");
            }
            for (int move = 0; move < MOVES; move++) {
                for (String game : games) {
                    play(house, game, move);
                }
                // a spectator gets the newest state of a game only, so the next move waits until all have this one
                assertTrue(
                        heard.tryAcquire(LINES, Await.GUARD.toSeconds(), TimeUnit.SECONDS),
                        () -> heard.availablePermits() + " spectators of " + LINES + " have the move");
            }
            report();
            assertEquals(LINES * MOVES, delays.size());
        }
    }

    private void play(House house, String game, int ply) throws IOException, InterruptedException {
        JsonNode view = house.get("/api/games/" + game).json();
        String move = view.at("/legal/0/text").asText();
        sent.put(game + " " + (ply + 1), System.nanoTime());
        house.post("/api/games/" + game + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + ply + "}");
    }

    private void report() throws IOException {
        List<Long> sorted = new ArrayList<>(delays);
        Collections.sort(sorted);
        String words = String.format(
                "%d spectators, %d games, %d moves heard: median %.1f ms, 95th percentile %.1f ms, longest %.1f ms%n",
                LINES,
                GAMES,
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 95 / 100) / 1e6,
                sorted.get(sorted.size() - 1) / 1e6);
        Files.writeString(
                Files.createDirectories(Needs.home().resolve("build/reports")).resolve("page-load.txt"), words);
    }
}
