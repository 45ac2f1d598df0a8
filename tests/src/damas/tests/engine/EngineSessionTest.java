package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineProtocol;
import damas.containers.engine.EngineSession;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchEngine;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.ThreadedEngine;
import damas.tests.Await;
import damas.tests.Fast;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** The engine over streams, with a real search behind it. */
@Fast
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class EngineSessionTest {
    private static SearchEngine engine() {
        Search search = Search.of(SearchSettings.ALPHA_BETA, new MaterialEvaluator());
        return new SearchEngine(search, Budget.depth(3), ThreadedEngine.ownThread("search"));
    }

    private static EngineSession session() {
        return new EngineSession("Session", EnglishDraughts.GAME, engine());
    }

    private static List<String> talk(byte[] input) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        session().run(new ByteArrayInputStream(input), output);
        return output.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static List<String> talk(String input) throws IOException {
        return talk(input.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void linesMayEndAsOnOtherSystems() throws IOException {
        assertEquals(List.of("readyok", "id name Session", "uciok"), talk("isready\r\nuci\r\n\r\nquit\r\nuci\r\n"));
    }

    @Test
    void theLastLineNeedsNoEnd() throws IOException {
        assertEquals(List.of("readyok"), talk("isready"));
    }

    @Test
    void aLineWithoutEndIsRefusedAsAWhole() throws IOException {
        String moves = " 11-15 22-18 15x22".repeat(1 << 16);
        List<String> lines = talk("position startpos moves" + moves + "\nuci" + " ".repeat(1 << 20) + "\nisready\n");
        assertEquals(3, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("error "), lines.get(0));
        assertTrue(lines.get(1).startsWith("error "), lines.get(1));
        assertEquals("readyok", lines.get(2));
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws IOException {
        byte[] bytes = new byte[256 * 64];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 >> 3);
        }
        List<String> lines = talk(bytes);
        assertTrue(!lines.isEmpty() && lines.stream().allMatch(line -> line.startsWith("error ")), lines.toString());
    }

    @Test
    void aMereGoGoesAsDeepAsTheEngineDoesByItself() throws Exception {
        CountDownLatch answered = new CountDownLatch(1);
        List<String> heard = new ArrayList<>();
        SearchEngine engine = engine();
        EngineProtocol protocol = new EngineProtocol("Session", EnglishDraughts.GAME, engine, Runnable::run, line -> {
            heard.add(line);
            if (line.startsWith("bestmove ")) {
                answered.countDown();
            }
        });
        protocol.accept("go");
        assertTrue(answered.await(Await.GUARD.toSeconds(), TimeUnit.SECONDS));
        engine.close();
        assertEquals(4, heard.size(), heard.toString());
        assertTrue(heard.get(2).matches("info depth 3 nodes [0-9]+ score 0.0000 time [0-9]+ pv( [0-9]+-[0-9]+){3}"));
    }

    @Test
    void theEndOfTheInputStopsAnInfiniteSearch() throws IOException {
        List<String> lines = talk("go infinite\n");
        assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
    }

    @Test
    void whereNobodyListensTheSessionEnds() throws IOException {
        InputStream endless = new InputStream() {
            private int count;

            @Override
            public int read() {
                return "isready\n".charAt(count++ % 8);
            }
        };
        OutputStream deaf = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("nobody listens");
            }
        };
        session().run(endless, deaf);
    }
}
