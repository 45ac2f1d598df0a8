package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Shuffle;
import damas.knowledge.learning.Tournament;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * LS-Draughts' genetic algorithm over sets of features (reference/ls-draughts.md 8). An individual is a set of features
 * and the network that was trained on it. Children come from parents chosen by tournament, by one-point crossover and
 * mutation; parents and children play for points, two for a win and one for a draw, and the better half lives on.
 *
 * <p>Fitness is what an individual scores against its contemporaries, so parents are judged anew with every generation.
 * Libraries of evolution, Encog's among them, keep a fitness once it is known, which is why this is our own.
 */
public final class GeneticSelection {
    private final Settings settings;
    private final FeatureSet catalogue;
    private final Nursery nursery;
    private final List<Board> openings;

    /** The openings of tests between players. */
    private final List<DraughtsPosition> starts;

    /**
     * @param population how many live on from one generation to the next; the paper's 50
     * @param tournament how many parents the best is chosen from; the paper's 3
     * @param mutation the share of children of which one gene is flipped; the paper's 0.3
     * @param rounds of two games, one with each colour, that each individual plays for its fitness: the paper's "10
     *     games against the rest", read as ten in all, are five
     * @param search how they play for their fitness
     */
    public record Settings(
            int population, int tournament, double mutation, int rounds, SearchSettings search, long seed) {
        public Settings {
            if (population < 2 || population % 2 != 0 || tournament < 1 || rounds < 1 || mutation < 0 || mutation > 1) {
                throw new IllegalArgumentException("a population is even; tournaments and rounds are one or more");
            }
        }
    }

    /** Trains a child: a network for a set of features, from random weights of its own. */
    public interface Nursery {
        NetworkWeights raise(FeatureSet features, int generation, int child, long seed);
    }

    /**
     * A set of features, its network and its points.
     *
     * @param genes bit {@code i} says whether it has the catalogue's feature {@code i}
     */
    public record Individual(int genes, NetworkWeights network, int points) {}

    /** The individuals that live, the best first. */
    public record Generation(int number, List<Individual> individuals) {
        public Generation {
            individuals = List.copyOf(individuals);
        }

        public double meanPoints() {
            return individuals.stream().mapToInt(Individual::points).average().orElse(0);
        }
    }

    public GeneticSelection(Settings settings, FeatureSet catalogue, Nursery nursery, List<Board> openings) {
        this.settings = settings;
        this.catalogue = catalogue;
        this.nursery = nursery;
        this.openings = List.copyOf(openings);
        starts = DraughtsPosition.of(openings, DrawRules.ENGLISH);
    }

    /** The first generation: each gene is present or not by the toss of a coin. */
    public Generation first() {
        SplittableRandom random = new SplittableRandom(settings.seed());
        int[] genes = IntStream.range(0, settings.population())
                .map(i -> alive(random.nextInt(1 << catalogue.size()), random))
                .toArray();
        return new Generation(0, ranked(raised(genes, 0), random));
    }

    /** The next generation: as many children as there are parents, and the better half of both. */
    public Generation next(Generation parents) {
        int number = parents.number() + 1;
        SplittableRandom random = new SplittableRandom(settings.seed() + number);
        int[] genes = new int[settings.population()];
        for (int i = 0; i < genes.length; i += 2) {
            int mother = select(parents, random);
            int father = select(parents, random);
            int low = (1 << 1 + random.nextInt(catalogue.size() - 1)) - 1;
            genes[i] = alive(mutated(mother & low | father & ~low, random), random);
            genes[i + 1] = alive(mutated(father & low | mother & ~low, random), random);
        }
        List<Individual> all = new ArrayList<>(parents.individuals());
        all.addAll(raised(genes, number));
        return new Generation(number, ranked(all, random).subList(0, settings.population()));
    }

    private int select(Generation parents, SplittableRandom random) {
        return IntStream.range(0, settings.tournament())
                .mapToObj(i -> parents.individuals().get(random.nextInt(parents.individuals().size())))
                .max(Comparator.comparingInt(Individual::points))
                .orElseThrow()
                .genes();
    }

    private int mutated(int genes, SplittableRandom random) {
        return random.nextDouble() < settings.mutation() ? genes ^ 1 << random.nextInt(catalogue.size()) : genes;
    }

    /** A set without any feature has nothing to see with: it gets one by lot. */
    private int alive(int genes, SplittableRandom random) {
        return genes == 0 ? 1 << random.nextInt(catalogue.size()) : genes;
    }

    private List<Individual> raised(int[] genes, int generation) {
        return IntStream.range(0, genes.length)
                .parallel()
                .mapToObj(i -> {
                    long seed = settings.seed() * 1_000_003 + generation * 1_009L + i;
                    NetworkWeights network = nursery.raise(catalogue.subset(genes[i]), generation, i, seed);
                    return new Individual(genes[i], network, 0);
                })
                .toList();
    }

    /** Lets all play and puts them in the order of their points; among equals, those with fewer features first. */
    private List<Individual> ranked(List<Individual> individuals, SplittableRandom random) {
        int[] points = new int[individuals.size()];
        List<Contestant> contestants = IntStream.range(0, points.length)
                .mapToObj(i -> SearchPlayer.contestant(
                        String.valueOf(i), individuals.get(i).network(), settings.search()))
                .toList();
        Tournament tournament = new Tournament("fitness");
        for (int round = 0; round < settings.rounds(); round++) {
            List<Contestant> order = Shuffle.shuffled(contestants, random);
            for (int i = 0; i + 1 < order.size(); i += 2) {
                tournament.add(order.get(i), order.get(i + 1), starts, 2, random.nextLong());
            }
        }
        for (GameRecord game : tournament.play(game -> { })) {
            for (Side side : Side.values()) {
                Score score = Score.NONE.plus(game.result(), side);
                points[Integer.parseInt(game.player(side))] += 2 * score.wins() + score.draws();
            }
        }
        List<Individual> ranked = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            ranked.add(new Individual(individuals.get(i).genes(), individuals.get(i).network(), points[i]));
        }
        ranked.sort(Comparator.comparingInt(Individual::points)
                .reversed()
                .thenComparingInt(individual -> Integer.bitCount(individual.genes())));
        return ranked;
    }

    /** A nursery that trains by self-play, each child on one core. */
    public static Nursery selfPlay(TrainingSettings training, List<Board> openings) {
        return (features, generation, child, seed) -> {
            SelfPlay selfPlay = new SelfPlay(training.withSeed(seed), openings);
            SelfPlay.State state =
                    SelfPlay.State.start(NetworkWeights.random(features, seed));
            while (state.sessions() < training.sessions()) {
                state = selfPlay.session(state, score -> { });
            }
            return selfPlay.best(state);
        };
    }
}
