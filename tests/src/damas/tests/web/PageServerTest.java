package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damas.containers.team.Lab;
import damas.knowledge.draughts.PdnReader;
import damas.tests.Needs;
import damas.tests.Slow;
import damas.tests.web.House.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page's server does, and what it does not let anybody do. */
@Slow
class PageServerTest {
    private static final String AGAINST_MATERIAL = "{\"white\":\"material\",\"depth\":2}";
    private static final String PEOPLE = "{}";

    @TempDir
    private static Path platform;

    private static Lab lab;

    @TempDir
    private Path games;

    private House house;

    @BeforeAll
    static void startLab() throws IOException {
        lab = House.lab(platform);
    }

    @AfterAll
    static void endLab() {
        lab.close();
    }

    @BeforeEach
    void open() throws IOException {
        house = House.open(lab, games, false);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void aTeamAnswersAPersonsMoveAndSaysWhoDecided() throws Exception {
        String game = house.begin(AGAINST_MATERIAL);
        assertEquals(200, house.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}").status());
        JsonNode seen = house.await(game, view -> view.get("plies").size() == 2);
        assertEquals("11-15", seen.at("/plies/0/move").asText());
        assertEquals("iiga", seen.at("/plies/1/by").asText());
        assertFalse(seen.at("/plies/1/reason").asText().isEmpty());
        String line = seen.at("/plies/1/variation").asText();
        assertTrue(line.startsWith(seen.at("/plies/1/text").asText()), line + " is not what was expected");
        assertTrue(seen.get("legal").size() > 0, seen.toString());
        String pdn = house.get("/api/games/" + game + "/pdn").text();
        assertEquals(2, PdnReader.parse("it", pdn).games().get(0).plies().size());
    }

    @Test
    void twoTeamsPlayEachOther() throws Exception {
        String game = house.begin("{\"black\":\"material\",\"white\":\"visiondraughts\",\"depth\":2}");
        house.await(game, view -> view.get("plies").size() >= 4);
        assertEquals(409, house.post("/api/games/" + game + "/undo", "{}").status());
        assertEquals(409, house.post("/api/games/" + game + "/resign", "{}").status());
    }

    @Test
    void badInputGetsOneSentenceAndChangesNothing() throws Exception {
        String game = house.begin(PEOPLE);
        String before = house.get("/api/games/" + game).text();
        String moves = "/api/games/" + game + "/moves";
        List<Map.Entry<String, String>> bad = List.of(
                Map.entry(moves, "{\"move\":\"11-20\",\"ply\":0}"),
                Map.entry(moves, "{\"move\":\"<script>\",\"ply\":0}"),
                Map.entry(moves, "{\"move\":\"11-15\",\"ply\":7}"),
                Map.entry(moves, "{\"move\":\"11-15\",\"ply\":\"x\"}"),
                Map.entry(moves, "{\"move\":\"" + "1".repeat(5000) + "\",\"ply\":0}"),
                Map.entry(moves, "not json"),
                Map.entry(moves, "[]"),
                Map.entry("/api/games/" + game + "/undo", "{}"),
                Map.entry("/api/games", "{\"white\":\"nobody\"}"),
                Map.entry("/api/games", "{\"white\":\"../../etc/passwd\"}"),
                Map.entry("/api/games", "{\"fen\":\"rubbish\"}"),
                Map.entry("/api/games", "{\"pdn\":\"1. 11-20\"}"),
                Map.entry("/api/games", "{\"depth\":-1}"),
                Map.entry("/api/games", "{\"milliseconds\":99999999}"),
                Map.entry("/api/games/..%2F..%2Fsecret/moves", "{}"),
                Map.entry("/api/games/aaaaaaaaaaaa/moves", "{}"),
                Map.entry("/api/nothing", "{}"),
                Map.entry("/api/rosters", "{\"name\":\"../mp-draughts\"}"),
                Map.entry("/api/rosters", "{\"name\":\"x\",\"text\":\"no turtle\"}"));
        for (Map.Entry<String, String> each : bad) {
            Answer answer = house.post(each.getKey(), each.getValue());
            assertTrue(answer.status() >= 400 && answer.status() < 500, each + " " + answer);
            String words = answer.json().get("error").asText();
            assertFalse(words.isBlank() || words.contains("Exception") || words.contains("\n"), each + " " + words);
        }
        assertEquals(before, house.get("/api/games/" + game).text());
        assertEquals(1, files());
        String huge = "{\"pdn\":\"" + "x".repeat(300_000) + "\"}";
        assertEquals(413, house.post("/api/games", huge).status());
        InputStream chunks = new ByteArrayInputStream(huge.getBytes(StandardCharsets.US_ASCII));
        assertEquals(413, house.send(house.request("/api/games")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> chunks))
                .build()).status());
    }

    private long files() throws IOException {
        try (Stream<Path> all = Files.list(games)) {
            return all.count();
        }
    }

    @Test
    void gamesSurviveARestart() throws Exception {
        String open = house.begin(AGAINST_MATERIAL);
        house.post("/api/games/" + open + "/moves", "{\"move\":\"11-15\",\"ply\":0}");
        JsonNode played = house.await(open, view -> view.get("plies").size() == 2);
        String over = house.begin("{\"seconds\":300,\"increment\":2}");
        house.post("/api/games/" + over + "/moves", "{\"move\":\"9-14\",\"ply\":0}");
        house.post("/api/games/" + over + "/resign", "{}");
        JsonNode ended = house.get("/api/games/" + over).json();
        house.close();
        house = House.open(lab, games, false);
        JsonNode again = house.get("/api/games/" + over).json();
        for (String field : List.of("plies", "outcome", "result", "fen", "seconds", "increment")) {
            assertEquals(ended.get(field), again.get(field), field);
        }
        assertTrue(again.get("outcome").asText().contains("resigns"), again.toString());
        String pdn = house.get("/api/games/" + over + "/pdn").text();
        assertEquals(
                "Black wins: White resigns",
                PdnReader.parse("it", pdn).games().get(0).tags().get("Termination"));
        JsonNode seen = house.get("/api/games/" + open).json();
        for (String field : List.of("by", "phase", "depth", "nodes", "milliseconds", "variation", "reason")) {
            assertEquals(played.at("/plies/1/" + field), seen.at("/plies/1/" + field), field);
        }
        String move = seen.at("/legal/0/text").asText();
        house.post("/api/games/" + open + "/moves", "{\"move\":\"" + move + "\",\"ply\":2}");
        house.await(open, view -> view.get("plies").size() == 4);
        assertEquals(2, house.get("/api/games").json().size());
    }

    @Test
    void theOldestIdleGamesAreParked() throws Exception {
        String first = house.begin(PEOPLE);
        house.post("/api/games/" + first + "/moves", "{\"move\":\"9-13\",\"ply\":0}");
        for (int i = 0; i < 120; i++) {
            house.begin(PEOPLE);
        }
        assertEquals(100, house.get("/api/house").json().get("games").asInt());
        assertEquals(1, house.get("/api/games/" + first).json().get("plies").size());
        assertEquals(121, files());
    }

    @Test
    void whoAsksTooOftenIsToldToWait() throws Exception {
        int status = 0;
        for (int i = 0; i < 700 && status != 429; i++) {
            status = house.post("/api/position", "{\"fen\":\"B:W21-32:B1-12\"}").status();
        }
        assertEquals(429, status);
    }

    @Test
    void aPublicPageLetsOnlyThoseWithTheTokenPlay() throws Exception {
        try (House open = House.open(lab, games, true)) {
            assertEquals(401, open.post("/api/games", PEOPLE).status());
            assertEquals(401, open.post("/api/games", PEOPLE, "X-Damas-Token", "guess").status());
            assertEquals(401, open.post("/api/rosters", "{\"name\":\"mp-draughts\"}").status());
            Answer begun = open.post("/api/games", PEOPLE, "X-Damas-Token", House.TOKEN);
            assertEquals(200, begun.status());
            assertEquals(200, open.get("/api/games/" + begun.json().get("id").asText()).status());
        }
    }

    @Test
    void foreignPagesAndNamesAreRefused() throws Exception {
        assertEquals(403, house.post("/api/games", PEOPLE, "Origin", "http://example.org").status());
        assertEquals(200, house.post("/api/games", PEOPLE, "Origin", house.address()).status());
        try (Socket socket = new Socket("127.0.0.1", house.port())) {
            socket.getOutputStream().write("GET /api/games HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            assertTrue(new String(in.readAllBytes(), StandardCharsets.UTF_8).startsWith("HTTP/1.1 403"));
        }
        for (String path : List.of("/../build.xml", "/..%2f..%2fbuild.xml", "/js/..%5c..%5cbuild.xml")) {
            assertTrue(house.get(path).status() >= 400, path);
        }
        assertTrue(house.get("/").text().contains("<title>Damas</title>"));
    }

    @Test
    void whatSomebodyWroteInAGameStaysText() throws Exception {
        String pdn = "[Event \"\\\"] <img src=x onerror=alert(1)>\"]\n[Black \"<b>\"]\n"
                + "1. 11-15 {<script>alert(1)</script>} 22-18 {by x (y), value 1.0, depth 2, nodes 3: } *";
        String game = house.begin(new ObjectMapper().writeValueAsString(Map.of("pdn", pdn)));
        JsonNode seen = house.get("/api/games/" + game).json();
        assertEquals("<script>alert(1)</script>", seen.at("/plies/0/reason").asText());
        assertEquals("", seen.get("black").asText());
        String kept = house.get("/api/games/" + game + "/pdn").text();
        assertEquals(1, PdnReader.parse("it", kept).games().size());
        assertEquals(List.of(), PdnReader.parse("it", kept).problems());
    }

    @Test
    void aRosterFromThePageIsCheckedAndCanNameNoFileOfTheMachine() throws Exception {
        String text = Files.readString(Needs.home().resolve("ontology/rosters/visiondraughts.ttl"))
                .replace("\"visiondraughts\"", "\"mine\"");
        ObjectMapper json = new ObjectMapper();
        Answer done = house.post("/api/rosters", json.writeValueAsString(Map.of("name", "mine.ttl", "text", text)));
        assertEquals(200, done.status(), done.text());
        String game = house.begin("{\"white\":\"mine\",\"depth\":2}");
        house.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}");
        house.await(game, view -> view.get("plies").size() == 2);
        Path secret = Files.writeString(games.resolve("secret"), "hunter2");
        String network = "visiondraughts.txt";
        assertTrue(text.contains(network), text);
        for (String name : List.of(secret.toString(), "../../build.xml", "../weights/../../damas")) {
            Answer refused = house.post(
                    "/api/rosters",
                    json.writeValueAsString(Map.of("name", "bad.ttl", "text", text.replace(network, name))));
            assertEquals(400, refused.status(), refused.text());
            assertTrue(refused.text().contains("there is none"), refused.text());
            assertFalse(refused.text().contains("hunter2"), refused.text());
        }
    }

    @Test
    void aMoveThatNoPlayerChoseIsMarkedAndCounted() throws Exception {
        String endless = Files.readString(Needs.home().resolve("ontology/rosters/visiondraughts.ttl"))
                .replace("\"visiondraughts\"", "\"endless\"")
                .replace(":depth 8", ":firstDepth 60 ; :depth 60");
        String roster = new ObjectMapper().writeValueAsString(Map.of("name", "endless.ttl", "text", endless));
        assertEquals(200, house.post("/api/rosters", roster).status());
        String game = house.begin("{\"white\":\"endless\",\"milliseconds\":20}");
        house.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}");
        JsonNode seen = house.await(game, view -> view.get("plies").size() == 2);
        assertFalse(seen.at("/plies/0").has("fallback"), seen.toString());
        assertTrue(seen.at("/plies/1/fallback").asBoolean(), seen.toString());
        assertEquals("{\"black\":0,\"white\":1}", sorted(seen.get("fallbacks")));
        String pdn = house.get("/api/games/" + game + "/pdn").text();
        assertEquals("1", PdnReader.parse("it", pdn).games().get(0).tags().get("WhiteFallbacks"), pdn);
        String again = house.begin(new ObjectMapper().writeValueAsString(Map.of("pdn", pdn)));
        JsonNode read = house.await(again, view -> view.get("plies").size() == 2);
        assertEquals("{\"black\":0,\"white\":1}", sorted(read.get("fallbacks")));
    }

    private static String sorted(JsonNode counts) {
        return "{\"black\":" + counts.get("black") + ",\"white\":" + counts.get("white") + "}";
    }

    @Test
    void everyPageOfALabHasTheWholeMap() throws Exception {
        try (House other = House.open(lab, games, false)) {
            for (House each : List.of(house, other)) {
                String game = each.begin(PEOPLE);
                var response = each.client().send(
                        each.request("/api/events?game=" + game).header("Accept", "text/event-stream").build(),
                        BodyHandlers.ofLines());
                assertTrue(response.body().anyMatch(line -> line.contains("\"Main-Container.slave-1\"")));
            }
        }
    }

    @Test
    void aSpectatorHearsOfMovesAndThoughts() throws Exception {
        String game = house.begin("{\"white\":\"visiondraughts\",\"milliseconds\":5000}");
        var response = house.client().send(
                house.request("/api/events?talk=1&game=" + game).header("Accept", "text/event-stream").build(),
                BodyHandlers.ofLines());
        house.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}");
        List<String> heard = response.body()
                .takeWhile(line -> !(line.startsWith("data: {\"id\"") && line.contains("\"by\":")))
                .toList();
        assertEquals(404, house.get("/api/events?game=aaaaaaaaaaaa").status());
        for (String kind : List.of("event: game", "event: map", "event: messages", "event: thought")) {
            assertTrue(heard.contains(kind), kind + " is not in " + heard);
        }
        assertTrue(
                heard.stream().anyMatch(line -> line.startsWith("data: {") && line.contains("\"player\":")
                        && line.contains("\"reason\":\"24 pieces: ")),
                "nobody has said why while it was thinking: " + heard);
    }
}
