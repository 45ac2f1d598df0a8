package damas.tests.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damas.containers.platform.Platform;
import damas.containers.team.Lab;
import damas.containers.team.TeamBook;
import damas.containers.web.LabMap;
import damas.containers.web.PageServer;
import damas.containers.web.TeamHall;
import damas.knowledge.catalogue.Games;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.Team;
import damas.tests.Await;
import damas.tests.Needs;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/** A page server on a lab of this JVM, and a program that speaks to it. */
final class House implements AutoCloseable {
    static final String TOKEN = "secret";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final PageServer server;
    private final int port;
    private final HttpClient client = HttpClient.newHttpClient();

    private House(PageServer server, int port) {
        this.server = server;
        this.port = port;
    }

    static RosterBook rosters() {
        return new RosterBook(Needs.home().resolve("ontology"), Needs.home().resolve("knowledge/weights"));
    }

    static Lab lab(Path folder) throws IOException {
        return Lab.startWith(new TeamBook(rosters()), "visiondraughts", 1, folder).lab();
    }

    /**
     * Opens the page.
     *
     * @param games where games are kept
     */
    static House open(Lab lab, Path games, boolean isPublic) throws IOException {
        return open(lab, games, isPublic, 0);
    }

    /** Opens the page on a given port. */
    static House open(Lab lab, Path games, boolean isPublic, int port) throws IOException {
        return open(lab, games, isPublic, port, System::nanoTime);
    }

    /** Opens the page of another team that is there from the start. */
    static House open(Lab lab, Path games, Team team) throws IOException {
        CompletableFuture<Lab> ready = CompletableFuture.completedFuture(lab);
        TeamHall hall = new TeamHall(ready, rosters(), team.name(), team.gameName());
        hall.note(team);
        return open(ready, hall, games, false, 0, System::nanoTime);
    }

    /** Opens the page with another clock for its games, in nanoseconds. */
    static House open(Lab lab, Path games, boolean isPublic, int port, LongSupplier nanoClock) throws IOException {
        CompletableFuture<Lab> ready = CompletableFuture.completedFuture(lab);
        TeamHall hall = new TeamHall(ready, rosters(), "visiondraughts", Games.DEFAULT);
        return open(ready, hall, games, isPublic, port, nanoClock);
    }

    private static House open(
            CompletableFuture<Lab> ready,
            TeamHall hall,
            Path games,
            boolean isPublic,
            int port,
            LongSupplier nanoClock)
            throws IOException {
        Path files = Needs.home().resolve("containers/web");
        PageServer server = new PageServer(hall, new LabMap(ready, hall), files, games, isPublic, TOKEN, nanoClock);
        return new House(server, server.start(Platform.LOOPBACK, port));
    }

    String address() {
        return "http://" + Platform.LOOPBACK + ":" + port;
    }

    int port() {
        return port;
    }

    /** What was answered. */
    record Answer(int status, String text) {
        JsonNode json() throws IOException {
            return JSON.readTree(text);
        }
    }

    Answer get(String path) throws IOException, InterruptedException {
        return send(request(path).GET().build());
    }

    Answer post(String path, String json, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json));
        return send((headers.length == 0 ? request : request.headers(headers)).build());
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address() + path));
    }

    HttpClient client() {
        return client;
    }

    Answer send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
        return new Answer(response.statusCode(), response.body());
    }

    /** Begins a game and returns its name. */
    String begin(String json) throws IOException, InterruptedException {
        Answer answer = post("/api/games", json);
        if (answer.status() != 200) {
            throw new IOException(answer.text());
        }
        return answer.json().get("id").asText();
    }

    /** Waits until the state of a game is as wanted, and returns that state. */
    JsonNode await(String game, Predicate<JsonNode> wanted) throws Exception {
        AtomicReference<JsonNode> seen = new AtomicReference<>();
        Await.until(() -> "the wanted state of the game; it is " + seen, () -> {
            seen.set(get("/api/games/" + game).json());
            return wanted.test(seen.get());
        });
        return seen.get();
    }

    @Override
    public void close() {
        server.close();
    }
}
