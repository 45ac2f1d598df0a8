package damas.knowledge.draughts.evaluation;

import java.util.Locale;

/**
 * The sets of features that papers name. VisionDraughts' is the whole table of reference/mp-draughts.md 3.4, 48 bits;
 * V1 to V10 and LS-VisionDraughts' are in 11.5 there (V4, V5, V7 and V8 were never printed).
 */
public enum PublishedSet {
    /** All fifteen as reference/ls-draughts.md 3 lists them: DiagonalMoment on 3 bits, 47 in all. */
    LS_TABLE("PieceAdvantage PieceDisadvantage PieceThreat PieceTake Advancement DoubleDiagonal BackRowBridge"
            + " CentreControl XCentreControl TotalMobility Exposure KingCentreControl DiagonalMoment:3 Threat Taken"),

    /**
     * The first twelve of that list, 38 bits. A guess: LS-Draughts only says that there are twelve (12, no. 13 there).
     * For it speaks that NeuroDraughts' own list of features has them in this order, DiagonalMoment after them.
     */
    NEURODRAUGHTS("PieceAdvantage PieceDisadvantage PieceThreat PieceTake Advancement DoubleDiagonal BackRowBridge"
            + " CentreControl XCentreControl TotalMobility Exposure KingCentreControl"),

    /** The fourteen of reference/adaba.md 1.4, table 4: 44 bits. */
    ADABA_DRAUGHTS("PieceAdvantage PieceDisadvantage PieceThreat PieceTake Advancement DoubleDiagonal BackRowBridge"
            + " CentreControl XCentreControl TotalMobility Exposure KingCentreControl DiagonalMoment:3 Threat"),

    VISIONDRAUGHTS("CentreControl XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Threat Taken"
            + " PieceAdvantage PieceDisadvantage PieceThreat PieceTake Advancement BackRowBridge KingCentreControl"),

    /** What LS-VisionDraughts' genetic algorithm chose. */
    LS_VISIONDRAUGHTS("CentreControl DoubleDiagonal Threat PieceAdvantage PieceDisadvantage PieceThreat PieceTake"
            + " BackRowBridge KingCentreControl"),

    V1("XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Threat Taken PieceAdvantage"),

    V2("CentreControl XCentreControl DoubleDiagonal DiagonalMoment TotalMobility Taken BackRowBridge"),

    V3("CentreControl XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Threat Taken PieceAdvantage"),

    V6("XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Taken PieceAdvantage"),

    V9("XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Threat BackRowBridge"),

    V10("CentreControl XCentreControl DoubleDiagonal DiagonalMoment Exposure TotalMobility Threat Taken PieceAdvantage"
            + " PieceThreat BackRowBridge");

    private final String names;

    PublishedSet(String names) {
        this.names = names;
    }

    public FeatureSet features() {
        return FeatureSet.parse(names);
    }

    /** The name as a person types it: {@code ls-visiondraughts}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
