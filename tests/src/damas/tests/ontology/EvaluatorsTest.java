package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Walk;
import damas.knowledge.text.ContentStore;
import damas.ontology.meaning.Evaluators;
import damas.ontology.words.Evaluation;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.Evaluation.Network;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every kind of evaluation has its factory, and no other place tells one kind from another. */
@Fast
class EvaluatorsTest {
    private static final String REGISTRY = "ontology/src/damas/ontology/meaning/Evaluators.java";
    private static final Board BOARD = Fen.parse("B:W21,22,K30:B1,2");

    private static float value(Evaluator evaluator) {
        evaluator.open(Walk.from(BOARD, 0), BOARD.turn());
        return evaluator.value();
    }

    @Test
    void everyRecordHasAFactory() {
        assertEquals(Set.of(Evaluation.class.getPermittedSubclasses()), Evaluators.known());
    }

    @Test
    void eachSearchThreadGetsItsOwnEvaluatorOfTheKind() throws IOException {
        Supplier<Evaluator> material = Evaluators.of(new Material(), hash -> Optional.empty());
        assertEquals(value(new MaterialEvaluator()), value(material.get()));
        assertNotSame(material.get(), material.get());
        String text = Files.readString(Needs.home().resolve("knowledge/weights/visiondraughts.txt"));
        NetworkWeights weights = NetworkFile.parse("visiondraughts.txt", text).weights();
        Network network = new Network("visiondraughts.txt", Optional.empty(), Optional.of(ContentStore.hash(text)));
        Supplier<Evaluator> networks = Evaluators.of(network, hash -> Optional.of(text));
        assertEquals(value(new NetworkEvaluator(weights)), value(networks.get()));
        assertNotSame(networks.get(), networks.get());
    }

    @Test
    void anEvaluationWhoseTextIsNotHereIsRefused() {
        Network unread = new Network("unread.txt", Optional.empty(), Optional.empty());
        assertThrows(IllegalArgumentException.class, () -> Evaluators.of(unread, hash -> Optional.of("")));
        Network absent = new Network("absent.txt", Optional.empty(), Optional.of("0".repeat(64)));
        assertThrows(IllegalArgumentException.class, () -> Evaluators.of(absent, hash -> Optional.empty()));
    }

    @Test
    void onlyTheRegistryTellsOneKindFromAnother() throws IOException {
        String kinds = Arrays.stream(Evaluation.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .collect(Collectors.joining("|"));
        Pattern decides = Pattern.compile(
                "instanceof (Evaluation\\.)?(" + kinds + ")\\b|\\((Evaluation\\.)?(" + kinds + ")\\) \\w");
        assertEquals(Set.of(REGISTRY), filesWith(decides));
    }

    @Test
    void theLimitsOfThePapersNetworksAreKnownOnlyToThemAndTheirTraining() throws IOException {
        Pattern limits = Pattern.compile("\\bMAX_BITS\\b|\\bNetworkShape\\b");
        for (String file : filesWith(limits)) {
            assertTrue(file.matches("knowledge/src/damas/knowledge/draughts/(evaluation|learning)/\\w+\\.java"), file);
        }
    }

    /** The sources, tests aside, that contain a match. */
    private static Set<String> filesWith(Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        for (String layer : List.of("knowledge", "ontology", "behaviours", "agents", "containers")) {
            try (Stream<Path> files = Files.walk(Needs.home().resolve(layer).resolve("src"))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    if (pattern.matcher(Files.readString(file)).find()) {
                        found.add(Needs.home().relativize(file).toString());
                    }
                }
            }
        }
        return found;
    }
}
