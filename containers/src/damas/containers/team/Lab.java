package damas.containers.team;

import damas.agents.Gateway;
import damas.behaviours.conversation.Directory;
import damas.behaviours.knowing.HostKnowledge;
import damas.containers.platform.Platform;
import damas.containers.platform.PlatformException;
import damas.containers.platform.Residents;
import damas.ontology.roster.Roster;
import damas.ontology.words.Carried;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.GamePosition;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.Reshape;
import damas.ontology.words.Team;
import jade.content.AgentAction;
import jade.content.Predicate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/** A platform with teams, and a gateway to speak to them. */
public final class Lab implements AutoCloseable {
    /** How long the steward may be silent while it founds a team. */
    private static final Duration FOUNDING = Duration.ofSeconds(30);

    private static final Duration WARM_UP = Duration.ofMillis(3000);
    private static final Duration WARM_UP_MOVE = Duration.ofMillis(10);

    private final Platform platform;
    private final Gateway gateway;

    private Lab(Platform platform) throws IOException {
        this.platform = platform;
        gateway = new Residents(platform).gateway();
    }

    /**
     * A platform of this JVM's own, for this machine only, with a steward and a referee.
     *
     * @param folder for JADE's files
     */
    public static Lab start(Path folder) throws IOException {
        String name = "damas-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
        return of(Platform.start(name, Platform.LOOPBACK, 0, OwnFolder.in(folder), Map.of()));
    }

    /** A lab and the team that plays there. */
    public record Quarters(Lab lab, Team team) {}

    /**
     * A platform of this JVM's own with one team, as soon as may be: the roster is read while JADE starts.
     *
     * @param name what people call the team
     * @param slaves how many search slaves help it
     * @param folder for JADE's files
     */
    public static Quarters startWith(TeamBook book, String name, int slaves, Path folder) throws IOException {
        CompletableFuture<Lab> starting = CompletableFuture.supplyAsync(() -> {
            try {
                Lab lab = start(folder);
                new Residents(lab.platform).serve(slaves);
                return lab;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Roster roster = book.find(name);
        try {
            Lab lab = starting.join();
            lab.found(roster);
            return new Quarters(lab, roster.team());
        } catch (CompletionException e) {
            throw e.getCause() instanceof UncheckedIOException io ? io.getCause() : new IOException(e.getCause());
        }
    }

    /** The same on a platform that was started already, in this JVM: brings the steward and the referee. */
    public static Lab of(Platform main) throws IOException {
        new Residents(main).keepPlatform();
        return new Lab(main);
    }

    /** A platform that runs elsewhere. */
    public static Lab join(String host, int port) throws IOException {
        String name = "gateway-" + ProcessHandle.current().pid();
        return new Lab(Platform.join(host, port, name, "", Map.of()));
    }

    public Platform platform() {
        return platform;
    }

    public Gateway gateway() {
        return gateway;
    }

    /**
     * Founds a team, or makes a running team what a roster wants.
     *
     * @return what was done, for people
     * @throws IOException if it could not be done, with the reason; then nothing has changed
     */
    public String found(Roster roster) throws IOException {
        roster.knowledge().values().forEach(HostKnowledge.here()::keep);
        return ((Carried) ask(Directory.STEWARD, "", new Reshape(roster.team()), FOUNDING, news -> { })).words();
    }

    /**
     * Lets a team play a fast game against itself that is not kept. The first moves in a JVM take ten times as long as
     * later ones, because classes are loaded, code is compiled and tables are made, and again when kings or another
     * player come for the first time: without this they would be fallbacks where a move has 20 ms.
     *
     * @param start where the game begins
     */
    public void warmUp(String team, GamePosition start) throws IOException {
        long begun = System.nanoTime();
        String moves = start.moves();
        while (System.nanoTime() - begun < WARM_UP.toNanos()) {
            ChooseMove wanted =
                    new ChooseMove("warm-up", start.withMoves(moves), MoveLimits.time(WARM_UP_MOVE));
            try {
                Decided decided = (Decided) ask(Directory.TEAM, team, wanted, FOUNDING, news -> { });
                moves = (moves + " " + decided.move().text()).strip();
            } catch (PlatformException e) {
                if (moves.equals(start.moves())) {
                    throw e;
                }
                // the game is over; the next one begins
                moves = start.moves();
            }
        }
        // what lives long moves out of the way: otherwise each of the next collections copies it, for up to 50 ms
        System.gc();
    }

    /** Asks an agent that offers a service and waits for the answer. */
    public Predicate ask(String type, String name, AgentAction action, Duration patience, Consumer<Predicate> news)
            throws IOException {
        try {
            return gateway.ask(type, name, action, patience, news).answer().get();
        } catch (ExecutionException | CompletionException e) {
            throw new PlatformException(e.getCause().getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PlatformException("interrupted", e);
        }
    }

    @Override
    public void close() {
        new Residents(platform).endPlatform();
        platform.close();
    }
}
