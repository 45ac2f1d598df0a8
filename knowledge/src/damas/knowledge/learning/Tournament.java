package damas.knowledge.learning;

import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Games between contestants over openings, each opening with both sides, on all cores. Every game has its own seed and
 * its own players, so the result is the same on any number of cores.
 */
public final class Tournament {
    private final String event;
    private final Map<String, Contestant> contestants = new HashMap<>();
    private final Pairings pairings = new Pairings();

    /**
     * @param event what the record of every game names as its event
     */
    public Tournament(String event) {
        this.event = event;
    }

    /** Adds games between two contestants ({@link Pairings#add}). */
    public void add(Contestant one, Contestant other, List<? extends Position> openings, int games, long seed) {
        enter(List.of(one, other));
        pairings.add(one.name(), other.name(), openings, games, seed);
    }

    /** Adds games between each two of the contestants. */
    public void addRoundRobin(List<Contestant> all, List<? extends Position> openings, int gamesEach, long seed) {
        pairings.addRoundRobin(enter(all), openings, gamesEach, seed);
    }

    /** Adds games of one contestant against each of the others. */
    public void addGauntlet(
            Contestant one, List<Contestant> others, List<? extends Position> openings, int gamesEach, long seed) {
        enter(List.of(one));
        pairings.addGauntlet(one.name(), enter(others), openings, gamesEach, seed);
    }

    private List<String> enter(List<Contestant> entering) {
        entering.forEach(contestant -> contestants.put(contestant.name(), contestant));
        return entering.stream().map(Contestant::name).toList();
    }

    public int size() {
        return pairings.list().size();
    }

    /** Plays all games and returns them in their order; {@code finished} takes each when it is over. */
    public List<GameRecord> play(Consumer<GameRecord> finished) {
        return pairings.list().parallelStream()
                .map(pairing -> {
                    GameRecord game = play(pairing);
                    synchronized (finished) {
                        finished.accept(game);
                    }
                    return game;
                })
                .toList();
    }

    private GameRecord play(Pairing pairing) {
        GamePlayer first = contestants.get(pairing.first()).players().apply(pairing.seed());
        GamePlayer second = contestants.get(pairing.second()).players().apply(pairing.seed());
        GameDirector game = GameDirector.play(
                pairing.opening(), position -> (position.turn() == Side.FIRST ? first : second).choose(position));
        List<String> comments = Collections.nCopies(game.position().played().size(), "");
        return new GameRecord(
                tags(event, pairing, game), game.position(), comments, game.outcome().orElseThrow().result());
    }

    /** The tags of the record of a game that is over. */
    public static Map<String, String> tags(String event, Pairing pairing, GameDirector game) {
        Game kind = pairing.opening().game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Round", String.valueOf(pairing.round()));
        for (Side side : Side.values()) {
            tags.put(kind.sideName(side), pairing.name(side));
        }
        tags.put("Termination", game.outcome().orElseThrow().text(kind::sideName));
        return tags;
    }

    /** The score of one contestant against another in these games. */
    public static Score score(Collection<GameRecord> games, String name, String other) {
        Score score = Score.NONE;
        for (GameRecord game : games) {
            for (Side side : Side.values()) {
                if (game.player(side).equals(name) && game.player(side.opponent()).equals(other)) {
                    score = score.plus(game.result(), side);
                }
            }
        }
        return score;
    }

    /** The score of each contestant against all others, in the order of their first games. */
    public static Map<String, Score> table(Collection<GameRecord> games) {
        Map<String, Score> table = new LinkedHashMap<>();
        for (GameRecord game : games) {
            for (Side side : Side.values()) {
                table.merge(game.player(side), Score.NONE.plus(game.result(), side), Score::plus);
            }
        }
        return table;
    }
}
