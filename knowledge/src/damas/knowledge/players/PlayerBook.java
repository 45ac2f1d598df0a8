package damas.knowledge.players;

import static damas.knowledge.game.NotationException.quoted;

import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.evaluation.NetworkWeights;
import damas.knowledge.evaluation.TrainedNetwork;
import damas.knowledge.game.NotationException;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.SearchPlayer;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.MaterialEvaluator;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finds players by what people call them: a published player; the same with {@code -untrained}, its network as it was
 * before the first game; {@code material}, which counts pieces; or the file of a network.
 */
public final class PlayerBook {
    private static final String UNTRAINED = "-untrained";
    private static final String MATERIAL = "material";

    private final Path folder;

    /**
     * @param folder where the trained networks are
     */
    public PlayerBook(Path folder) {
        this.folder = folder;
    }

    /** The file of a published player's network. */
    public Path file(PublishedPlayer player) {
        return folder.resolve(player + ".txt");
    }

    /**
     * The player of this name, with its own search or, if a depth is given, with alpha-beta to that depth: two networks
     * are compared with the same search.
     *
     * @throws NotationException if there is none
     */
    public Contestant find(String name, Optional<Integer> depth) throws IOException {
        Optional<PublishedPlayer> published = published(name.replace(UNTRAINED, ""));
        SearchSettings own = published.map(PublishedPlayer::search).orElse(SearchSettings.VISIONDRAUGHTS);
        SearchSettings search =
                depth.map(d -> SearchSettings.VISIONDRAUGHTS.withLimits(SearchLimits.depth(d))).orElse(own);
        Supplier<Evaluator> evaluator = evaluator(name, published);
        return new Contestant(name, seed -> new SearchPlayer(evaluator.get(), search));
    }

    private Supplier<Evaluator> evaluator(String name, Optional<PublishedPlayer> published) throws IOException {
        if (name.equals(MATERIAL)) {
            return MaterialEvaluator::new;
        }
        Path file = published.map(this::file).orElse(Path.of(name));
        if (!Files.exists(file)) {
            throw new NotationException(quoted(name) + " is no player; there are " + names() + ", each also with "
                    + UNTRAINED + ", " + MATERIAL + ", and files of networks");
        }
        TrainedNetwork trained = NetworkFile.read(file);
        NetworkWeights weights = trained.weights();
        if (name.endsWith(UNTRAINED)) {
            weights = NetworkWeights.random(weights.features(), weights.shape().hidden(), trained.seed());
        }
        NetworkWeights chosen = weights;
        return () -> new NetworkEvaluator(chosen);
    }

    private static Optional<PublishedPlayer> published(String name) {
        return Arrays.stream(PublishedPlayer.values())
                .filter(player -> player.toString().equalsIgnoreCase(name))
                .findFirst();
    }

    private static String names() {
        return Arrays.stream(PublishedPlayer.values()).map(PublishedPlayer::toString).collect(Collectors.joining(", "));
    }
}
