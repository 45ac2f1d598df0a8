package damas.ontology.roster;

import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.text.ContentStore;
import damas.knowledge.text.NotationException;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Network;
import damas.ontology.words.Prototypes;
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
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** Finds the networks, clusters and rules that a roster names, checks them, and keeps their texts. */
final class KnowledgeFiles {
    private static final long LARGEST = 16_000_000;

    private final List<Path> folders;
    private final boolean outside;
    private final Problems problems;
    private final Map<String, String> texts = new HashMap<>();

    /**
     * @param folders where they may be, the first place first
     * @param outside whether a name may lead out of them, as a person's own file may
     */
    KnowledgeFiles(List<Path> folders, boolean outside, Problems problems) {
        this.folders = folders;
        this.outside = outside;
        this.problems = problems;
    }

    /** The texts that were read, by hash. */
    Map<String, String> texts() {
        return texts;
    }

    /**
     * The word with its hash filled in; as it is, if something is wrong with it or it names no file.
     *
     * @param subject what to call it
     */
    Record check(String subject, Record word) {
        if (word instanceof Network network) {
            return hash(subject, network.file(), network.hash(), checker(subject, network))
                    .map(hash -> new Network(network.file(), network.featureSet(), Optional.of(hash)))
                    .orElse(network);
        }
        if (word instanceof Prototypes clusters) {
            return hash(subject, clusters.file(), clusters.hash(), PrototypeFile::parse)
                    .map(hash -> new Prototypes(clusters.file(), Optional.of(hash)))
                    .orElse(clusters);
        }
        if (word instanceof MinedRules rules) {
            return hash(subject, rules.file(), rules.hash(), RuleFile::parse)
                    .map(hash -> new MinedRules(rules.file(), Optional.of(hash)))
                    .orElse(rules);
        }
        return word;
    }

    private BiConsumer<String, String> checker(String subject, Network network) {
        return (path, text) -> {
            FeatureSet seen = NetworkFile.parse(path, text).weights().features();
            network.featureSet().ifPresent(set -> checkFeatures(subject, network.file(), set.features(), seen));
        };
    }

    /** The hash of a file that passes the check. */
    private Optional<String> hash(
            String subject, String name, Optional<String> said, BiConsumer<String, String> check) {
        Optional<Path> file = find(name);
        if (file.isEmpty()) {
            String places = folders.stream().map(Path::toString).collect(Collectors.joining(" or "));
            problems.add(subject, "file is \"" + name + "\"; there is none in " + places);
            return Optional.empty();
        }
        try {
            if (Files.size(file.get()) > LARGEST) {
                throw new NotationException(file.get() + ": it is too large");
            }
            String text = Files.readString(file.get());
            String hash = ContentStore.hash(text);
            check.accept(file.get().toString(), text);
            if (said.isPresent() && !said.get().equals(hash)) {
                problems.add(subject, "hash is " + said.get() + "; that of " + name + " is " + hash);
            }
            texts.put(hash, text);
            return Optional.of(hash);
        } catch (NotationException e) {
            problems.add(subject, "file is \"" + name + "\"; " + e.getMessage());
        } catch (IOException e) {
            problems.add(subject, "file is \"" + name + "\"; it cannot be read: " + e);
        }
        return Optional.empty();
    }

    private Optional<Path> find(String name) {
        try {
            return folders.stream()
                    .filter(folder -> outside || folder.resolve(name).normalize().startsWith(folder))
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
