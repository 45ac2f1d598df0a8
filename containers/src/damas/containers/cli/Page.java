package damas.containers.cli;

import damas.containers.platform.Platform;
import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.containers.web.LabMap;
import damas.containers.web.PageServer;
import damas.containers.web.TeamHall;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.Team;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BiFunction;

/** The page, with a platform and a team: the board is there first, while they start. */
final class Page {
    /** The page's port, unless it is taken. */
    private static final int PORT = 8080;

    private static final String EVERYWHERE = "0.0.0.0";
    private static final int TOKEN_BYTES = 18;

    private final String roster;
    private final Optional<MainAddress> at;
    private final int slaves;
    private final boolean isPublic;
    private final CompletableFuture<Lab> lab = new CompletableFuture<>();

    /**
     * @param at a platform that runs already; if there is none, one of this JVM's own
     */
    Page(String roster, Optional<MainAddress> at, int slaves, boolean isPublic) {
        this.roster = roster;
        this.at = at;
        this.slaves = slaves;
        this.isPublic = isPublic;
    }

    /**
     * Opens the page.
     *
     * @param first begins the first game, with the server and the team's name, and returns the game's name
     * @return the address
     */
    String open(Optional<Integer> port, BiFunction<PageServer, String, String> first) throws IOException {
        RosterBook rosters = Home.rosters();
        // a roster that comes with Damas is right, and its team is called like it: no need to wait for Jena
        Optional<Team> own =
                rosters.names().contains(roster) ? Optional.empty() : Optional.of(Home.teams().find(roster).team());
        String team = own.map(Team::name).orElse(roster);
        String gameName = own.isPresent() ? own.get().gameName() : rosters.gameName(roster);
        byte[] secret = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(secret);
        String token = Base64.getUrlEncoder().encodeToString(secret);
        TeamHall hall = new TeamHall(lab, rosters, team, gameName);
        own.ifPresent(hall::note);
        PageServer server = new PageServer(
                hall,
                new LabMap(lab, hall),
                Home.root().resolve("containers/web"),
                Home.var().resolve("games").resolve("page"),
                isPublic,
                token,
                System::nanoTime);
        int open = start(server, port);
        // only now: until there is a board the server needs the processor more
        Thread starting = new Thread(this::startLab, "lab");
        starting.setDaemon(true);
        starting.start();
        String game = first.apply(server, team);
        String host = isPublic ? addressForOthers() : Platform.LOOPBACK;
        return "http://" + host + ":" + open + "/#" + game + (isPublic ? "/" + token : "");
    }

    /** Where others reach this machine; its own name often leads to itself only. */
    private static String addressForOthers() throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .map(InetAddress::getHostAddress)
                .findFirst()
                .orElse(Platform.LOOPBACK);
    }

    private int start(PageServer server, Optional<Integer> port) throws IOException {
        String host = isPublic ? EVERYWHERE : Platform.LOOPBACK;
        return server.start(host, port.orElseGet(() -> isFree(host) ? PORT : 0));
    }

    private static boolean isFree(String host) {
        try (ServerSocket socket = new ServerSocket(PORT, 1, InetAddress.getByName(host))) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    private void startLab() {
        try {
            lab.complete(at.isPresent() ? join(at.get()) : startOwn());
        } catch (IOException | RuntimeException e) {
            lab.completeExceptionally(e);
        }
    }

    private Lab join(MainAddress main) throws IOException {
        Lab there = Lab.join(main.host(), main.port());
        there.found(Home.teams().find(roster));
        return there;
    }

    private Lab startOwn() throws IOException {
        Lab own = Lab.startWith(Home.teams(), roster, slaves, Home.platform()).lab();
        Runtime.getRuntime().addShutdownHook(new Thread(new Residents(own.platform())::endPlatform));
        return own;
    }

    /** Returns when the platform ends. */
    void await() throws IOException, InterruptedException {
        try {
            lab.get().platform().awaitEnd();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
        }
    }
}
