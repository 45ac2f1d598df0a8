package damas.tests.containers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.platform.Doorkeeper;
import damas.containers.platform.Platform;
import damas.containers.platform.PlatformException;
import damas.tests.Await;
import damas.tests.Fast;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Containers that start, join and end, in this JVM. */
@Fast
class PlatformTest {
    private static final String NAME = "platform-test";

    /** A JVM with several platforms must be told which one is meant. */
    private static final Map<String, String> IN_THIS_JVM = Map.of("platform-id", NAME);

    @TempDir
    private static Path folder;

    private static Platform main;

    @BeforeAll
    static void start() throws Exception {
        main = Platform.start(NAME, Platform.LOOPBACK, 0, folder, Map.of());
    }

    @AfterAll
    static void end() throws Exception {
        main.close();
        assertFalse(main.isAlive());
        Await.until("the port is free after the end", () -> isFree(main.port()));
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    private static Platform join(String name) throws Exception {
        return Platform.join(Platform.LOOPBACK, main.port(), name, "", IN_THIS_JVM);
    }

    private static void assertComplains(String words, Executable action) {
        String message = assertThrows(PlatformException.class, action::run).getMessage();
        assertTrue(message.contains(words) && message.lines().count() == 1, message);
    }

    /** Something that may fail. */
    private interface Executable {
        void run() throws Exception;
    }

    @Test
    void containersComeAndGo() throws Exception {
        BlockingQueue<String> news = new LinkedBlockingQueue<>();
        main.container().acceptNewAgent(Doorkeeper.NAME, new Doorkeeper(news::add)).start();
        try (Platform lab = join("lab")) {
            assertTrue(lab.isAlive());
            assertEquals("lab", lab.name());
            assertEquals("lab at 127.0.0.1 joined", news.poll(Await.GUARD.toSeconds(), TimeUnit.SECONDS));
        }
        assertEquals("lab left", news.poll(Await.GUARD.toSeconds(), TimeUnit.SECONDS));
    }

    @Test
    void aSecondContainerOfANameGetsANumber() throws Exception {
        try (Platform first = join("twin"); Platform second = join("twin")) {
            assertEquals("twin-1", second.name());
            assertEquals("twin", first.name());
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() {
        assertComplains(
                "port " + main.port() + " of 127.0.0.1 is taken",
                () -> Platform.start("other", Platform.LOOPBACK, main.port(), folder, Map.of()));
    }

    @Test
    void anAddressOfAnotherMachineIsRefused() {
        assertComplains(
                "is not an address of this machine, which has",
                () -> Platform.start("other", "203.0.113.1", 0, folder, Map.of()));
        assertComplains(
                "is not an address of this machine, which has",
                () -> Platform.join(Platform.LOOPBACK, main.port(), "lab", "203.0.113.1", Map.of()));
    }

    @Test
    void whereThereIsNoPlatformItSaysSo() throws Exception {
        int port;
        try (ServerSocket mute = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = mute.getLocalPort();
            assertComplains(
                    "no platform answers at 127.0.0.1:" + port,
                    () -> Platform.join(Platform.LOOPBACK, mute.getLocalPort(), "lab", "", Map.of()));
        }
        assertComplains(
                "is `damas platform` running there?",
                () -> Platform.join(Platform.LOOPBACK, port, "lab", "", Map.of()));
        assertComplains(
                "there is no host nowhere.invalid",
                () -> Platform.join("nowhere.invalid", Platform.PORT, "lab", "", Map.of()));
    }

    @Test
    void jadesParametersCanBeSet() throws Exception {
        Map<String, String> overrides = Map.of("platform-id", NAME, "container-name", "renamed");
        try (Platform lab = Platform.join(Platform.LOOPBACK, main.port(), "lab", "", overrides)) {
            assertEquals("renamed", lab.name());
        }
    }
}
