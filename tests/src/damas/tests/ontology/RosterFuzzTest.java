package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.ontology.roster.RosterException;
import damas.tests.Fast;
import damas.tests.game.Mutation;
import damas.tests.game.Positions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rosters that nobody meant: each is read, or refused in clear words. */
@Fast
class RosterFuzzTest {
    private static final int TEXTS = 500;
    private static final String SIGNS = "0123456789-:;,.<>[]()\"'@^#_\\\n aZ\u0000\u00e9\ufffe\ud83d";
    private static final List<String> SCRAPS = List.of(
            ":IIGA", ":EGA", ":Team", ":Host", ":name", ":players", ":search", ":depth", "15", "-1", "1.5", "1e9",
            "true", "\"ahead\"", "\"x\"@en", "\"x\"^^:y", "<#team>", "<#iiga>", "[]", "()", "(1 2)", "_:b", "<>", "a",
            ";", ",", ".", "999999999999999999999", "\"visiondraughts.txt\"", "\"\"");

    @Test
    void mutatedTextsAreReadOrRefused() throws IOException {
        String other = Files.readString(Rosters.FOLDER.resolve("lab.ttl"));
        int read = 0;
        for (long seed = Positions.SEED; seed < Positions.SEED + TEXTS; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            String text = random.nextInt(3) == 0
                    ? Mutation.of(Rosters.EXAMPLE, other, SIGNS, random)
                    : exchanged(Rosters.EXAMPLE, random);
            read += read("seed " + seed, text) ? 1 : 0;
        }
        assertTrue(read > 10 && read < TEXTS / 2, read + " read of " + TEXTS);
    }

    private static boolean read(String name, String text) {
        try {
            Rosters.reader().parse(name, text, Rosters.FOLDER);
            return true;
        } catch (RosterException e) {
            assertTrue(!e.problems().isEmpty(), name);
            for (String problem : e.problems()) {
                assertTrue(problem.startsWith(name) && problem.length() > name.length() + 10, problem);
                assertTrue(problem.lines().count() == 1, problem);
            }
            return false;
        } catch (RuntimeException | Error e) {
            throw new AssertionError(name + "\n" + text, e);
        }
    }

    /** The text with a few of its words replaced by others: mostly good Turtle, mostly no good roster. */
    private static String exchanged(String text, Random random) {
        String[] words = text.split("(?<=\\s)|(?=\\s)");
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int at = random.nextInt(words.length);
            if (!words[at].isBlank()) {
                words[at] = random.nextBoolean()
                        ? SCRAPS.get(random.nextInt(SCRAPS.size()))
                        : words[random.nextInt(words.length)];
            }
        }
        return String.join("", words);
    }
}
