package damas.containers.cli;

import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import java.util.List;
import picocli.CommandLine.Option;

/** What a mining command sees of a board. */
final class SeenFeatures {
    /** The codings by the names that people type. */
    static final class Codings extends NamedValues<Coding> {
        Codings() {
            super("coding", List.of(Coding.values()));
        }
    }

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "The features seen: a published set or a list, 'Threat Taken' (visiondraughts: all fifteen).")
    private String features = PublishedSet.VISIONDRAUGHTS.toString();

    @Option(
            names = "--coding",
            paramLabel = "CODING",
            converter = Codings.class,
            completionCandidates = Codings.class,
            description = "As a count each, or as their bits: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private Coding coding = Coding.COUNTS;

    FeatureSet features() {
        return FeatureSet.parse(features);
    }

    Coding coding() {
        return coding;
    }

    /** Both as a command writes them. */
    String options() {
        return "--features " + (features.contains(" ") ? "'" + features + "'" : features) + " --coding " + coding;
    }
}
