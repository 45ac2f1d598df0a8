package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.adaba.Offer;
import damas.knowledge.draughts.sharing.adaba.OfferPool;
import damas.knowledge.draughts.sharing.adaba.V4AlphaBeta;
import damas.knowledge.engine.StopSignal;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One searcher of those who walk a tree together: null windows at the root, and branches that are left to others. */
@Fast
class V4AlphaBetaTest {
    private static final int DEPTH = 8;
    private static final float WRONG = 0.75f;
    private static final SearchSettings SETTINGS = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withTable(1 << 16, TableUse.EXACT)
            .withHistoryHeuristic(true);

    private final TranspositionTable table = new TranspositionTable(SETTINGS.tableEntries(), SETTINGS.tableUse());

    private static Optional<SearchResult> search(V4AlphaBeta search, Board board, float guess, boolean withOthers) {
        return search.search(DraughtsPosition.of(board), DEPTH, guess, withOthers, new StopSignal(), System::nanoTime);
    }

    /** Offers everything from a depth on. */
    private static OfferPool collecting(List<Offer> offers, int leastDepth) {
        return new OfferPool() {
            @Override
            public boolean wants() {
                return true;
            }

            @Override
            public int leastDepth() {
                return leastDepth;
            }

            @Override
            public void offer(Offer offer) {
                offers.add(offer);
            }
        };
    }

    @Test
    void whateverIsGuessedTheValueAndAMoveOfItAreFound() {
        int seed = 0;
        List<Board> boards = new ArrayList<>(ArchivePositions.BOARDS.subList(0, 6));
        // a win in a few moves
        boards.add(Fen.parse("B:W27:BK10,K15,K18"));
        for (Board board : boards) {
            for (Evaluator judge : List.of(Judges.random(++seed), new MaterialEvaluator())) {
                AlphaBeta serial = new AlphaBeta(SETTINGS, judge);
                float value = serial.value(DraughtsPosition.of(board), DEPTH, SearchMeter.unlimited());
                for (float guess : new float[] {Float.NaN, 0, value, WRONG, -WRONG}) {
                    table.forget();
                    SearchResult found = search(
                            new V4AlphaBeta(SETTINGS, judge, table, 3, OfferPool.NONE, ""), board, guess, false)
                            .orElseThrow();
                    assertEquals(value, found.value(), Fen.format(board) + " guessed " + guess);
                    assertEquals(value, serial.search(
                            DraughtsPosition.of(board), List.of(found.best()), DEPTH, SearchMeter.unlimited()).value());
                }
            }
        }
    }

    @Test
    void whatIsLentIsLeftToOthersUnlessThereIsNothingElseToDo() {
        Board board = ArchivePositions.BOARDS.get(0);
        List<Offer> offers = new ArrayList<>();
        V4AlphaBeta first = new V4AlphaBeta(
                SETTINGS, new MaterialEvaluator(), table, 3, collecting(offers, DEPTH - 1), "");
        SearchResult serial = search(first, board, 0, false).orElseThrow();
        assertFalse(offers.isEmpty());
        table.forget();
        offers.forEach(offer -> assertEquals(DEPTH - 1, offer.node().depth()));
        offers.get(0).lend(table, Long.MAX_VALUE);
        V4AlphaBeta second = new V4AlphaBeta(SETTINGS, new MaterialEvaluator(), table, 3, OfferPool.NONE, "");
        assertEquals(Optional.empty(), search(second, board, 0, false));
        offers.get(0).regain(table);
        assertEquals(serial.value(), search(second, board, 0, false).orElseThrow().value());
        table.forget();
        offers.get(0).lend(table, Long.MAX_VALUE);
        V4AlphaBeta third = new V4AlphaBeta(SETTINGS, new MaterialEvaluator(), table, 3, OfferPool.NONE, "");
        assertEquals(serial.value(), search(third, board, 0, true).orElseThrow().value());
    }

    @Test
    void anOfferIsVoidOnceItOrANodeAboveItIsKnown() {
        Board board = ArchivePositions.BOARDS.get(0);
        List<Offer> offers = new ArrayList<>();
        search(new V4AlphaBeta(SETTINGS, new MaterialEvaluator(), table, 3, collecting(offers, DEPTH - 1), ""),
                board, 0, false).orElseThrow();
        Offer offer = offers.get(0);
        table.forget();
        assertFalse(offer.isVoid(table));
        Offer.Node above = offer.above().get(0);
        table.store(above.board(), above.depth(), above.beta(), above.alpha(), above.beta(), 0, above.ply());
        assertTrue(offer.isVoid(table));
    }
}
