package damas.containers.web;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.game.Result;
import damas.ontology.words.Thinking;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * All games of the page. Each is on disk after every move; those that nobody has touched for longest are only there,
 * when many are open.
 */
public final class Tables {
    /** So many games are open at once; more are parked on disk. */
    static final int OPEN = 100;

    private static final Logger LOG = LogManager.getLogger(Tables.class);
    private static final String NAME = "[a-z0-9]{12}";
    private static final String ENDING = ".pdn";
    private static final int LISTED = 40;
    private static final Set<String> KEPT_TAGS = Set.of("Event", "Site", "Date", "Round");
    private static final int LONGEST_TAG = 100;

    private final Path folder;
    private final TeamHall hall;
    private final Table.Listener listener;
    private final Predicate<String> watched;
    private final LongSupplier nanoClock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Table> open = new HashMap<>();

    /**
     * @param folder where games are kept
     * @param listener hears what happens at all tables, after it is on disk
     * @param watched whether a table has spectators
     * @param nanoClock the clock of all games, in nanoseconds
     */
    Tables(Path folder, TeamHall hall, Table.Listener listener, Predicate<String> watched, LongSupplier nanoClock)
            throws IOException {
        this.nanoClock = nanoClock;
        this.folder = Files.createDirectories(folder);
        this.hall = hall;
        this.watched = watched;
        this.listener = new Table.Listener() {
            @Override
            public void changed(Table table) {
                keep(table);
                listener.changed(table);
            }

            @Override
            public void thought(Table table, Thinking thinking) {
                listener.thought(table, thinking);
            }
        };
    }

    /**
     * Begins a game.
     *
     * @param start the game so far, as somebody has sent it
     */
    Table begin(Terms terms, DraughtsGame start) {
        for (String seat : List.of(terms.black(), terms.white())) {
            if (!seat.equals(Terms.PERSON)) {
                hall.require(seat);
            }
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "A game on the page");
        tags.put("Date", LocalDate.now().format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        start.tags().forEach((name, value) -> {
            if (KEPT_TAGS.contains(name) && value.length() <= LONGEST_TAG) {
                tags.put(name, value);
            }
        });
        DraughtsGame record = new DraughtsGame(tags, start.start(), "", start.plies(), Result.UNKNOWN);
        Table table = new Table(newName(), record, terms, hall, listener, nanoClock);
        synchronized (open) {
            makeRoom();
            open.put(table.id(), table);
        }
        keep(table);
        table.goOn();
        return table;
    }

    private String newName() {
        return random.ints(12, 0, 36)
                .mapToObj(digit -> String.valueOf(Character.forDigit(digit, 36)))
                .collect(Collectors.joining());
    }

    private void makeRoom() {
        while (open.size() >= OPEN) {
            Table oldest = open.values().stream()
                    .filter(table -> table.isIdle() && !watched.test(table.id()))
                    .min(Comparator.comparingLong(Table::touched))
                    .orElseThrow(() -> new Refusal(503, "too many games are being played; try again later"));
            open.remove(oldest.id());
        }
    }

    /** The game of this name, from disk if need be. */
    Table find(String id) {
        if (!id.matches(NAME)) {
            throw new Refusal(404, "there is no such game");
        }
        synchronized (open) {
            Table table = open.get(id);
            if (table == null) {
                DraughtsGame record = read(id).orElseThrow(() -> new Refusal(404, "there is no such game"));
                makeRoom();
                table = new Table(id, record, Terms.of(record.tags()), hall, listener, nanoClock);
                open.put(id, table);
            }
            table.touch();
            return table;
        }
    }

    private Optional<DraughtsGame> read(String id) {
        Path file = folder.resolve(id + ENDING);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return PdnReader.read(file).games().stream().findFirst();
        } catch (IOException e) {
            LOG.warn("the game {} cannot be read: {}", file, e.getMessage());
            return Optional.empty();
        }
    }

    private void keep(Table table) {
        try {
            PdnWriter.write(folder.resolve(table.id() + ENDING), List.of(table.record()));
        } catch (IOException e) {
            LOG.warn("the game {} cannot be kept: {}", table.id(), e.getMessage());
        }
    }

    /** Games, the newest first: name, sides, length, result. */
    List<Map<String, Object>> list() throws IOException {
        List<String> names;
        try (Stream<Path> files = Files.list(folder)) {
            names = files.filter(file -> file.getFileName().toString().matches(NAME + "\\.pdn"))
                    .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
                    .limit(LISTED)
                    .map(file -> file.getFileName().toString().substring(0, 12))
                    .toList();
        }
        List<Map<String, Object>> games = new ArrayList<>();
        for (String name : names) {
            read(name).ifPresent(game -> games.add(Map.of(
                    "id", name,
                    "black", game.tags().getOrDefault("Black", "?"),
                    "white", game.tags().getOrDefault("White", "?"),
                    "date", game.tags().getOrDefault("Date", ""),
                    "plies", game.plies().size(),
                    "result", game.result().toString())));
        }
        return games;
    }

    /** How many games are open. */
    int size() {
        synchronized (open) {
            return open.size();
        }
    }

    /** Looks at all clocks. */
    void look() {
        List<Table> all;
        synchronized (open) {
            all = List.copyOf(open.values());
        }
        all.forEach(Table::look);
    }

    /** The first game of a text that somebody has sent; the start, if it is empty. */
    static DraughtsGame parse(String pdn) {
        if (pdn.isBlank()) {
            return new DraughtsGame(Map.of(), Board.START, "", List.of(), Result.UNKNOWN);
        }
        PdnFile read = PdnReader.parse("the text", pdn);
        if (read.games().isEmpty()) {
            throw Refusal.wrong(
                    read.problems().isEmpty() ? "there is no game in the text" : read.problems().get(0).toString());
        }
        return read.games().get(0);
    }
}
