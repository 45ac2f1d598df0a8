package damas.ontology.roster;

import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.text.ContentStore;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Evaluators;
import damas.ontology.words.Evaluation;
import damas.ontology.words.FromFile;
import damas.ontology.words.Prototypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        if (!(word instanceof FromFile named)) {
            return word;
        }
        return hash(subject, named.file(), named.hash(), checker(subject, word))
                .map(hash -> (Record) named.withHash(hash))
                .orElse(word);
    }

    private BiConsumer<String, String> checker(String subject, Record word) {
        if (word instanceof Evaluation evaluation) {
            return (path, text) -> Evaluators.problems(evaluation, path, text)
                    .forEach(problem -> problems.add(subject, problem));
        }
        return word instanceof Prototypes ? PrototypeFile::parse : RuleFile::parse;
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
}
