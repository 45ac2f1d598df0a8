package damas.containers.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.ontology.roster.RosterException;
import damas.ontology.words.Thinking;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.sse.SseClient;
import io.javalin.http.staticfiles.Location;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Serves the page, and what it asks for. */
public final class PageServer implements AutoCloseable {
    private static final Logger LOG = LogManager.getLogger(PageServer.class);

    /** The largest body of a request, in bytes: a roster or a long game. */
    private static final long LARGEST = 200_000;

    /** The longest text of a position. */
    private static final int LONGEST_POSITION = 1000;

    private static final String TOO_MUCH = "that is too much";
    private static final int CLOCK_MILLISECONDS = 200;
    private static final int MESSAGES_MILLISECONDS = 250;
    private static final int MAP_MILLISECONDS = 1000;
    private static final int HEARTBEAT_SECONDS = 15;
    private static final int THREADS = 40;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final TeamHall hall;
    private final Doorman doorman;
    private final Audience audience = new Audience();
    private final Tables tables;
    private final MessageStrip strip = new MessageStrip();
    private final Earshot earshot;
    private final LabMap lab;
    private final Javalin server;
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2, work -> {
        Thread thread = new Thread(work, "page");
        thread.setDaemon(true);
        return thread;
    });

    /** What happens at tables goes to those who watch them. */
    private final class Telling implements Table.Listener {
        @Override
        public void changed(Table table) {
            tell(table, "game", json(table.news()));
        }

        @Override
        public void thought(Table table, Thinking thinking) {
            tell(table, "thought", json(table.view(thinking)));
        }

        private void tell(Table table, String kind, String data) {
            audience.tell(spectator -> spectator.table().equals(table.id()), kind, data, true);
        }
    }

    /**
     * @param files the page's own files
     * @param games where games are kept
     * @param token the token that a request for a change must carry, if the page is public
     * @param nanoClock the clock of the games, in nanoseconds: {@code System::nanoTime} but in tests
     */
    public PageServer(
            TeamHall hall, LabMap lab, Path files, Path games, boolean isPublic, String token, LongSupplier nanoClock)
            throws IOException {
        this.hall = hall;
        this.lab = lab;
        earshot = new Earshot(hall, strip);
        doorman = new Doorman(isPublic, token);
        tables = new Tables(
                games,
                hall,
                new Telling(),
                table -> audience.isAny(spectator -> spectator.table().equals(table)),
                nanoClock);
        server = Javalin.create(config -> configure(config, files));
        routes();
    }

    /** Starts the server and returns its port. */
    public int start(String host, int port) throws IOException {
        try {
            server.start(host, port);
        } catch (JavalinBindException e) {
            throw new IOException("port " + port + " of " + host + " is taken; --port takes another", e);
        }
        earshot.open();
        every(CLOCK_MILLISECONDS, tables::look);
        every(MESSAGES_MILLISECONDS, this::tellMessages);
        every(MAP_MILLISECONDS, this::tellMap);
        every(HEARTBEAT_SECONDS * 1000, () -> audience.tell(spectator -> true, "", "", true));
        return server.port();
    }

    /**
     * Begins a game for the person who opens the page first.
     *
     * @param person the person's side
     * @param team the team of the other side
     * @param limits what limits the team's moves
     * @param start the game so far, under the rules of the page
     * @return the game's name
     */
    public String begin(Side person, String team, Limits limits, GameRecord start) {
        Terms terms = new Terms(
                person == Side.FIRST ? Terms.PERSON : team,
                person == Side.FIRST ? team : Terms.PERSON,
                limits.moveTime().map(Duration::toMillis).orElse(0L),
                limits.depth().orElse(0),
                0,
                0);
        return tables.begin(terms, start).id();
    }

    @Override
    public void close() {
        earshot.close();
        lab.close();
        timer.shutdownNow();
        server.stop();
    }

    private void every(int milliseconds, Runnable work) {
        timer.scheduleAtFixedRate(
                () -> {
                    try {
                        work.run();
                    } catch (RuntimeException e) {
                        LOG.warn("the page failed to tell something", e);
                    }
                },
                milliseconds,
                milliseconds,
                TimeUnit.MILLISECONDS);
    }

    // ---- the server ----

    private static void configure(JavalinConfig config, Path files) {
        config.showJavalinBanner = false;
        config.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST;
        config.jetty.threadPool = new QueuedThreadPool(THREADS);
        config.staticFiles.add(folder -> {
            folder.directory = files.toString();
            folder.location = Location.EXTERNAL;
            folder.headers = Map.of("Cache-Control", "no-cache");
        });
    }

    private void routes() {
        server.before(request -> {
            request.header(
                    "Content-Security-Policy",
                    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
            request.header("X-Content-Type-Options", "nosniff");
            request.header("Referrer-Policy", "no-referrer");
            doorman.check(request);
        });
        server.before("/api/events", request -> {
            // a stream of events that has begun cannot be refused
            tables.find(String.valueOf(request.queryParam("game")));
            audience.requireRoom();
        });
        server.get("/api/house", request -> send(request, Map.of(
                "teams", hall.describe(),
                "kinds", hall.gameNames(),
                "player", doorman.letsPlay(request),
                "games", tables.size(),
                "spectators", audience.size())));
        server.get("/api/games", request -> send(request, tables.list()));
        server.post("/api/games", request -> send(request, begin(body(request)).view()));
        server.get("/api/games/{id}", request -> send(request, table(request).view()));
        server.get("/api/kinds/{name}", request ->
                send(request, GameKind.named(request.pathParam("name")).describe()));
        server.get("/api/games/{id}/{record}", this::sendRecord);
        server.post("/api/games/{id}/moves", request -> {
            JsonNode said = body(request);
            Table table = table(request);
            table.play(text(said, "move", 100), number(said, "ply", -1));
            send(request, table.view());
        });
        server.post("/api/games/{id}/undo", request -> change(request, Table::undo));
        server.post("/api/games/{id}/resign", request -> change(request, Table::resign));
        server.post("/api/games/{id}/goon", request -> change(request, Table::goOn));
        server.post("/api/games/{id}/draw", request -> {
            body(request);
            send(request, Map.of("agreed", table(request).offerDraw()));
        });
        server.post("/api/position", request -> send(request, position(body(request))));
        server.post("/api/rosters", request -> {
            JsonNode said = body(request);
            send(request, Map.of("done", hall.apply(text(said, "name", 100), text(said, "text", (int) LARGEST))));
        });
        server.sse("/api/events", this::watch);
        refusals();
    }

    private void refusals() {
        server.exception(Refusal.class, (refusal, request) -> refuse(request, refusal.status(), refusal.getMessage()));
        server.exception(HttpResponseException.class, (wrong, request) -> refuse(
                request,
                wrong.getStatus(),
                wrong.getStatus() == 413 ? TOO_MUCH : "there is no such thing here"));
        server.exception(RosterException.class, (wrong, request) -> request.status(400)
                .contentType("application/json")
                .result(json(Map.of("error", wrong.problems().get(0), "problems", wrong.problems()))));
        server.exception(IllegalArgumentException.class, (wrong, request) -> refuse(request, 400, wrong.getMessage()));
        server.exception(IOException.class, (failure, request) -> refuse(request, 500, failure.getMessage()));
        server.exception(Exception.class, (failure, request) -> {
            LOG.warn("{} {} failed", request.method(), request.path(), failure);
            refuse(request, 500, "something went wrong; the log has more");
        });
    }

    private static void refuse(Context request, int status, String reason) {
        request.status(status).contentType("application/json").result(json(Map.of("error", String.valueOf(reason))));
    }

    private static void send(Context request, Object answer) {
        request.contentType("application/json").header("Cache-Control", "no-store").result(json(answer));
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode body(Context request) throws IOException {
        try {
            // a chunked request has no length, so the limit is enforced while reading
            byte[] sent = request.bodyInputStream().readNBytes((int) LARGEST + 1);
            if (sent.length > LARGEST) {
                throw new Refusal(413, TOO_MUCH);
            }
            JsonNode said = JSON.readTree(sent);
            if (said == null || !said.isObject()) {
                throw Refusal.wrong("a JSON object is wanted");
            }
            return said;
        } catch (JsonProcessingException e) {
            throw Refusal.wrong("that is no JSON");
        }
    }

    private static String text(JsonNode said, String field, int longest) {
        String text = said.path(field).asText("");
        if (text.length() > longest) {
            throw Refusal.wrong(field + " is too long");
        }
        return text;
    }

    private static int number(JsonNode said, String field, int otherwise) {
        JsonNode value = said.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        if (!value.isInt()) {
            throw Refusal.wrong(field + " must be a whole number");
        }
        return value.asInt();
    }

    // ---- what is asked for ----

    private Table table(Context request) {
        return tables.find(request.pathParam("id"));
    }

    /** A change of a game. */
    private interface Change {
        void of(Table table);
    }

    private void change(Context request, Change change) throws IOException {
        body(request);
        Table table = table(request);
        change.of(table);
        send(request, table.view());
    }

    /** The record of a game, by the name of the notation: {@code /api/games/ID/pdn}. */
    private void sendRecord(Context request) {
        Table table = table(request);
        if (!request.pathParam("record").equals(table.kind().recordKey())) {
            throw new Refusal(404, "the record of this game is in the notation " + table.kind().recordKey());
        }
        request.contentType("text/plain; charset=utf-8").result(table.recordText());
    }

    private static GameKind kind(JsonNode said) {
        return GameKind.named(text(said, "game", 60));
    }

    private Table begin(JsonNode said) {
        GameKind kind = kind(said);
        String first = text(said, kind.key(Side.FIRST), 60);
        String second = text(said, kind.key(Side.SECOND), 60);
        Terms terms = new Terms(
                first.isEmpty() ? Terms.PERSON : first,
                second.isEmpty() ? Terms.PERSON : second,
                number(said, "milliseconds", 0),
                number(said, "depth", 0),
                number(said, "seconds", 0),
                number(said, "increment", 0));
        String position = text(said, "fen", LONGEST_POSITION);
        String record = text(said, kind.recordKey(), (int) LARGEST);
        GameRecord start = kind.start();
        if (!position.isEmpty()) {
            start = GameRecord.of(Map.of(), kind.position(position), Result.UNKNOWN);
        } else if (!record.isBlank()) {
            start = kind.record("the text", record);
        }
        return tables.begin(terms, start);
    }

    /** A position as its game writes it, and whether it can be played. */
    private static Map<String, Object> position(JsonNode said) {
        Position position = kind(said).position(text(said, "fen", LONGEST_POSITION));
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("fen", position.text());
        view.put("moves", position.moves().size());
        return view;
    }

    // ---- live ----

    private void watch(SseClient client) {
        String id = String.valueOf(client.ctx().queryParam("game"));
        boolean listens = "1".equals(client.ctx().queryParam("talk"));
        Table table = tables.find(id);
        Audience.Spectator spectator = audience.admit(client, id, listens);
        spectator.tell("game", json(table.view()), true);
        spectator.tell("map", json(lab.view()), true);
        if (listens) {
            spectator.tell("messages", json(strip.last()), false);
        }
        // a game of teams that was parked, or was under way when the platform ended
        table.goOn();
    }

    private void tellMessages() {
        Map<String, Object> news = strip.news();
        if (!news.isEmpty()) {
            audience.tell(Audience.Spectator::listens, "messages", json(news), false);
        }
    }

    private void tellMap() {
        earshot.listen(audience.isAny(Audience.Spectator::listens), lab.elsewhere());
        if (audience.size() > 0) {
            lab.ask();
            if (lab.hasChanged()) {
                audience.tell(spectator -> true, "map", json(lab.view()), true);
            }
        }
    }
}
