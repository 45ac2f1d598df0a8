package damas.tests.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.FeatureSet.Input;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Sets of features: their names, bits and the sets that papers published. */
@Fast
class FeatureSetTest {
    /** Sizes and bits of reference/ls-draughts.md 3, adaba.md 1.4 and mp-draughts.md 3.4 and 11.5. */
    @ParameterizedTest
    @CsvSource({
        "ls-table, 15, 47",
        "neurodraughts, 12, 38",
        "adaba-draughts, 14, 44",
        "visiondraughts, 15, 48",
        "ls-visiondraughts, 9, 28",
        "v1, 8, 28",
        "v2, 7, 22",
        "v3, 9, 31",
        "v6, 7, 25",
        "v9, 7, 22",
        "v10, 11, 35",
    })
    void thePublishedSetsHaveTheSizeAndBitsOfThePapers(String name, int size, int bits) {
        FeatureSet set = FeatureSet.parse(name);
        assertEquals(size, set.size());
        assertEquals(bits, set.bits());
    }

    @ParameterizedTest
    @EnumSource(PublishedSet.class)
    void aSetIsReadBackAsItWas(PublishedSet published) {
        assertEquals(published.features(), FeatureSet.parse(published.features().toString()));
    }

    @Test
    void bitsMayBeSaidAndCaseAndCommasDoNotMatter() {
        FeatureSet set = FeatureSet.parse(" threat, DIAGONALMOMENT:3\nTaken ");
        assertEquals("Threat:3 DiagonalMoment:3 Taken:3", set.toString());
        assertEquals(4, FeatureSet.of(Feature.DIAGONAL_MOMENT).bits());
    }

    @Test
    void randomSetsAreReadBackAsTheyWere() {
        Random random = new Random(7);
        for (int i = 0; i < 1_000; i++) {
            List<Feature> features = new ArrayList<>(List.of(Feature.values()));
            Collections.shuffle(features, random);
            List<Input> inputs = features.subList(0, 1 + random.nextInt(8)).stream()
                    .map(feature -> new Input(feature, 1 + random.nextInt(8)))
                    .toList();
            FeatureSet set = new FeatureSet(inputs);
            assertEquals(set, FeatureSet.parse(set.toString()));
        }
    }

    @Test
    void aSubsetKeepsTheOrder() {
        FeatureSet all = PublishedSet.LS_TABLE.features();
        assertEquals("PieceDisadvantage:4 PieceTake:3 Taken:3", all.subset(0b100_0000_0000_1010).toString());
        assertEquals(all, all.subset(-1));
        assertThrows(IllegalArgumentException.class, () -> all.subset(0));
    }

    @Test
    void aFeatureGivesItsPlaceToAnother() {
        FeatureSet set = PublishedSet.V6.features()
                .replacing(Feature.PIECE_ADVANTAGE, new Input(Feature.MATERIAL_ADVANTAGE, 5));
        assertEquals(PublishedSet.V6.features().toString().replace("PieceAdvantage:4", "MaterialAdvantage:5"),
                set.toString());
        assertThrows(
                IllegalArgumentException.class,
                () -> set.replacing(Feature.PIECE_ADVANTAGE, new Input(Feature.THREAT, 3)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                  | is no feature",
                "Thread              | 'Thread' is no feature; there are CentreControl, XCentreControl",
                "Threat:             | does not say a number of bits",
                "Threat:x            | does not say a number of bits",
                "Threat:0            | Threat has 0 bits, not 1 to 8",
                "Threat:9            | Threat has 9 bits, not 1 to 8",
                "Threat Taken Threat | Threat is in it twice",
                "Threat:8 Taken:8 Exposure:8 CentreControl:8 PieceTake:8 PieceThreat:8 Advancement:8 BackRowBridge:8"
                        + " DoubleDiagonal:1 | it has 65 bits, and a network takes 64",
            })
    void aWrongSetIsRefusedWithTheReason(String text, String reason) {
        NotationException refusal = assertThrows(NotationException.class, () -> FeatureSet.parse(text));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
        assertEquals(1, refusal.getMessage().lines().count());
    }
}
