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

/** A page hears what agents say in its own JVM and on a machine that has joined. */
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
    }

    private BackgroundDamas join(Platform platform) throws IOException {
        String address = platform.host() + ":" + platform.port();
        return BackgroundDamas.start(folder.resolve("lab1"), "join", address, "--name", "lab1", "--slaves", "1");
    }

    private static void hear(String data, Set<String> wanted, List<String> heard) throws IOException {
        for (JsonNode message : new ObjectMapper().readTree(data).get("messages")) {
            wanted.remove(message.get("from").asText());
            heard.add(message.get("from").asText() + " " + message.get("content").asText());
        }
    }
}
