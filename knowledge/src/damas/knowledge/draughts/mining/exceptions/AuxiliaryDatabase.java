package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.mining.positions.PositionData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * The boards that were wrongly given to one agent, each with one that would have been better
 * (reference/mp-draughts.md 12.3).
 */
public record AuxiliaryDatabase(String allocated, List<SpecialSituation> situations) {
    public AuxiliaryDatabase {
        situations = List.copyOf(situations);
    }

    /**
     * A database for each agent that lost. Where several were better on a board, the one stays that was so most often
     * against this agent; of two as often, which the thesis leaves open, the first by name.
     */
    public static List<AuxiliaryDatabase> split(List<SpecialSituation> all) {
        Map<String, List<SpecialSituation>> byLoser = all.stream()
                .collect(Collectors.groupingBy(SpecialSituation::allocated, TreeMap::new, Collectors.toList()));
        List<AuxiliaryDatabase> databases = new ArrayList<>();
        byLoser.forEach((loser, situations) -> databases.add(new AuxiliaryDatabase(loser, once(situations))));
        return databases;
    }

    private static List<SpecialSituation> once(List<SpecialSituation> situations) {
        Map<String, Long> times =
                situations.stream().collect(Collectors.groupingBy(SpecialSituation::better, Collectors.counting()));
        Comparator<SpecialSituation> preferred = Comparator.<SpecialSituation>comparingLong(
                        situation -> -times.get(situation.better()))
                .thenComparing(SpecialSituation::better);
        Map<Board, SpecialSituation> kept = new LinkedHashMap<>();
        situations.forEach(situation -> kept.merge(
                situation.board(), situation, (one, other) -> preferred.compare(one, other) <= 0 ? one : other));
        return List.copyOf(kept.values());
    }

    /** How many boards the agent that was better most often has. */
    public int largestClass() {
        return situations.stream()
                .collect(Collectors.groupingBy(SpecialSituation::better, Collectors.counting()))
                .values()
                .stream()
                .mapToInt(Long::intValue)
                .max()
                .orElse(0);
    }

    /** The database as Weka takes it: the counts of features, and as the class who would have been better. */
    public Instances data(FeatureSet features) {
        Instances data = PositionData.header("wrongly given to " + allocated, features, Coding.COUNTS);
        // the agent that lost is better nowhere, but a tree wants two classes to choose from
        List<String> better = Stream.concat(situations.stream().map(SpecialSituation::better), Stream.of(allocated))
                .distinct()
                .sorted()
                .toList();
        data.insertAttributeAt(new Attribute("better", better), data.numAttributes());
        data.setClassIndex(data.numAttributes() - 1);
        NetFeatureMap map = new NetFeatureMap(features);
        for (SpecialSituation situation : situations) {
            double[] counts = Coding.COUNTS.vector(map, situation.board(), situation.board().turn());
            double[] row = Arrays.copyOf(counts, counts.length + 1);
            row[counts.length] = better.indexOf(situation.better());
            data.add(new DenseInstance(1, row));
        }
        return data;
    }
}
