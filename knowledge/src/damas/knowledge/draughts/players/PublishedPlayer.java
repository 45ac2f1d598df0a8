package damas.knowledge.draughts.players;

import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.search.SearchSettings;
import java.util.Locale;

/** A player of the papers: what it sees and how it searches. What it has learned is in a file. */
public enum PublishedPlayer {
    /** Lynch's player: twelve features, minimax (reference/ls-draughts.md 1). */
    NEURODRAUGHTS(PublishedSet.NEURODRAUGHTS.features(), SearchSettings.NEURODRAUGHTS),

    /**
     * NeuroDraughts with features that a genetic algorithm chose of the fifteen. Which, the paper does not say
     * (reference/ls-draughts.md 12); these are what a run of {@code damas evolve} chose (docs/results.md).
     */
    LS_DRAUGHTS(
            FeatureSet.parse("PieceAdvantage PieceDisadvantage DoubleDiagonal BackRowBridge XCentreControl"
                    + " KingCentreControl DiagonalMoment:3"),
            SearchSettings.NEURODRAUGHTS),

    /** All fifteen features, alpha-beta with a table, deepened (reference/mp-draughts.md 7). */
    VISIONDRAUGHTS(PublishedSet.VISIONDRAUGHTS.features(), SearchSettings.VISIONDRAUGHTS),

    /** VisionDraughts with the nine features that a genetic algorithm chose (reference/mp-draughts.md 11.5). */
    LS_VISIONDRAUGHTS(PublishedSet.LS_VISIONDRAUGHTS.features(), SearchSettings.VISIONDRAUGHTS);

    private final FeatureSet features;
    private final SearchSettings search;

    PublishedPlayer(FeatureSet features, SearchSettings search) {
        this.features = features;
        this.search = search;
    }

    public FeatureSet features() {
        return features;
    }

    public SearchSettings search() {
        return search;
    }

    /** The name that people type: {@code ls-visiondraughts}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
