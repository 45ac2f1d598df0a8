package damas.tests.web;

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

/** A page gets the messages of its own JVM, of a container that has joined, and of a container with only a gateway. */
@Slow
@Timeout(300)
class EarshotTest {
    @TempDir
    private Path folder;

    @Test
    void messagesComeFromEveryContainer() throws Exception {
        try (Lab lab = House.lab(folder.resolve("platform"));
                BackgroundDamas joined = join(lab.platform());
                House house = House.open(lab, folder.resolve("games"), false)) {
            joined.awaitPrinted("Joined");
            String game = house.begin(
                    "{\"black\":\"mp-draughts\",\"white\":\"visiondraughts\",\"milliseconds\":1000}");
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
                        "--games", "10000", "--depth", "1", "--parallel", "1")) {
            assertHeard(house, house.begin("{}"), new TreeSet<>(Set.of("gateway-gateway-" + match.pid())));
        }
    }

    /**
     * Watches a game until messages of all these agents have come. The page gets a part of the messages only, and a
     * container is listened to from some time after it joins on. So the agents must go on talking until the end of the
     * test: a game between teams does, and a match of many games does. The time limit of the class ends a wait in vain.
     */
    private static void assertHeard(House house, String game, Set<String> wanted) throws Exception {
        Iterator<String> events = house.client()
                .send(
                        house.request("/api/events?talk=1&game=" + game)
                                .header("Accept", "text/event-stream")
                                .build(),
                        BodyHandlers.ofLines())
                .body()
                .iterator();
        List<String> heard = new ArrayList<>();
        while (!wanted.isEmpty()) {
            String line = events.next();
            if (line.contains("\"skipped\":")) {
                hear(line.substring("data: ".length()), wanted, heard);
            }
        }
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
