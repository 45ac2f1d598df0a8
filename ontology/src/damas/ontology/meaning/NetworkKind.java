package damas.ontology.meaning;

import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.text.NotationException;
import damas.ontology.words.Evaluation.Network;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The papers' networks, each in a file of weights. */
final class NetworkKind implements EvaluationKind<Network> {
    @Override
    public Supplier<Evaluator> evaluators(Network network, Function<String, Optional<String>> texts) {
        NetworkWeights weights = read(network, texts).weights();
        return () -> new NetworkEvaluator(weights);
    }

    @Override
    public Optional<String> untrained(Network network, Function<String, Optional<String>> texts) {
        TrainedNetwork trained = read(network, texts);
        NetworkWeights weights = trained.weights().untrained(trained.seed());
        return Optional.of(NetworkFile.format(new TrainedNetwork(weights, trained.seed(), 0, "", List.of())));
    }

    private static TrainedNetwork read(Network network, Function<String, Optional<String>> texts) {
        String text = network.hash()
                .flatMap(texts)
                .orElseThrow(() -> new IllegalArgumentException(network.file() + " is not here"));
        return NetworkFile.parse(network.file(), text);
    }

    @Override
    public List<String> problems(Network network, String path, String text) {
        FeatureSet seen = NetworkFile.parse(path, text).weights().features();
        return network.featureSet()
                .map(set -> differences(network.file(), set.features(), seen))
                .orElse(List.of());
    }

    /** A roster's set has no order, and its features may come without their bits. */
    private static List<String> differences(String file, List<String> said, FeatureSet seen) {
        FeatureSet wanted;
        try {
            wanted = FeatureSet.parse(String.join(" ", said));
        } catch (NotationException e) {
            return List.of("featureSet: " + e.getMessage());
        }
        boolean bits = said.stream().allMatch(feature -> feature.contains(":"));
        Set<String> only = names(wanted, bits);
        Set<String> missing = names(seen, bits);
        only.removeAll(names(seen, bits));
        missing.removeAll(names(wanted, bits));
        List<String> problems = new ArrayList<>();
        if (!only.isEmpty()) {
            problems.add("featureSet has " + String.join(", ", only) + "; " + file + " has not");
        }
        if (!missing.isEmpty()) {
            problems.add("featureSet lacks " + String.join(", ", missing) + "; " + file + " has it");
        }
        return problems;
    }

    private static Set<String> names(FeatureSet set, boolean bits) {
        return set.inputs().stream()
                .map(input -> bits ? input.toString() : input.feature().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
