package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.engine.EngineProtocol;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Fen;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Conversations that nobody meant: each line is answered or refused, and the engine goes on. */
@Fast
class EngineFuzzTest {
    private static final int CONVERSATIONS = 1_000;
    private static final int LINES = 30;
    private static final List<String> WORDS = List.of(
            "uci", "isready", "ucinewgame", "position", "startpos", "fen", "moves", "go", "go", "stop", "perft", "quit",
            "setoption", "depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "infinite", "11-15", "22x15",
            "B:W21-32:B1-12", "W:WK1:B32", "B:W1:B1", "0", "1", "-1", "7", "99999999999999999999", "x", "bestmove",
            "position startpos", "position startpos moves 11-15", "go depth 3", "go infinite", "perft 2");
    private static final String SIGNS = "0123456789-x:,.KBW \t\u0000\u001b\u00e9\u4e2d\ud83d%$\\\"'\r";

    private final Positions positions = new Positions(Positions.SEED);
    private final Random random = positions.random();

    private String line() {
        StringBuilder line = new StringBuilder();
        for (int words = random.nextInt(1 << random.nextInt(4)); words >= 0; words--) {
            line.append(random.nextInt(20) == 0 ? "fen " + Fen.format(positions.next()) : any(WORDS)).append(' ');
        }
        for (int changes = Math.max(0, random.nextInt(8) - 4); changes > 0 && line.length() > 0; changes--) {
            char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
            int place = random.nextInt(line.length());
            if (random.nextBoolean()) {
                line.setCharAt(place, sign);
            } else {
                line.insert(place, sign);
            }
        }
        return line.toString();
    }

    private String any(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    @Test
    void noLineBreaksTheEngine() {
        int moves = 0;
        for (int i = 0; i < CONVERSATIONS; i++) {
            FakeEngine engine = new FakeEngine();
            Deque<Runnable> counts = new ArrayDeque<>();
            List<String> said = new ArrayList<>();
            EngineProtocol protocol = new EngineProtocol("Fuzz", EnglishDraughts.GAME, engine, counts::add, said::add);
            for (int j = 0; j < LINES; j++) {
                protocol.accept(line());
                if (engine.listener.isPresent() && random.nextInt(3) == 0) {
                    engine.choosesFirst();
                }
                if (random.nextInt(4) == 0) {
                    settle(protocol, counts);
                }
            }
            settle(protocol, counts);
            moves += said.stream().filter(line -> line.startsWith("bestmove ")).count();
            for (String line : said) {
                assertTrue(
                        line.matches("(id name|uciok|readyok|bestmove|perft|error)( \\P{Cntrl}+)?"),
                        "'" + line + "' in conversation " + i);
            }
            said.clear();
            protocol.accept("position startpos moves 11-15");
            protocol.accept("go depth 1");
            engine.choosesFirst();
            DraughtsMove first = Board.START.play(DraughtsMove.parse("11-15", Board.START)).moves().get(0);
            assertEquals(List.of("bestmove " + first), said, "conversation " + i);
        }
        assertTrue(moves > CONVERSATIONS / 2, moves + " moves");
    }

    /** Ends all that is under way, however many counts wait for one another. */
    private static void settle(EngineProtocol protocol, Deque<Runnable> counts) {
        protocol.accept("stop");
        while (!counts.isEmpty()) {
            protocol.accept("stop");
            counts.remove().run();
        }
        protocol.accept("stop");
    }
}
