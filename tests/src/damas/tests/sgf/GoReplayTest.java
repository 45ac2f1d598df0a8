package damas.tests.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Side;
import damas.knowledge.go.GoMark;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoReplay;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the nodes of SGF mean on the board. */
@Fast
class GoReplayTest {
    private static SgfTree tree(String text) {
        return SgfReader.parse(text).get(0);
    }

    private static GoPosition last(String text) {
        return new GoReplay(tree(text)).last();
    }

    // ---- rules ----

    @ParameterizedTest
    @CsvSource({
        "'', chinese size=19 komi=6.5 ko=positional suicide=no handicap=0",
        "SZ[9]KM[7.50]RU[Chinese], chinese size=9 komi=7.5 ko=positional suicide=no handicap=0",
        "SZ[13:13]KM[0]RU[Japanese], chinese size=13 komi=0 ko=simple suicide=no handicap=0",
        "SZ[2]KM[-5]RU[NZ], tromp-taylor size=2 komi=-5 ko=situational suicide=yes handicap=0",
        "'KM[6,5]RU[Tromp-Taylor]GM[1]', tromp-taylor size=19 komi=6.5 ko=positional suicide=yes handicap=0",
        "SZ[9]RU[what my uncle plays]KM[], chinese size=9 komi=6.5 ko=positional suicide=no handicap=0",
    })
    void theRootNamesTheRules(String root, String rules) {
        assertEquals(rules, last("(;" + root + ")").rules().toString());
    }

    // ---- moves and stones ----

    @Test
    void pointsCountFromTheUpperLeftAndTwoTextsMeanAPass() {
        GoPosition last = last("(;SZ[9];B[aa];W[ib];B[];W[tt])");
        assertEquals(
                List.of("A9", "J8", "pass", "pass"), last.played().stream().map(GoMove::text).toList());
        assertTrue(last.outcome().isPresent());
    }

    @Test
    void stonesAreSetUpAsPointsAndRectangles() {
        GoPosition last = last("(;SZ[5]AB[aa:ba][cc]AW[ee]PL[W])");
        assertEquals("W:BB3/5/2B2/5/4W", last.text());
        assertEquals(List.of(), last.played());
    }

    @Test
    void stonesInTheMiddleStartTheGameAnew() {
        GoPosition last = last("(;SZ[5];B[aa];W[bb];AE[aa]AW[cc]PL[W]C[what if];W[dd])");
        assertEquals("B:5/1W3/2W2/3W1/5", last.text());
        assertEquals(1, last.played().size());
    }

    @Test
    void aSideThatMovesTwiceStartsTheGameAnew() {
        GoPosition last = last("(;SZ[5];B[aa];B[bb];W[cc];B[];W[];B[dd])");
        assertEquals("W:B4/1B3/2W2/3B1/5", last.text());
        assertEquals(1, last.played().size(), "the game went on after two passes");
    }

    @Test
    void handicapIsKnownByItsUsualPoints() {
        GoPosition usual = last("(;SZ[9]HA[2]AB[cg][gc];W[ee])");
        assertEquals(2, usual.rules().handicap());
        assertEquals(1, usual.played().size());
        GoPosition free = last("(;SZ[9]HA[2]AB[aa][gc])");
        assertEquals(0, free.rules().handicap());
        assertEquals(Side.SECOND, free.turn());
    }

    @Test
    void theMainLineCanBeReadUpToAMove() {
        GoReplay replay = new GoReplay(tree("(;SZ[5];B[aa];W[bb];C[a remark](;B[cc];W[dd])(;B[ee]))"));
        assertEquals(0, replay.last(1).played().size());
        assertEquals(1, replay.last(2).played().size());
        assertEquals(2, replay.last(3).played().size());
        assertEquals(4, replay.last(5).played().size());
        assertEquals(replay.last(), replay.last(99));
        assertEquals(0, new GoReplay(tree("(;SZ[5]B[aa];W[bb])")).last(1).played().size());
    }

    @Test
    void everyVariationIsPlayedFromItsOwnBranch() {
        List<String> texts = new ArrayList<>();
        new GoReplay(tree("(;SZ[3];B[aa](;W[bb](;B[cc])(;B[ca]))(;W[cc];B[bb]))"))
                .visit((position, index) -> texts.add(index + " " + position.text()));
        assertEquals(
                List.of(
                        "0 B:3/3/3", "1 W:B2/3/3", "2 B:B2/1W1/3", "3 W:B2/1W1/2B", "4 W:B1B/1W1/3", "5 B:B2/3/2W",
                        "6 W:B2/1B1/2W"),
                texts);
    }

    @Test
    void marksAreKept() {
        SgfTree game = tree("(;SZ[9]TR[aa]LB[bb:1][cc:a \\] b]TB[dd:de]C[x])");
        assertEquals(
                List.of(
                        "TRIANGLE A9 ", "LABEL B8 1", "LABEL C7 a ] b", "BLACK_TERRITORY D6 ", "BLACK_TERRITORY D5 "),
                GoMark.of(game.root(), 9).stream()
                        .map(mark -> mark.kind() + " " + mark.point().text() + " " + mark.label())
                        .toList());
    }

    // ---- what is wrong ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[2])|1:5: the game is number '2' of SGF, and Go is GM[1]",
                "(;SZ[25])|1:5: a board of size '25': a size is a number from 2 to 19, for both sides of the board",
                "(;SZ[9:13])|1:5: a board of size '9:13': a size is a number from 2 to 19, for both sides of the board",
                "(;SZ[x])|1:5: a board of size 'x': a size is a number from 2 to 19, for both sides of the board",
                "(;KM[lots])|1:5: a komi of 'lots': it is a number such as 6.5",
                "(;SZ[9];B[ja])|1:10: 'ja' is no point of a board of size 9: it needs two letters from a to i",
                "(;SZ[9];B[a])|1:10: 'a' is no point of a board of size 9: it needs two letters from a to i",
                "(;SZ[9];B[aa];W[aa])|1:16: White at A9 is not legal: there is a stone",
                "(;SZ[9]AB[ab][ba];W[aa])|1:20: White at A9 is not legal: it is suicide",
                "(;SZ[9];B[aa][bb])|1:8: more than one move in a node",
                "(;SZ[9];B[aa]W[bb])|1:8: more than one move in a node",
                "(;SZ[9]AB[aa]AW[ab][ba])|1:14: these stones leave a block without a liberty",
                "(;SZ[9]AB[bb:aa])|1:10: 'bb:aa' is no rectangle from upper left to lower right",
                "(;SZ[9]PL[x])|1:10: PL is B or W",
            })
    void whatIsWrongIsNamedWithItsPlace(String text, String message) {
        assertEquals(message, assertThrows(NotationException.class, () -> last(text)).getMessage());
    }

    @Test
    void aMoveThatRetakesAKoIsNotLegal() {
        String ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb]\n;W[bb])";
        NotationException wrong = assertThrows(NotationException.class, () -> last(ko));
        assertEquals("2:3: White at B4 is not legal: it repeats an earlier position (ko)", wrong.getMessage());
    }

    @Test
    void aWrongMoveInAVariationIsFound() {
        GoReplay replay = new GoReplay(tree("(;SZ[5];B[aa](;W[bb])(;W[aa]))"));
        assertEquals(2, replay.last().played().size());
        assertThrows(NotationException.class, () -> replay.visit((position, index) -> { }));
    }
}
