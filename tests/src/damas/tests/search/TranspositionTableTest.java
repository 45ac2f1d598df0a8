package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.search.Value;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The two levels, bounds and lifetime of the transposition table; one address, so that everything collides. */
@Fast
class TranspositionTableTest {
    private static final Board A = Board.START;
    private static final Board B = A.play(A.moves().get(0));
    private static final Board C = A.play(A.moves().get(1));
    private static final int NONE = TranspositionTable.NONE;

    private final TranspositionTable table = new TranspositionTable(2, TableUse.PLAY);

    private static void store(TranspositionTable table, Board board, int depth) {
        table.store(board, depth, 0.5f, -1, 1, depth, 0);
    }

    private int depth(Board board) {
        int slot = table.find(board, 1);
        return slot == NONE ? NONE : table.depth(slot);
    }

    @Test
    void theDeeperOfTwoPositionsStaysAndTheOtherGoesToTheSecondLevel() {
        store(table, A, 4);
        store(table, B, 2);
        assertEquals(4, depth(A));
        assertEquals(2, depth(B));
        store(table, C, 3);
        assertEquals(4, depth(A));
        assertEquals(NONE, depth(B));
        assertEquals(3, depth(C));
        store(table, B, 5);
        assertEquals(5, depth(B));
        assertEquals(4, depth(A));
        assertEquals(NONE, depth(C));
    }

    @Test
    void onePositionInBothLevelsIsDeeperInTheFirst() {
        for (int[] depths : new int[][] {{2, 6}, {6, 2}}) {
            TranspositionTable exact = new TranspositionTable(2, TableUse.EXACT);
            for (int depth : depths) {
                store(exact, A, depth);
            }
            int deep = exact.find(A, 6);
            assertEquals(6, exact.depth(deep));
            int shallow = exact.find(A, 2);
            assertEquals(2, exact.depth(shallow));
            assertTrue(deep < shallow, deep + ", " + shallow);
            assertEquals(deep, exact.find(A, 4));
        }
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertEquals(NONE, table.find(A, 1));
        store(table, A, 1);
        assertEquals(NONE, table.find(B, 1));
        assertEquals(NONE, table.find(Fen.parse("W" + A.toString().substring(1)), 1));
    }

    @Test
    void aValueOutsideTheWindowIsABoundAtEitherSide() {
        table.store(A, 3, 0.2f, 0.2f, 0.6f, 1, 0);
        int low = table.find(A, 3);
        assertEquals(TranspositionTable.AT_MOST, table.bound(low));
        assertTrue(table.decides(low, 3, 0.2f, 0.6f, 0));
        assertFalse(table.decides(low, 3, 0.1f, 0.6f, 0));
        assertFalse(table.decides(low, 3, -0.5f, 0.1f, 0));
        table.store(B, 3, 0.6f, 0.2f, 0.6f, 1, 0);
        int high = table.find(B, 3);
        assertEquals(TranspositionTable.AT_LEAST, table.bound(high));
        assertTrue(table.decides(high, 3, 0.2f, 0.6f, 0));
        assertFalse(table.decides(high, 3, 0.2f, 0.7f, 0));
        table.store(C, 3, 0.4f, 0.2f, 0.6f, 1, 0);
        int exact = table.find(C, 3);
        assertEquals(TranspositionTable.EXACT, table.bound(exact));
        assertTrue(table.decides(exact, 3, -1, 1, 0));
    }

    @Test
    void theUseSaysWhichDepthsWillDo() {
        TranspositionTable exact = new TranspositionTable(2, TableUse.EXACT);
        for (TranspositionTable each : new TranspositionTable[] {exact, table}) {
            store(each, A, 6);
            int slot = each.find(A, 4);
            assertNotEquals(NONE, slot);
            assertEquals(6, each.move(slot));
            assertEquals(each == table, each.decides(slot, 4, -1, 1, 0));
            assertTrue(each.decides(slot, 6, -1, 1, 0));
            assertFalse(each.decides(slot, 8, -1, 1, 0));
        }
    }

    @Test
    void aWinIsAsFarAwayAsItIsFromThePositionItself() {
        float seven = -Value.loss(7);
        table.store(A, 5, seven, -1, Value.WIN, 1, 3);
        int slot = table.find(A, 5);
        assertEquals(seven, table.value(slot, 3));
        assertEquals(-Value.loss(6), table.value(slot, 2));
        table.store(A, 5, Value.loss(7), -Value.WIN, 1, 1, 3);
        assertEquals(Value.loss(9), table.value(table.find(A, 5), 5));
        table.store(A, 5, 0.25f, -1, 1, 1, 3);
        assertEquals(0.25f, table.value(table.find(A, 5), 9));
    }

    @Test
    void everythingCanBeForgottenAnyNumberOfTimes() {
        for (int i = 0; i < 5_000_000; i++) {
            table.forget();
        }
        assertEquals(NONE, table.find(A, 1));
        store(table, A, 9);
        table.forget();
        assertEquals(NONE, table.find(A, 1));
        store(table, B, 1);
        assertEquals(1, depth(B));
        store(table, C, 1);
        assertEquals(1, depth(C));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 3, 1000})
    void onlyAPowerOfTwoIsASize(int entries) {
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(entries, TableUse.PLAY));
    }

    @Test
    void megabytesAreTurnedIntoEntries() {
        assertEquals(1 << 19, TranspositionTable.entries(16));
        assertEquals(1 << 15, TranspositionTable.entries(1));
        assertEquals(TranspositionTable.MOST_ENTRIES, TranspositionTable.entries(1 << 20));
    }
}
