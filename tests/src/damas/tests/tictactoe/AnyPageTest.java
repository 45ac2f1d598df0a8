package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damas.tests.Await;
import damas.tests.Slow;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a team of tic-tac-toe, as {@code damas play} opens it: no class of draughts is loaded for it. */
@Slow
class AnyPageTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private String address = "";

    private JsonNode get(String path) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(address + path)).GET().build());
    }

    private JsonNode post(String path, String json) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(address + path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build());
    }

    private JsonNode send(HttpRequest request) throws Exception {
        return JSON.readTree(client.send(request, BodyHandlers.ofString()).body());
    }

    @Test
    void aGameIsServedPlayedAndKeptWithoutAClassOfDraughts() throws Exception {
        Path printed = folder.resolve("printed.txt");
        Process process = new ProcessBuilder(PerfectTeam.command(
                        folder,
                        List.of("play", "--port", "0", "--roster", PerfectTeam.write(folder, "perfect").toString())))
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            Await.until("the address is printed into " + printed, () ->
                    read(printed).matches("(?s).*The board is at \\S+\\s.*"));
            String shown = read(printed).replaceAll("(?s).*The board is at (\\S+).*", "$1");
            address = shown.substring(0, shown.indexOf("/#"));
            playToTheEnd("/api/games/" + shown.substring(shown.indexOf('#') + 1));
            JsonNode team = awaitTeam("perfect");
            assertEquals("tic-tac-toe", team.get("game").asText());
            assertEquals("[\"first\",\"second\"]", team.get("agents").toString());
            // rosters of draughts are listed too: reading what they say to people loads nothing of it
            assertTrue(awaitTeam("visiondraughts").get("purpose").asText().contains("alpha-beta"));
            assertEquals("tic-tac-toe", get("/api/games").get(0).get("game").asText());
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertTrue(PerfectTeam.classes(folder).stream().anyMatch(line -> line.contains(".web.PageServer ")));
        assertEquals(List.of(), PerfectTeam.classesOfDraughts(folder));
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file);
    }

    private void playToTheEnd(String game) throws Exception {
        JsonNode seen = get(game);
        assertEquals("plain", seen.get("view").asText());
        assertEquals("[\"X\",\"O\"]", seen.get("sides").toString());
        assertEquals("perfect", seen.get("o").asText());
        while (seen.get("result").asText().isEmpty()) {
            int before = seen.get("plies").size();
            String move = seen.at("/legal/0/text").asText();
            post(game + "/moves", "{\"move\":\"" + move + "\",\"ply\":" + before + "}");
            Await.until("the team answers", () -> {
                JsonNode now = get(game);
                return now.get("plies").size() > before + 1 || !now.get("result").asText().isEmpty();
            });
            seen = get(game);
        }
        assertEquals("O wins: X has not stopped three in a row", seen.get("outcome").asText());
        assertEquals("first plays the whole game", seen.at("/plies/1/reason").asText());
        String start = seen.get("start").asText();
        assertEquals(".........", start);
        assertEquals("x........", seen.at("/plies/0/after").asText());
    }

    private JsonNode awaitTeam(String name) throws Exception {
        Await.until(name + " is described", () -> !team(name).get("purpose").asText().isEmpty());
        return team(name);
    }

    private JsonNode team(String name) throws Exception {
        for (JsonNode team : get("/api/house").get("teams")) {
            if (team.get("name").asText().equals(name)) {
                return team;
            }
        }
        throw new AssertionError(name + " is not listed");
    }
}
