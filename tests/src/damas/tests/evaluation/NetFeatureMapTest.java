package damas.tests.evaluation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.FeatureSet.Input;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import damas.tests.game.Positions;
import org.junit.jupiter.api.Test;

/** A board as the inputs of a network, as counts and as a list of what is present. */
@Fast
class NetFeatureMapTest {
    private static final int BOARDS = 5_000;

    @Test
    void theOpeningBecomesTheseBits() {
        NetFeatureMap map = new NetFeatureMap(FeatureSet.parse("XCentreControl Advancement BackRowBridge Threat"));
        // from the right: 4 squares, -4 men written as 0, the bridge, no threat
        assertEquals(0b000_1_000_100, map.inputs(Board.START, Colour.BLACK));
        assertArrayEquals(new int[] {4, -4, 1, 0}, map.counts(Board.START, Colour.BLACK));
        assertEquals(0b0101, map.present(Board.START, Colour.BLACK));
        // the opening is the same for White
        assertEquals(map.inputs(Board.START, Colour.BLACK), map.inputs(Board.START, Colour.WHITE));
    }

    @Test
    void theTurnMakesNoDifference() {
        NetFeatureMap map = new NetFeatureMap(PublishedSet.VISIONDRAUGHTS.features());
        Board black = Fen.parse("B:W18,22,K3:B14,K30");
        Board white = Fen.parse("W:W18,22,K3:B14,K30");
        assertEquals(map.inputs(black, Colour.BLACK), map.inputs(white, Colour.BLACK));
        assertEquals(map.inputs(black, Colour.WHITE), map.inputs(white, Colour.WHITE));
    }

    @Test
    void theBitsSayTheCounts() {
        Positions positions = new Positions(Positions.SEED);
        for (PublishedSet published : PublishedSet.values()) {
            NetFeatureMap map = new NetFeatureMap(published.features());
            for (int i = 0; i < BOARDS / 10; i++) {
                Board board = positions.next();
                for (Side agent : Side.values()) {
                    int[] counts = map.counts(board, agent);
                    long rest = map.inputs(board, agent);
                    long present = map.present(board, agent);
                    for (int k = 0; k < counts.length; k++) {
                        Input input = map.set().inputs().get(k);
                        assertEquals(input.code(counts[k]), rest & (1L << input.bits()) - 1, input + " " + board);
                        assertEquals(counts[k] > 0 ? 1 : 0, present >>> k & 1, input + " " + board);
                        rest >>>= input.bits();
                    }
                    assertEquals(0, rest);
                    assertEquals(0, present >>> counts.length);
                }
            }
        }
    }

    @Test
    void whiteSeesTheMirroredBoardAsBlack() {
        NetFeatureMap map = new NetFeatureMap(PublishedSet.VISIONDRAUGHTS.features());
        Positions positions = new Positions(Positions.SEED + 2);
        int different = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = positions.next();
            assertEquals(map.inputs(board.mirrored(), Colour.BLACK), map.inputs(board, Colour.WHITE), board::toString);
            assertEquals(map.inputs(board.mirrored(), Colour.WHITE), map.inputs(board, Colour.BLACK), board::toString);
            different += map.inputs(board, Colour.WHITE) == map.inputs(board, Colour.BLACK) ? 0 : 1;
        }
        assertTrue(different > BOARDS * 9 / 10, different + " boards look different to the two sides");
    }

    @Test
    void aSubsetSeesItsPartOfTheWhole() {
        FeatureSet all = PublishedSet.VISIONDRAUGHTS.features();
        NetFeatureMap whole = new NetFeatureMap(all);
        Positions positions = new Positions(Positions.SEED + 3);
        for (int i = 0; i < BOARDS / 5; i++) {
            long chosen = 1 + positions.random().nextInt((1 << all.size()) - 1);
            NetFeatureMap part = new NetFeatureMap(all.subset(chosen));
            Board board = positions.next();
            int[] counts = whole.counts(board, board.turn());
            int[] kept = part.counts(board, board.turn());
            int k = 0;
            for (int feature = 0; feature < counts.length; feature++) {
                if ((chosen >>> feature & 1) != 0) {
                    assertEquals(counts[feature], kept[k++]);
                }
            }
            assertEquals(k, kept.length);
        }
    }
}
