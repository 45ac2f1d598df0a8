package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.TableEntry;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.engine.Value;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The two levels, bounds and lifetime of the transposition table; one address, so that everything collides. */
@Fast
class TranspositionTableTest {
    private static final Board A = Board.START;
    private static final Board B = A.play(A.moves().get(0));
    private static final Board C = A.play(A.moves().get(1));
    private static final int NONE = -1;

    private final TranspositionTable table = new TranspositionTable(2, TableUse.PLAY);

    private static void store(TranspositionTable table, Board board, int depth) {
        table.store(board, depth, 0.5f, -1, 1, depth, 0);
    }

    private static TableEntry found(TranspositionTable table, Board board, int depth) {
        TableEntry entry = new TableEntry();
        assertTrue(table.probe(board, depth, entry), board + " is not found");
        return entry;
    }

    private TableEntry found(Board board, int depth) {
        return found(table, board, depth);
    }

    private boolean isKnown(Board board) {
        return table.probe(board, 1, new TableEntry());
    }

    private int depth(Board board) {
        return isKnown(board) ? found(board, 1).depth() : NONE;
    }

    @Test
    void whatOneProbeFoundStaysWhenAnotherFindsSomethingElse() {
        table.store(A, 4, 0.5f, -1, 1, 7, 0);
        table.store(B, 2, 0.25f, 0.25f, 1, 9, 0);
        TableEntry first = found(A, 4);
        TableEntry second = found(B, 2);
        assertEquals(List.of(0.5f, 7L, 4, TranspositionTable.EXACT), fields(first));
        assertEquals(List.of(0.25f, 9L, 2, TranspositionTable.AT_MOST), fields(second));
        assertTrue(table.decides(first, 4, -1, 0, 0));
        assertFalse(table.decides(second, 2, -1, 0, 0));
        assertFalse(table.probe(C, 1, new TableEntry()));
        assertEquals(List.of(0.25f, 9L, 2, TranspositionTable.AT_MOST), fields(second));
    }

    private static List<Number> fields(TableEntry entry) {
        return List.of(entry.value(0), entry.move(), entry.depth(), entry.bound());
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
            assertEquals(6, found(exact, A, 6).depth());
            assertEquals(2, found(exact, A, 2).depth());
            assertEquals(List.of(0.5f, 6L, 6, TranspositionTable.EXACT), fields(found(exact, A, 4)));
        }
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertFalse(isKnown(A));
        store(table, A, 1);
        assertFalse(isKnown(B));
        assertFalse(isKnown(Fen.parse("W" + A.toString().substring(1))));
    }

    @Test
    void aValueOutsideTheWindowIsABoundAtEitherSide() {
        table.store(A, 3, 0.2f, 0.2f, 0.6f, 1, 0);
        TableEntry low = found(A, 3);
        assertEquals(TranspositionTable.AT_MOST, low.bound());
        assertTrue(table.decides(low, 3, 0.2f, 0.6f, 0));
        assertFalse(table.decides(low, 3, 0.1f, 0.6f, 0));
        assertFalse(table.decides(low, 3, -0.5f, 0.1f, 0));
        table.store(B, 3, 0.6f, 0.2f, 0.6f, 1, 0);
        TableEntry high = found(B, 3);
        assertEquals(TranspositionTable.AT_LEAST, high.bound());
        assertTrue(table.decides(high, 3, 0.2f, 0.6f, 0));
        assertFalse(table.decides(high, 3, 0.2f, 0.7f, 0));
        table.store(C, 3, 0.4f, 0.2f, 0.6f, 1, 0);
        TableEntry exact = found(C, 3);
        assertEquals(TranspositionTable.EXACT, exact.bound());
        assertTrue(table.decides(exact, 3, -1, 1, 0));
    }

    @Test
    void theUseSaysWhichDepthsWillDo() {
        TranspositionTable exact = new TranspositionTable(2, TableUse.EXACT);
        for (TranspositionTable each : new TranspositionTable[] {exact, table}) {
            store(each, A, 6);
            TableEntry entry = found(each, A, 4);
            assertEquals(6, entry.move());
            assertEquals(each == table, each.decides(entry, 4, -1, 1, 0));
            assertTrue(each.decides(entry, 6, -1, 1, 0));
            assertFalse(each.decides(entry, 8, -1, 1, 0));
        }
    }

    @Test
    void aWinIsAsFarAwayAsItIsFromThePositionItself() {
        float seven = -Value.loss(7);
        table.store(A, 5, seven, -1, Value.WIN, 1, 3);
        TableEntry won = found(A, 5);
        assertEquals(seven, won.value(3));
        assertEquals(-Value.loss(6), won.value(2));
        table.store(A, 5, Value.loss(7), -Value.WIN, 1, 1, 3);
        assertEquals(Value.loss(9), found(A, 5).value(5));
        table.store(A, 5, 0.25f, -1, 1, 1, 3);
        assertEquals(0.25f, found(A, 5).value(9));
    }

    @Test
    void everythingCanBeForgottenAnyNumberOfTimes() {
        for (int i = 0; i < 5_000_000; i++) {
            table.forget();
        }
        assertFalse(isKnown(A));
        store(table, A, 9);
        table.forget();
        assertFalse(isKnown(A));
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
