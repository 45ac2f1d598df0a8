package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.gtp.GtpSession;
import damas.knowledge.go.GoRules;
import damas.tests.Fast;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** GTP over streams: what comes while the engine thinks. */
@Fast
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class GtpSessionTest {
    private final ScriptedGoEngine engine = new ScriptedGoEngine();
    private final GtpSession session = new GtpSession("Damas", "1", engine, GoRules.parse("chinese"));

    @Test
    void linesAreAnsweredUntilTheEndOfTheInput() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String lines = "1 name\n2 genmove b\n3 nonsense\n\n4 komi 7";
        session.run(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out);
        assertEquals("=1 Damas\n\n=2 pass\n\n?3 unknown command\n\n=4\n\n", out.toString(StandardCharsets.UTF_8));
        assertEquals("close", engine.asked.get(engine.asked.size() - 1));
    }

    @Test
    void nothingIsAnsweredAfterQuit() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        session.run(new ByteArrayInputStream("quit\nname\n".getBytes(StandardCharsets.UTF_8)), out);
        assertEquals("=\n\n", out.toString(StandardCharsets.UTF_8));
    }

    /** A conversation with a client that waits for lines. */
    private final class Talk implements AutoCloseable {
        private final PipedOutputStream toServer = new PipedOutputStream();
        private final PrintStream in = new PrintStream(toServer, true, StandardCharsets.UTF_8);
        private final PipedOutputStream fromServer = new PipedOutputStream();
        private final BufferedReader out =
                new BufferedReader(new InputStreamReader(new PipedInputStream(fromServer), StandardCharsets.UTF_8));
        private final Thread server;

        Talk() throws IOException {
            PipedInputStream input = new PipedInputStream(toServer);
            server = new Thread(() -> session.run(input, fromServer));
            server.start();
        }

        /** Lets the server quit and end. */
        @Override
        public void close() {
            in.println("quit");
            try {
                server.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void anAnalysisEndsWithTheNextLine() throws Exception {
        try (Talk talk = new Talk()) {
            talk.in.println("1 lz-analyze b 1");
            assertEquals("=1", talk.out.readLine());
            assertTrue(talk.out.readLine().startsWith("info move pass visits 90 "));
            talk.in.println("2 name");
            String line = talk.out.readLine();
            while (line.startsWith("info ")) {
                line = talk.out.readLine();
            }
            assertEquals("", line);
            assertEquals("=2 Damas", talk.out.readLine());
        }
    }

    @Test
    void theCommentOfGoguiInterruptsAMove() throws Exception {
        engine.isWaiting = true;
        engine.moves.add("C3");
        try (Talk talk = new Talk()) {
            talk.in.println("1 lz-genmove_analyze b 1");
            assertEquals("=1", talk.out.readLine());
            assertTrue(talk.out.readLine().startsWith("info move C3 "));
            talk.in.println("# interrupt");
            String line = talk.out.readLine();
            while (line.startsWith("info ")) {
                line = talk.out.readLine();
            }
            assertEquals("play C3", line);
        }
    }
}
