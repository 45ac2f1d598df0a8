package damas.knowledge.draughts.mining;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.allocation.Clusterer;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.clustering.Learned;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.exceptions.Duel;
import damas.knowledge.draughts.mining.exceptions.RuleMiner;
import damas.knowledge.draughts.mining.exceptions.RuleSettings;
import damas.knowledge.draughts.mining.exceptions.SpecialSituation;
import damas.knowledge.draughts.mining.exceptions.Trial;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionData;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import weka.clusterers.AbstractClusterer;
import weka.core.Instances;

/**
 * Games that were gathered in a file, and what can be mined out of them: clusters from the odd ones, rules from every
 * fourth ({@link GamePart}). Any thread may use it.
 */
public final class GameArchive {
    private final Path file;
    private final Set<DraughtsGame> games = new LinkedHashSet<>();
    private boolean read;

    /**
     * @param file in PDN; there need be none yet
     */
    public GameArchive(Path file) {
        this.file = file;
    }

    /** All games, in the order in which they came. */
    public synchronized List<DraughtsGame> games() throws IOException {
        if (!read) {
            if (Files.exists(file)) {
                games.addAll(PdnReader.read(file).games());
            }
            read = true;
        }
        return List.copyOf(games);
    }

    /**
     * Adds games; those that are there already are not added again.
     *
     * @return how many are new
     * @throws NotationException if there is no game in the text
     */
    public synchronized int add(String pdn) throws IOException {
        PdnFile added = PdnReader.parse("games", pdn);
        if (added.games().isEmpty()) {
            throw new NotationException("there is no game in it");
        }
        int before = games().size();
        // as the file will have them, so that the same games are the same after the next start
        games.addAll(PdnReader.parse("games", PdnWriter.format(added.games())).games());
        PdnWriter.write(file, List.copyOf(games));
        return games.size() - before;
    }

    private List<CountedPosition> positions(GamePart part, int pieces) throws IOException {
        List<CountedPosition> positions =
                new PositionMiner(pieces, Extent.FIRST, false).mine(part.of(games()));
        if (positions.isEmpty()) {
            throw new NotationException("there is no endgame of " + pieces + " pieces in the games of the archive");
        }
        return positions;
    }

    /**
     * Clusters of endgames, as the side to move sees all fifteen features.
     *
     * @param pieces the most pieces of an endgame
     * @param options of the algorithm, as Weka writes them
     * @throws IllegalArgumentException if they make no sense, or there is nothing to learn from
     */
    public Prototypes clusters(int pieces, Algorithm algorithm, String options, int seed) throws IOException {
        AbstractClusterer clusterer = algorithm.create(seed, options);
        if (!Learned.hasPrototypes(clusterer)) {
            throw new IllegalArgumentException(algorithm + " has no prototypes to keep");
        }
        Instances data = PositionData.of(
                "positions",
                positions(GamePart.TRAINING, pieces),
                PublishedSet.VISIONDRAUGHTS.features(),
                Coding.COUNTS);
        try {
            clusterer.buildClusterer(data);
        } catch (Exception e) {
            throw new IllegalArgumentException(algorithm + " cannot learn: " + e.getMessage(), e);
        }
        return Learned.prototypes(
                clusterer, Partition.of(clusterer, data), PublishedSet.VISIONDRAUGHTS.features(), Coding.COUNTS);
    }

    /**
     * Rules that correct a clusterer, out of duels between its agents.
     *
     * @param boards from how many boards they play
     * @param played hears how many boards are done
     */
    public List<ExceptionRule> rules(
            Clusterer clusterer, Duel duel, int pieces, int boards, RuleSettings settings, IntConsumer played)
            throws IOException {
        List<Board> starts =
                positions(GamePart.RULES, pieces).stream().map(CountedPosition::board).limit(boards).toList();
        List<SpecialSituation> situations = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            situations.addAll(Trial.of(starts.get(i), clusterer, duel).situations(false));
            played.accept(i + 1);
        }
        return RuleMiner.rules(RuleMiner.mine(situations, settings));
    }
}
