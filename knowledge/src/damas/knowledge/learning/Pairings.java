package damas.knowledge.learning;

import damas.knowledge.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The games of a tournament: each opening with both sides, in a seeded order of the openings. */
public final class Pairings {
    private final List<Pairing> pairings = new ArrayList<>();

    /** All games, in their order. */
    public List<Pairing> list() {
        return List.copyOf(pairings);
    }

    /**
     * Adds games between two: two for each opening, as many games as are asked for. An odd number leaves the last
     * opening with one game.
     */
    public void add(String one, String other, List<? extends Position> openings, int games, long seed) {
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a tournament needs an opening");
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> order = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            if (i % 2 == 0 && order.isEmpty()) {
                order.addAll(Shuffle.shuffled(openings, random));
            }
            Position opening = i % 2 == 0 ? order.get(order.size() - 1) : order.remove(order.size() - 1);
            String first = i % 2 == 0 ? one : other;
            String second = i % 2 == 0 ? other : one;
            pairings.add(new Pairing(pairings.size() + 1, first, second, opening, random.nextLong()));
        }
    }

    /** Adds games between each two. */
    public void addRoundRobin(List<String> all, List<? extends Position> openings, int gamesEach, long seed) {
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                add(all.get(i), all.get(j), openings, gamesEach, seed + i * all.size() + j);
            }
        }
    }

    /** Adds games of one against each of the others. */
    public void addGauntlet(
            String one, List<String> others, List<? extends Position> openings, int gamesEach, long seed) {
        for (int i = 0; i < others.size(); i++) {
            add(one, others.get(i), openings, gamesEach, seed + i);
        }
    }
}
