package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnProblem;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.Ply;
import damas.tests.Fast;
import damas.tests.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Spoilt texts: each ends in a clear problem or a correct reading. The time limit is a guard against a reader that
 * never ends, or whose steps grow with the square of the text's length.
 */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class PdnFuzzTest {
    private static final int TEXTS = 1_000;
    private static final String SIGNS = "0123456789-x:*./()[]{}\"\\;%$!?\n\r\t aZ\u0000\u00bd\u2026\uffff\ud83d";

    @Fast
    @Test
    void aThousandMutatedTextsEndInAProblemOrACorrectReading() throws IOException {
        String messy;
        try (InputStream in = PdnFuzzTest.class.getResourceAsStream("/pdn/messy.pdn")) {
            messy = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        int spoilt = 0;
        for (long seed = Positions.SEED; seed < Positions.SEED + TEXTS; seed++) {
            RandomGames games = new RandomGames(seed);
            Random random = new Random(seed);
            String tidy = PdnWriter.format(List.of(games.next(), games.next(), games.next()));
            String text = Mutation.of(random.nextInt(4) == 0 ? messy : tidy, messy, SIGNS, random);
            String name = "seed " + seed;
            PdnFile file = PdnReader.parse(name, text);
            check(file, text.split("\r\n|\r|\n", -1).length, name);
            spoilt += Math.min(1, file.dropped());
        }
        assertTrue(spoilt > TEXTS / 10 && spoilt < TEXTS, spoilt + " texts of " + TEXTS + " had a wrong game");
    }

    private static void check(PdnFile file, int lines, String name) {
        for (DraughtsGame game : file.games()) {
            Board board = game.start();
            for (Ply ply : game.plies()) {
                assertTrue(board.allows(ply.move()), name);
                board = board.play(ply.move());
                assertEquals(board, Board.of(board.turn(), board.black(), board.white(), board.kings()), name);
            }
        }
        for (PdnProblem problem : file.problems()) {
            assertTrue(problem.line() >= 1 && problem.line() <= lines, problem.toString());
            assertTrue(problem.reason().length() > 10 && problem.reason().lines().count() == 1, problem.toString());
        }
        assertEquals(
                new PdnFile(file.games(), List.of()), PdnReader.parse(name, PdnWriter.format(file.games())), name);
    }

    @Slow
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(", ")", "{", "}", "[", "]", "\"", "\\", "1", "0", "1-", "1-1 - ", "11-15 ", "1/2", "*", "1*", "$",
                "!", "(!", ".", "1. ", "%\n", ";\n", "\n", " ", "a", "a ", "[a", "[a ", "[a \"", "[a \"]", "[a \"x] a ",
                "[a \"b\"]", "[ ", "{\n[a", "(\n[a", "(\n[a \"", "{\n[a \"", "11-15 {", "1) (1)", "[%clk ",
                "{[%clk 0:00:00]}", "{]", "-", " -", "[FEN \"W:W1:B2\"] *", "[a \"x\\", "\u00bd", "1-1", "1 1-"
            })
    void nothingRepeatedAHundredThousandTimesTakesLong(String part) {
        String text = part.repeat(100_000);
        for (String start : List.of("", "[Event \"x\"] 1. 11-15 ", "11-15 {", "1) 11-15 (")) {
            PdnFile file = PdnReader.parse("long", start + text);
            assertEquals(file.games(), PdnReader.parse("long", PdnWriter.format(file.games())).games(), part);
        }
    }
}
