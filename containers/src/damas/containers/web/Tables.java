package damas.containers.web;

import damas.containers.team.GameFile;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.TextFile;
import damas.knowledge.text.WholeFile;
import damas.ontology.words.Thinking;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 * All games of the page. Each is on disk after every move; when many are open, those without a request for the longest
 * time are only there. {@link GameFile} says how the files are called.
 */
public final class Tables {
    /** The number of games that are open at once; more are parked on disk. */
    static final int OPEN = 100;

    private static final Logger LOG = LogManager.getLogger(Tables.class);
    private static final String NAME = "[a-z0-9]{12}";
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
     * @param start the game so far, under the rules of the page; of its tags only some are kept
     */
    Table begin(Terms terms, GameRecord start) {
        for (Side side : Side.values()) {
            if (!terms.isPerson(side)) {
                hall.require(terms.seat(side), start.last().game().name());
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
        GameRecord record =
                new GameRecord(tags, start.last(), start.comments(), start.clocks(), Result.UNKNOWN);
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
                GameRecord record =
                        file(id).flatMap(this::read).orElseThrow(() -> new Refusal(404, "there is no such game"));
                makeRoom();
                Terms terms = Terms.of(record.tags(), record.last().game());
                table = new Table(id, record, terms, hall, listener, nanoClock);
                open.put(id, table);
            }
            table.touch();
            return table;
        }
    }

    private Path file(Table table) {
        return folder.resolve(GameFile.name(table.id(), table.kind().game()));
    }

    private Optional<Path> file(String id) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> id.equals(id(file))).findFirst();
        } catch (IOException e) {
            LOG.warn("the games in {} cannot be listed: {}", folder, e.getMessage());
            return Optional.empty();
        }
    }

    /** The name of the game in a file; empty if the file is none of ours. */
    private static String id(Path file) {
        return GameFile.of(file).map(GameFile::name).filter(name -> name.matches(NAME)).orElse("");
    }

    private Optional<GameRecord> read(Path file) {
        try {
            GameKind kind = GameKind.of(GameFile.of(file).orElseThrow().game());
            return Optional.of(kind.record(file.toString(), TextFile.read(file)));
        } catch (IOException | NotationException | Refusal e) {
            LOG.warn("the game {} cannot be read: {}", file, e.getMessage());
            return Optional.empty();
        }
    }

    private void keep(Table table) {
        try {
            WholeFile.write(file(table), table.recordText().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            LOG.warn("the game {} cannot be kept: {}", table.id(), e.getMessage());
        }
    }

    /** Games, the newest first: name, game, sides, length, result. */
    List<Map<String, Object>> list() throws IOException {
        List<Path> newest;
        try (Stream<Path> files = Files.list(folder)) {
            newest = files.filter(file -> !id(file).isEmpty())
                    .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
                    .limit(LISTED)
                    .toList();
        }
        List<Map<String, Object>> games = new ArrayList<>();
        for (Path file : newest) {
            read(file).ifPresent(record -> games.add(Map.of(
                    "id", id(file),
                    "game", record.last().game().name(),
                    "players", Stream.of(Side.values()).map(side -> player(record, side)).toList(),
                    "date", record.tags().getOrDefault("Date", ""),
                    "plies", record.last().played().size(),
                    "result", record.result().toString())));
        }
        return games;
    }

    private static String player(GameRecord record, Side side) {
        String name = record.player(side);
        return name.isEmpty() ? "?" : name;
    }

    /** How many games are open. */
    int size() {
        synchronized (open) {
            return open.size();
        }
    }

    /** Ends the games whose clocks have run out. */
    void look() {
        List<Table> all;
        synchronized (open) {
            all = List.copyOf(open.values());
        }
        all.forEach(Table::look);
    }
}
