package damas.tests.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.go.sgf.SgfWriter;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.game.Mutation;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Spoilt texts of SGF: each ends in a clear message or in trees that are written and read back. The time limit is a
 * guard against a reader that never ends, or whose steps grow with the square of the text's length.
 */
@Fast
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class SgfFuzzTest {
    private static final long SEED = Positions.SEED;
    private static final int TEXTS = 10_000;
    private static final String SIGNS = "()[];:\\ABWCaz19 \n\r\t\u0000\u00e9\ufeff\ud83d";
    private static final String GAME = """
            (;FF[4]GM[1]CA[UTF-8]SZ[9]KM[6.5]RU[Chinese]PB[A \\] B]PW[]AB[cc][gg][cg:dh]
            ;W[ee]C[a long \\
            comment: with [brackets\\], \\\\ and
            lines](;B[dd];W[tt];B[])(;B[de]N[other]LB[aa:1][bb:2](;W[ff])(;W[fe]XX[?]))(;AE[cc]PL[W];W[ab]))
            (;GM[1];B[aa])
            """;

    /** Everything that a collection says, without places. */
    private static List<List<String>> meaning(List<SgfTree> games) {
        List<List<String>> all = new ArrayList<>();
        for (SgfTree game : games) {
            List<String> words = new ArrayList<>();
            for (SgfNode node : game.nodes()) {
                words.add(";" + node.parent());
                for (SgfProperty property : node.properties()) {
                    words.add(property.name());
                    property.values().stream().map(SgfValue::raw).forEach(words::add);
                }
            }
            all.add(words);
        }
        return all;
    }

    @Test
    void tenThousandMutatedTextsEndInAMessageOrInATreeThatIsReadBack() {
        int read = 0;
        for (long seed = SEED; seed < SEED + TEXTS; seed++) {
            String text = Mutation.of(GAME, GAME, SIGNS, new Random(seed));
            String name = "seed " + seed;
            try {
                List<SgfTree> games = SgfReader.parse(text);
                assertEquals(meaning(games), meaning(SgfReader.parse(SgfWriter.format(games))), name);
                read++;
            } catch (NotationException e) {
                assertTrue(e.getMessage().matches("\\d+:\\d+: [^\n]{10,200}"), () -> name + ": " + e.getMessage());
            }
        }
        assertTrue(read > TEXTS / 10 && read < TEXTS - TEXTS / 10, read + " texts of " + TEXTS + " were read");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(", "(;", "(;B[aa]", "( ", "(\n", ")", ";", "[", "]", "\\", "B", "B[", "b", "\n", "\r", "x", "(;)("
            })
    void tenMegabytesOfOnePartGetOneMessage(String part) {
        String text = part.repeat(10_000_000 / part.length());
        for (String start : List.of("", "(;C[a]")) {
            NotationException wrong =
                    assertThrows(NotationException.class, () -> SgfReader.parse(start + text), start + part);
            assertTrue(wrong.getMessage().length() < 200, wrong.getMessage());
        }
    }
}
