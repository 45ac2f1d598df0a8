package damas.containers.web;

import static damas.knowledge.text.NotationException.quoted;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.containers.team.TeamBook;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.Overhear;
import damas.ontology.words.Player;
import damas.ontology.words.Said;
import damas.ontology.words.Status;
import damas.ontology.words.Team;
import damas.ontology.words.Thinking;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** The teams that can be played: those of the rosters, founded at their first game, and those sent to the page. */
public final class TeamHall {
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration STATUS_PATIENCE = Duration.ofSeconds(2);

    /** What is known of a team whose roster was not read. */
    private static final Map<String, Object> UNKNOWN = Map.of("purpose", "", "agents", List.of());

    private static final String PLAIN_NAME = "[A-Za-z0-9._-]{1,60}";

    private final CompletableFuture<Lab> lab;
    private final RosterBook rosters;
    private final TeamBook book;

    /** The game that each team plays, by the team's name. */
    private final Map<String, String> games = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<String>> founded = new ConcurrentHashMap<>();
    private final Map<String, Map<String, Object>> described = new ConcurrentHashMap<>();
    private final ExecutorService founding = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "founding");
        thread.setDaemon(true);
        return thread;
    });

    /** A move that a team was asked for. */
    interface Thought {
        CompletableFuture<Decided> answer();

        /** Asks for the answer now; it is not used. */
        void drop();
    }

    /**
     * @param lab where teams live; it may still be starting
     * @param first a team that is there from the start, by name
     * @param gameName the game of that team
     */
    public TeamHall(CompletableFuture<Lab> lab, RosterBook rosters, String first, String gameName)
            throws IOException {
        this.lab = lab;
        this.rosters = rosters;
        book = new TeamBook(rosters);
        for (String name : rosters.names()) {
            games.put(name, rosters.gameName(name));
        }
        games.put("material", book.gameName("material"));
        games.put(first, gameName);
        founded.put(first, lab.thenApply(ready -> first));
    }

    /** The names of the teams, in the alphabet's order. */
    List<String> names() {
        return List.copyOf(new TreeSet<>(games.keySet()));
    }

    /** The names of the games that teams here play, in the alphabet's order. */
    Set<String> gameNames() {
        return new TreeSet<>(games.values());
    }

    /** Refuses a team that is not here, or plays another game. */
    void require(String team, String gameName) {
        String played = games.get(team);
        if (played == null) {
            throw Refusal.wrong(quoted(team) + " is no team here; there are " + String.join(", ", names()));
        }
        if (!played.equals(gameName)) {
            throw Refusal.wrong(team + " plays " + played + ", not " + gameName);
        }
    }

    /** What is known of the teams: name, game, purpose, agents; rosters are read after the first call. */
    List<Map<String, Object>> describe() {
        List<Map<String, Object>> teams = new ArrayList<>();
        for (String name : names()) {
            Map<String, Object> known = described.get(name);
            if (known == null) {
                // not while the platform starts, which needs the processor
                lab.thenRunAsync(() -> read(name), founding);
            }
            Map<String, Object> team = new LinkedHashMap<>(known == null ? UNKNOWN : known);
            team.put("name", name);
            team.put("game", games.get(name));
            teams.add(team);
        }
        return teams;
    }

    private void read(String name) {
        if (!described.containsKey(name)) {
            try {
                book.outline(name).ifPresentOrElse(this::note, () -> described.put(name, UNKNOWN));
            } catch (IOException e) {
                described.put(name, UNKNOWN);
            }
        }
    }

    /** Keeps what people may know of a team. */
    public void note(Team team) {
        games.put(team.name(), team.gameName());
        described.put(team.name(), Map.of(
                "purpose", team.purpose(),
                "agents", team.players().stream().map(Player::name).toList()));
    }

    /** Asks a team for a move, as soon as it is there. */
    Thought ask(String team, ChooseMove wanted, Consumer<Thinking> news) {
        CompletableFuture<Inquiry> asked = found(team).thenApply(name -> lab.join()
                .gateway()
                .ask(Directory.TEAM, name, wanted, PATIENCE, words -> {
                    if (words instanceof Thinking thinking) {
                        news.accept(thinking);
                    }
                }));
        CompletableFuture<Decided> answer = asked.thenCompose(Inquiry::answer).thenApply(Decided.class::cast);
        return new Thought() {
            @Override
            public CompletableFuture<Decided> answer() {
                return answer;
            }

            @Override
            public void drop() {
                asked.thenAccept(Inquiry::hurry);
            }
        };
    }

    private CompletableFuture<String> found(String team) {
        // drops failed foundings so that this request tries again
        founded.values().removeIf(CompletableFuture::isCompletedExceptionally);
        return founded.computeIfAbsent(team, name -> lab.thenApplyAsync(
                ready -> {
                    try {
                        Roster roster = book.find(name);
                        note(roster.team());
                        ready.found(roster);
                        return roster.team().name();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                founding));
    }

    /**
     * Makes a running team what a roster says, or founds it, with the checks of the command line.
     *
     * @param name a roster that comes with Damas; or, with a text, what to call it in an error
     * @param text the roster itself; empty for one that comes with Damas
     */
    String apply(String name, String text) throws IOException {
        if (!name.matches(PLAIN_NAME)) {
            throw Refusal.wrong(quoted(name) + " is no name of a roster: letters, digits, dots and hyphens");
        }
        if (text.isEmpty() && !rosters.names().contains(name)) {
            throw Refusal.wrong(quoted(name) + " is no roster; there are " + String.join(", ", rosters.names()));
        }
        Roster roster = text.isEmpty() ? rosters.find(name) : rosters.parse(name, text);
        String team = roster.team().name();
        if (!team.matches(PLAIN_NAME)) {
            throw Refusal.wrong(quoted(team) + " is no name of a team: letters, digits, dots and hyphens");
        }
        String done = lab.join().found(roster);
        note(roster.team());
        founded.put(team, CompletableFuture.completedFuture(team));
        return done;
    }

    /** The messages in another container since the last such question; the agent that is asked lives there. */
    CompletableFuture<Said> overhear(String type, String name) {
        return lab.thenCompose(ready -> ready.gateway()
                .ask(type, name, new Overhear(), STATUS_PATIENCE, news -> { })
                .answer()
                .thenApply(Said.class::cast));
    }

    /** What a search slave is doing. */
    CompletableFuture<String> doing(String slave) {
        return lab.thenCompose(ready -> ready.gateway()
                .query(Directory.SLAVE, slave, new Status("", ""), "doing", STATUS_PATIENCE)
                .answer()
                .thenApply(answer -> answer instanceof Status status ? status.doing() : ""));
    }
}
