package damas.containers.platform;

import jade.core.Profile;
import jade.core.ProfileImpl;
import jade.core.Runtime;
import jade.wrapper.AgentContainer;
import jade.wrapper.ControllerException;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * A JADE container of this JVM: the main one of a platform, or one that joined.
 *
 * <p>Closing a main container ends the whole platform, with every container that joined it.
 */
public final class Platform implements AutoCloseable {
    /** The platform's name, unless somebody wants several in one JVM. */
    public static final String NAME = "damas";

    /** JADE's own port. */
    public static final int PORT = 1099;

    /** This machine, for itself only. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final Logger LOGGER = LogManager.getLogger(Platform.class);
    private static final int LOOK_MILLISECONDS = 100;

    /** How many ports are tried where any will do. */
    private static final int MOST_PORTS = 20;

    private final AgentContainer container;
    private final String name;
    private final String host;
    private final int port;
    private final String address;
    private final boolean main;

    private Platform(AgentContainer container, String host, int port, String address, boolean main)
            throws PlatformException {
        this.container = container;
        this.host = host;
        this.port = port;
        this.address = address;
        this.main = main;
        try {
            name = container.getContainerName();
        } catch (ControllerException e) {
            throw new PlatformException("the container ended at once", e);
        }
    }

    /**
     * Starts a main container.
     *
     * @param platform the platform's name; two in one JVM need two names
     * @param host the address of this machine that it listens on, and no other
     * @param port 0 for any that is free
     * @param folder for JADE's files, by port; the same one after a crash brings back the containers that had joined
     * @param overrides JADE's own parameters, by JADE's names
     */
    public static Platform start(String platform, String host, int port, Path folder, Map<String, String> overrides)
            throws IOException {
        JadeChatter.silence();
        String address = OwnAddress.of(host);
        OwnAddress.check(address);
        int free = port == 0 ? anyPort(address) : freePort(address, port);
        Path files = Files.createDirectories(folder.toAbsolutePath().resolve(String.valueOf(free)));
        ProfileImpl profile = OperatingProfile.main(platform, address, free, files);
        overrides.forEach(profile::setParameter);
        AgentContainer container = boot(profile, Runtime.instance()::createMainContainer);
        return new Platform(container, address, free, address, true);
    }

    /**
     * Joins a platform.
     *
     * @param host where its main container is
     * @param name what the container is to be called; JADE adds a number if there is one of that name
     * @param address this machine's address as the platform's other machines see it; empty to ask the platform
     * @param overrides JADE's own parameters, by JADE's names
     */
    public static Platform join(String host, int port, String name, String address, Map<String, String> overrides)
            throws IOException {
        return join(host, port, name, address, overrides, Optional.empty());
    }

    /**
     * Joins a platform.
     *
     * @param anew if the platform loses the container and takes it back, its agents are ended, for nobody knows them
     *     any more, and then this is to bring new ones; without it they stay
     */
    public static Platform join(
            String host,
            int port,
            String name,
            String address,
            Map<String, String> overrides,
            Optional<Consumer<Platform>> anew)
            throws IOException {
        JadeChatter.silence();
        String there = OwnAddress.of(host);
        String seen = Knock.at(there, port);
        String here = address.isEmpty() ? seen : OwnAddress.of(address);
        OwnAddress.check(here);
        ProfileImpl profile = OperatingProfile.joined(there, port, name, here);
        CompletableFuture<Platform> joined = new CompletableFuture<>();
        anew.ifPresent(begin -> OperatingProfile.beginAnew(profile, () -> begin.accept(joined.join())));
        overrides.forEach(profile::setParameter);
        AgentContainer container = boot(profile, Runtime.instance()::createAgentContainer);
        joined.complete(new Platform(container, there, port, here, false));
        return joined.join();
    }

    /** The container, to create agents in. */
    public AgentContainer container() {
        return container;
    }

    /** What the container is called, which may not be what it was to be called. */
    public String name() {
        return name;
    }

    /** The main container's address. */
    public String host() {
        return host;
    }

    /** The main container's port. */
    public int port() {
        return port;
    }

    /** This container's own address. */
    public String address() {
        return address;
    }

    /** Whether the container is there still: a joined one ends when its platform does. */
    public boolean isAlive() {
        return container.isJoined();
    }

    /** Waits until the container ends, whoever ends it. */
    public void awaitEnd() throws InterruptedException {
        while (!awaitEnd(Duration.ofDays(1))) {
            LOGGER.debug("a day has passed");
        }
    }

    /** Waits for the container's end, but no longer than this, and says whether it came. */
    public boolean awaitEnd(Duration longest) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        while (isAlive()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(LOOK_MILLISECONDS);
        }
        return true;
    }

    /**
     * Ends the container and its agents; a main container takes its platform with it. JADE ends no container in its
     * first three seconds, and frees the port a second later.
     */
    @Override
    public void close() {
        if (!isAlive()) {
            return;
        }
        try {
            if (main) {
                // the container alone would leave threads and the port behind
                container.getPlatformController().kill();
            } else {
                container.kill();
            }
            awaitEnd();
        } catch (ControllerException e) {
            LOGGER.debug("the container was gone already", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A port that is free for TCP need not be free for UDP: then the next one is asked for. */
    private static int anyPort(String address) throws IOException {
        for (int tries = 1; tries < MOST_PORTS; tries++) {
            try {
                return freePort(address, 0);
            } catch (PlatformException e) {
                LOGGER.debug("a port is taken for UDP", e);
            }
        }
        return freePort(address, 0);
    }

    private static int freePort(String address, int port) throws IOException {
        InetAddress here = InetAddress.getByName(address);
        try (ServerSocket socket = new ServerSocket(port, 1, here);
                DatagramSocket signs = new DatagramSocket(socket.getLocalPort(), here)) {
            return signs.getLocalPort();
        } catch (IOException e) {
            throw new PlatformException(
                    "port " + port + " of " + address + " is taken, perhaps by another platform; --port takes another",
                    e);
        }
    }

    private static AgentContainer boot(ProfileImpl profile, Function<Profile, AgentContainer> start)
            throws PlatformException {
        var heard = JadeChatter.listen(() -> start.apply(profile));
        if (heard.result() == null) {
            throw new PlatformException(BootFailure.explain(heard.words(), profile));
        }
        return heard.result();
    }
}
