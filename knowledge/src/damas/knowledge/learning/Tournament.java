package damas.knowledge.learning;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Games between contestants over openings, each opening with both colours, on all cores. Every game has its own seed
 * and its own players, so the result is the same on any number of cores.
 */
public final class Tournament {
    private final String event;
    private final DrawRules rules;
    private final List<Pairing> pairings = new ArrayList<>();

    public Tournament(String event, DrawRules rules) {
        this.event = event;
        this.rules = rules;
    }

    /**
     * Adds games between two contestants: two for each opening, in a seeded order of the openings, as many games as are
     * asked for. An odd number leaves the last opening with one game.
     */
    public void add(Contestant one, Contestant other, List<Board> openings, int games, long seed) {
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a tournament needs an opening");
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Board> order = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            if (i % 2 == 0 && order.isEmpty()) {
                order = Shuffle.shuffled(openings, random);
            }
            Board opening = i % 2 == 0 ? order.get(order.size() - 1) : order.remove(order.size() - 1);
            Contestant black = i % 2 == 0 ? one : other;
            Contestant white = i % 2 == 0 ? other : one;
            pairings.add(new Pairing(pairings.size() + 1, black, white, opening, random.nextLong()));
        }
    }

    /** Adds games between each two of the contestants. */
    public void addRoundRobin(List<Contestant> contestants, List<Board> openings, int gamesEach, long seed) {
        for (int i = 0; i < contestants.size(); i++) {
            for (int j = i + 1; j < contestants.size(); j++) {
                add(contestants.get(i), contestants.get(j), openings, gamesEach, seed + i * contestants.size() + j);
            }
        }
    }

    /** Adds games of one contestant against each of the others. */
    public void addGauntlet(Contestant one, List<Contestant> others, List<Board> openings, int gamesEach, long seed) {
        for (int i = 0; i < others.size(); i++) {
            add(one, others.get(i), openings, gamesEach, seed + i);
        }
    }

    public int size() {
        return pairings.size();
    }

    /** Plays all games and returns them in their order; {@code finished} hears of each when it is over. */
    public List<Game> play(Consumer<Game> finished) {
        return pairings.parallelStream()
                .map(pairing -> {
                    Game game = pairing.play(event, rules);
                    synchronized (finished) {
                        finished.accept(game);
                    }
                    return game;
                })
                .toList();
    }

    /** What one contestant scored against another in these games. */
    public static Score score(List<Game> games, String name, String other) {
        Score score = Score.NONE;
        for (Game game : games) {
            String black = game.tags().get("Black");
            String white = game.tags().get("White");
            if (black.equals(name) && white.equals(other)) {
                score = score.plus(game.result(), Side.BLACK);
            } else if (black.equals(other) && white.equals(name)) {
                score = score.plus(game.result(), Side.WHITE);
            }
        }
        return score;
    }

    /** What each contestant scored against all others, in the order of their first games. */
    public static Map<String, Score> table(List<Game> games) {
        Map<String, Score> table = new LinkedHashMap<>();
        for (Game game : games) {
            for (Side side : Side.values()) {
                table.merge(
                        game.tags().get(side.toString()), Score.NONE.plus(game.result(), side), Score::plus);
            }
        }
        return table;
    }
}
