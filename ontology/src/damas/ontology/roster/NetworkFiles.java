package damas.ontology.roster;

import damas.knowledge.evaluation.FeatureSet;
import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.files.ContentStore;
import damas.knowledge.game.NotationException;
import damas.ontology.words.Network;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds the networks that a roster names, checks them, and keeps their texts. */
final class NetworkFiles {
    private final List<Path> folders;
    private final boolean outside;
    private final Problems problems;
    private final Map<String, String> texts = new HashMap<>();

    /**
     * @param folders where they may be, the first place first
     * @param outside whether a name may lead out of them, as a person's own file may
     */
    NetworkFiles(List<Path> folders, boolean outside, Problems problems) {
        this.folders = folders;
        this.outside = outside;
        this.problems = problems;
    }

    /** The texts that were read, by hash. */
    Map<String, String> texts() {
        return texts;
    }

    /**
     * The network with its hash filled in; as it is, if something is wrong with it.
     *
     * @param subject what to call it
     */
    Network check(String subject, Network network) {
        Optional<Path> file = find(network.file());
        if (file.isEmpty()) {
            String places = folders.stream().map(Path::toString).collect(Collectors.joining(" or "));
            problems.add(subject, "file is \"" + network.file() + "\"; there is none in " + places);
            return network;
        }
        try {
            FeatureSet seen = NetworkFile.read(file.get()).weights().features();
            String text = Files.readString(file.get());
            String hash = ContentStore.hash(text);
            network.featureSet().ifPresent(set -> checkFeatures(subject, network.file(), set.features(), seen));
            if (network.hash().isPresent() && !network.hash().get().equals(hash)) {
                problems.add(
                        subject, "hash is " + network.hash().get() + "; that of " + network.file() + " is " + hash);
            }
            texts.put(hash, text);
            return new Network(network.file(), network.featureSet(), Optional.of(hash));
        } catch (NotationException e) {
            problems.add(subject, "file is \"" + network.file() + "\"; " + e.getMessage());
        } catch (IOException e) {
            problems.add(subject, "file is \"" + network.file() + "\"; it cannot be read: " + e);
        }
        return network;
    }

    private Optional<Path> find(String name) {
        try {
            return folders.stream()
                    .filter(folder -> outside || folder.equals(folder.resolve(name).normalize().getParent()))
                    .map(folder -> folder.resolve(name))
                    .filter(Files::isRegularFile)
                    .findFirst();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** A roster's set has no order, and its features may come without their bits. */
    private void checkFeatures(String subject, String file, List<String> said, FeatureSet seen) {
        FeatureSet wanted;
        try {
            wanted = FeatureSet.parse(String.join(" ", said));
        } catch (NotationException e) {
            problems.add(subject, "featureSet: " + e.getMessage());
            return;
        }
        boolean bits = said.stream().allMatch(feature -> feature.contains(":"));
        Set<String> only = names(wanted, bits);
        Set<String> missing = names(seen, bits);
        only.removeAll(names(seen, bits));
        missing.removeAll(names(wanted, bits));
        if (!only.isEmpty()) {
            problems.add(subject, "featureSet has " + String.join(", ", only) + "; " + file + " has not");
        }
        if (!missing.isEmpty()) {
            problems.add(subject, "featureSet lacks " + String.join(", ", missing) + "; " + file + " has it");
        }
    }

    private static Set<String> names(FeatureSet set, boolean bits) {
        return set.inputs().stream()
                .map(input -> bits ? input.toString() : input.feature().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
