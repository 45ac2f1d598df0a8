package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.mining.features.FrequentSet;
import damas.knowledge.draughts.mining.features.FrequentSets;
import damas.knowledge.draughts.mining.features.Support;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.game.Positions;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which features boards have in common. */
@Fast
class FrequentSetsTest {
    private static final FeatureSet THREE =
            FeatureSet.of(Feature.PIECE_ADVANTAGE, Feature.PIECE_DISADVANTAGE, Feature.KING_CENTRE_CONTROL);

    private static final Board AHEAD = Fen.parse("B:W32:B1,2");
    private static final Board AHEAD_WITH_KING = Fen.parse("B:W32:B1,K15");
    private static final Board BEHIND = Fen.parse("B:W31,32:B1");

    /** Six ahead, three of them with a king in the centre, and one behind. */
    private static final FrequentSets TEN = new FrequentSets(
            THREE,
            List.of(AHEAD, AHEAD, AHEAD, AHEAD_WITH_KING, AHEAD_WITH_KING, AHEAD_WITH_KING, BEHIND));

    private static String found(Support support, double least) {
        return TEN.find(support, least).stream()
                .map(set -> set.boards() + " " + set.features())
                .collect(Collectors.joining(", "));
    }

    @Test
    void aTupleIsAllThatABoardHasAndIsComparedWithTheMostFrequent() {
        assertEquals("3 PieceAdvantage:4 KingCentreControl:3, 3 PieceAdvantage:4", found(Support.TUPLE, 0.5));
        assertEquals(
                "3 PieceAdvantage:4 KingCentreControl:3, 3 PieceAdvantage:4, 1 PieceDisadvantage:4",
                found(Support.TUPLE, 0.3));
    }

    @Test
    void aClosedSetCannotGrowWithoutLosingABoard() {
        assertEquals("6 PieceAdvantage:4, 3 PieceAdvantage:4 KingCentreControl:3", found(Support.CLOSED, 0.4));
    }

    @Test
    void aMaximalSetCannotGrowWithoutBecomingRare() {
        assertEquals("3 PieceAdvantage:4 KingCentreControl:3", found(Support.MAXIMAL, 0.4));
        assertEquals("6 PieceAdvantage:4", found(Support.MAXIMAL, 0.5));
    }

    @Test
    void aprioriCountsAsCountingDoes() {
        FeatureSet features = PublishedSet.VISIONDRAUGHTS.features();
        Positions positions = new Positions(Positions.SEED);
        List<Board> boards = Stream.generate(positions::fromGame).limit(500).toList();
        NetFeatureMap map = new NetFeatureMap(features);
        for (FrequentSet set : new FrequentSets(features, boards).find(Support.CLOSED, 0.2)) {
            long mask = 0;
            for (int i = 0; i < features.size(); i++) {
                mask |= set.features().inputs().contains(features.inputs().get(i)) ? 1L << i : 0;
            }
            long wanted = mask;
            long counted = boards.stream()
                    .filter(board -> (map.present(board, board.turn()) & wanted) == wanted)
                    .count();
            assertEquals(counted, set.boards(), set.toString());
            assertTrue(counted >= 100, set.toString());
        }
    }

    @Test
    void nothingComesOfNothing() {
        assertEquals(List.of(), new FrequentSets(THREE, List.of()).find(Support.MAXIMAL, 0.1));
        assertThrows(IllegalArgumentException.class, () -> TEN.find(Support.TUPLE, 0));
        assertThrows(IllegalArgumentException.class, () -> TEN.find(Support.TUPLE, 1.1));
    }

    /** The thesis's first set for endgames (reference/mp-draughts.md 11.7) is the most frequent tuple here too. */
    @Test
    void winnersEndgamesHaveTheThesissFirstSet() throws IOException {
        List<DraughtsGame> games = PdnReader.read(Needs.sharedData("acf-games.pdn")).games();
        PositionMiner endgames = new PositionMiner(14, Extent.ALL, true);
        List<Board> boards = games.stream().flatMap(game -> endgames.positions(game).stream()).toList();
        FrequentSet first = new FrequentSets(PublishedSet.VISIONDRAUGHTS.features(), boards)
                .find(Support.TUPLE, 0.1)
                .get(0);
        Set<Feature> features =
                first.features().inputs().stream().map(FeatureSet.Input::feature).collect(Collectors.toSet());
        assertEquals(
                Set.of(
                        Feature.CENTRE_CONTROL,
                        Feature.X_CENTRE_CONTROL,
                        Feature.TOTAL_MOBILITY,
                        Feature.EXPOSURE,
                        Feature.DOUBLE_DIAGONAL,
                        Feature.DIAGONAL_MOMENT,
                        Feature.THREAT,
                        Feature.TAKEN),
                features);
    }
}
