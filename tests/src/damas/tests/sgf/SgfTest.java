package damas.tests.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfPlace;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.go.sgf.SgfWriter;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The syntax of SGF: trees, values, character sets, and the places of what is wrong. */
@Fast
class SgfTest {
    private static SgfTree only(String text) {
        List<SgfTree> games = SgfReader.parse(text);
        assertEquals(1, games.size());
        return games.get(0);
    }

    private static SgfValue comment(String raw) {
        return only("(;C[" + raw + "])").root().first("C").orElseThrow();
    }

    private static List<Integer> parents(SgfTree game) {
        return game.nodes().stream().map(SgfNode::parent).toList();
    }

    // ---- trees ----

    @Test
    void aTreeIsItsNodesEachAfterItsParent() {
        SgfTree game = only("(;N[a];N[b](;N[c](;N[d])(;N[e];N[f]))(;N[g]))");
        assertEquals(List.of(-1, 0, 1, 2, 2, 4, 1), parents(game));
        assertEquals(
                "abcdefg",
                game.nodes().stream().map(node -> node.first("N").orElseThrow().line()).reduce("", String::concat));
        assertEquals(List.of(0, 1, 2, 3), game.mainLine());
        assertEquals("(;N[a];N[b](;N[c](;N[d])(;N[e];N[f]))(;N[g]))\n", SgfWriter.format(List.of(game)));
    }

    @Test
    void aCollectionHasSeveralGamesAndBlanksAnywhere() {
        List<SgfTree> games = SgfReader.parse(" \n( ; GM [1]\tSZ\n[9] ;\nB [aa] )\r\n(;GM[1])\u001a");
        assertEquals(2, games.size());
        assertEquals("(;GM[1]SZ[9];B[aa])\n(;GM[1])\n", SgfWriter.format(games));
    }

    @Test
    void textBeforeTheFirstGameIsSkipped() {
        assertEquals(1, SgfReader.parse("\ufeffFrom: me\n(see below)\n( ;B[aa])").size());
    }

    @Test
    void propertiesKeepTheirOrderKnownOrNot() {
        String text = "(;ZZ[1]GM[1]AB[aa][bb:cc]KGSDE[x]AB[dd];W[]MULTIGOGM[1])\n";
        SgfNode root = only(text).root();
        assertEquals(text, SgfWriter.format(SgfReader.parse(text)));
        assertEquals(List.of("aa", "bb:cc", "dd"), root.values("AB").stream().map(SgfValue::raw).toList());
        assertTrue(root.first("AW").isEmpty());
    }

    @Test
    void smallLettersInNamesAreLeftOut() {
        assertEquals("(;B[aa])\n", SgfWriter.format(SgfReader.parse("(;Black[aa])")));
    }

    @Test
    void onlyTreesInTheOrderOfTheTextAreTrees() {
        SgfNode root = new SgfNode(-1, List.of(), SgfPlace.NONE);
        SgfNode child = new SgfNode(0, List.of(), SgfPlace.NONE);
        SgfNode stray = new SgfNode(1, List.of(), SgfPlace.NONE);
        assertEquals(4, new SgfTree(List.of(root, child, stray, child)).nodes().size());
        for (List<SgfNode> wrong : List.of(
                List.<SgfNode>of(), List.of(child), List.of(root, root), List.of(root, child, child, stray))) {
            assertThrows(IllegalArgumentException.class, () -> new SgfTree(wrong));
        }
        assertThrows(IllegalArgumentException.class, () -> SgfProperty.of("b", "aa"));
        assertThrows(IllegalArgumentException.class, () -> SgfProperty.of("B"));
    }

    // ---- values ----

    @Test
    void escapesStandForTheirCharacterAndEscapedBreaksVanish() {
        assertEquals("a]b\\c:dn", comment("a\\]b\\\\c\\:d\\n").text());
        assertEquals("one line\ntwo", comment("one \\\r\nline\r\ntwo").text());
        assertEquals("one line two", comment("one \\\nline\n\rtwo").line());
        assertEquals("tabs become blanks", comment("tabs\tbecome\u000bblanks").text());
    }

    @Test
    void aTextIsWrittenSoThatItIsReadBack() {
        String text = "a [move] \\ at 1:2,\nthen more";
        SgfTree game = new SgfTree(List.of(new SgfNode(-1, List.of(SgfProperty.of("C", text)), SgfPlace.NONE)));
        assertEquals("(;C[a [move\\] \\\\ at 1:2,\nthen more])\n", SgfWriter.format(List.of(game)));
        assertEquals(text, only(SgfWriter.format(List.of(game))).root().first("C").orElseThrow().text());
    }

    @Test
    void longGamesAreBrokenIntoLines() {
        String text = "(" + ";B[aa];W[bb]".repeat(100) + ")";
        String written = SgfWriter.format(SgfReader.parse(text));
        assertTrue(written.lines().allMatch(line -> line.length() <= 90), written);
        assertEquals(text, written.replace("\n", ""));
    }

    // ---- character sets ----

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "Shift_JIS", "GB2312", "EUC-KR"})
    void aFileIsReadInTheCharacterSetThatItNames(String name, @TempDir Path folder) throws IOException {
        String player = name.equals("EUC-KR") ? "\uc774\ucc3d\ud638" : "\u672c\u56e0\u574a\u8868";
        String text = "(;GM[1]CA[" + name + "]PB[" + player + "])";
        Path file = Files.write(folder.resolve("game.sgf"), text.getBytes(Charset.forName(name)));
        assertEquals(player, SgfReader.read(file).get(0).root().first("PB").orElseThrow().line());
    }

    @Test
    void withoutANameTheCharacterSetIsUtf8OrThatOfOldFiles(@TempDir Path folder) throws IOException {
        String text = "(;PB[L\u00f6we \u2013 Caf\u00e9])";
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("windows-1252"))) {
            Path file = Files.writeString(folder.resolve("game.sgf"), text, charset);
            assertEquals(text + "\n", SgfWriter.format(SgfReader.read(file)));
        }
        Path marked = Files.writeString(folder.resolve("marked.sgf"), "\ufeff(;CA[Latin1]PB[\u00e9])");
        assertEquals("\u00e9", SgfReader.read(marked).get(0).root().first("PB").orElseThrow().line());
    }

    @Test
    void anUnknownCharacterSetIsNamed(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), "(;GM[1]\n  CA[klingon]PB[x])");
        NotationException wrong = assertThrows(NotationException.class, () -> SgfReader.read(file));
        assertEquals(
                "2:5: CA names the character set 'klingon', which is unknown; convert the file to UTF-8",
                wrong.getMessage());
    }

    @Test
    void aFileThatCannotBeReadIsNamed(@TempDir Path folder) {
        assertThrows(NoSuchFileException.class, () -> SgfReader.read(folder.resolve("absent.sgf")));
        FileSystemException failure = assertThrows(FileSystemException.class, () -> SgfReader.read(folder));
        assertEquals(folder + ": it is a folder", failure.getMessage());
    }

    // ---- what is wrong ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|1:1: there is no game here: a game of SGF begins with '(;'",
                "hello|1:1: there is no game here: a game of SGF begins with '(;'",
                "()|1:1: there is no game here: a game of SGF begins with '(;'",
                "(;B[aa]|1:1: the game or variation that begins here has no ')'",
                "(;B[aa](;W[bb])|1:1: the game or variation that begins here has no ')'",
                "(;B[aa](;W[bb]|1:8: the game or variation that begins here has no ')'",
                "(;B[aa)|1:4: the value that begins here has no ']'",
                "(;B[aa\\])|1:4: the value that begins here has no ']'",
                "(;B[aa]) ?|1:10: '?' is no part of SGF: a text stands in brackets after the name of its property",
                "(;B[aa]))|1:9: ')' without a '('",
                "(;B[aa]);W[bb]|1:9: a node outside a game: '(' is missing, or there is a ')' too many",
                "(;B[aa])W[bb]|1:9: a property outside a game: '(' is missing, or there is a ')' too many",
                "(;B[aa](;W[bb]);W[cc])|1:16: a node after a variation: it belongs before its '('",
                "(;B[aa](;W[bb])W[cc])|1:16: a property after a variation: it belongs before its '('",
                "(;B[aa]())|1:9: a game or variation begins with ';', not with ')'",
                "(;B[aa]((;))|1:9: a game or variation begins with ';', not with '('",
                "(;B[aa](W[bb]))|1:9: a game or variation begins with ';', not with a property",
                "(;B)|1:3: the property 'B' has no value in brackets",
                "(;b[aa])|1:3: 'b' is no name of a property: it has no capital letter",
                "(;[aa])|1:3: a value without the name of its property",
                "(;B[aa]7)|1:8: '7)' is no part of SGF: a text stands in brackets after the name of its property",
            })
    void whatIsWrongIsNamedWithItsPlace(String text, String message) {
        assertEquals(message, assertThrows(NotationException.class, () -> SgfReader.parse(text)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesAreCountedHoweverTheyEnd(String end) {
        String text = "(;C[one" + end + "two\\" + end + "]" + end + end + "  B)";
        NotationException wrong = assertThrows(NotationException.class, () -> SgfReader.parse(text));
        assertEquals("5:3: the property 'B' has no value in brackets", wrong.getMessage());
    }

    @Test
    void eachValueKnowsItsPlace() {
        SgfTree game = only("(;GM[1]\n;AB[aa]\n  [bb])");
        assertEquals(
                List.of("2:4", "3:3"),
                game.nodes().get(1).values("AB").stream().map(value -> value.at().toString()).toList());
        assertEquals(new SgfPlace(2, 1), game.nodes().get(1).at());
    }

    @Test
    void aThousandVariationsInsideOneAnotherAreRead() {
        SgfTree game = only("(;B[aa]".repeat(1_000) + ")".repeat(1_000));
        assertEquals(IntStream.range(-1, 999).boxed().toList(), parents(game));
    }
}
