package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damas.containers.platform.Platform;
import damas.containers.team.Lab;
import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import java.io.IOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A page hears what agents say in its own JVM, on a machine that has joined, and where only a gateway is. */
@Slow
@Timeout(180)
class EarshotTest {
    private static final long PATIENCE = 60_000_000_000L;

    @TempDir
    private Path folder;

    @Test
    void messagesComeFromEveryContainer() throws Exception {
        try (Lab lab = House.lab(folder.resolve("platform"));
                BackgroundDamas joined = join(lab.platform());
                House house = House.open(lab, folder.resolve("games"), false)) {
            joined.await("Joined", 60);
            String game = house.begin("{\"white\":\"mp-draughts\",\"milliseconds\":4000}");
            Set<String> wanted = new TreeSet<>(Set.of("mp-draughts.coordinator", "mp-draughts.iiga", "lab1.slave-1"));
            assertHeard(house, game, wanted);
        }
    }

    @Test
    void messagesComeFromAGatewayAlone() throws Exception {
        try (Lab lab = House.lab(folder.resolve("platform"));
                House house = House.open(lab, folder.resolve("games"), false);
                BackgroundDamas match = BackgroundDamas.start(
                        folder.resolve("match"), "match", "visiondraughts", "material", "--at", address(lab.platform()),
                        "--games", "200", "--depth", "1", "--parallel", "1")) {
            assertHeard(house, house.begin("{}"), new TreeSet<>(Set.of("gateway-gateway-" + match.pid())));
        }
    }

    /** Watches a game until all of these have been heard. */
    private static void assertHeard(House house, String game, Set<String> wanted) throws Exception {
        Iterator<String> events = house.client()
                .send(
                        house.request("/api/events?talk=1&game=" + game)
                                .header("Accept", "text/event-stream")
                                .build(),
                        BodyHandlers.ofLines())
                .body()
                .iterator();
        house.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}");
        List<String> heard = new ArrayList<>();
        long end = System.nanoTime() + PATIENCE;
        while (!wanted.isEmpty() && System.nanoTime() < end) {
            String line = events.next();
            if (line.contains("\"skipped\":")) {
                hear(line.substring("data: ".length()), wanted, heard);
            }
        }
        assertEquals(Set.of(), wanted, () -> "they were not heard, but " + heard);
        for (String echo : List.of("(Overhear", "(Said", "(Status")) {
            assertFalse(heard.toString().contains(echo), echo);
        }
    }

    private BackgroundDamas join(Platform platform) throws IOException {
        return BackgroundDamas.start(
                folder.resolve("lab1"), "join", address(platform), "--name", "lab1", "--slaves", "1");
    }

    private static String address(Platform platform) {
        return platform.host() + ":" + platform.port();
    }

    private static void hear(String data, Set<String> wanted, List<String> heard) throws IOException {
        for (JsonNode message : new ObjectMapper().readTree(data).get("messages")) {
            wanted.remove(message.get("from").asText());
            heard.add(message.get("from").asText() + " " + message.get("content").asText());
        }
    }
}
