package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Side;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Games between contestants over openings, each opening with both colours, on all cores. Every game has its own seed
 * and its own players, so the result is the same on any number of cores.
 */
public final class Tournament {
    private final String event;
    private final DrawRules rules;
    private final Map<String, Contestant> contestants = new HashMap<>();
    private final Pairings pairings = new Pairings();

    public Tournament(String event, DrawRules rules) {
        this.event = event;
        this.rules = rules;
    }

    /** Adds games between two contestants ({@link Pairings#add}). */
    public void add(Contestant one, Contestant other, List<Board> openings, int games, long seed) {
        enter(List.of(one, other));
        pairings.add(one.name(), other.name(), openings, games, seed);
    }

    /** Adds games between each two of the contestants. */
    public void addRoundRobin(List<Contestant> all, List<Board> openings, int gamesEach, long seed) {
        pairings.addRoundRobin(enter(all), openings, gamesEach, seed);
    }

    /** Adds games of one contestant against each of the others. */
    public void addGauntlet(Contestant one, List<Contestant> others, List<Board> openings, int gamesEach, long seed) {
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

    /** Plays all games and returns them in their order; {@code finished} hears of each when it is over. */
    public List<DraughtsGame> play(Consumer<DraughtsGame> finished) {
        return pairings.list().parallelStream()
                .map(pairing -> {
                    DraughtsGame game = play(pairing);
                    synchronized (finished) {
                        finished.accept(game);
                    }
                    return game;
                })
                .toList();
    }

    private DraughtsGame play(Pairing pairing) {
        Player black = contestants.get(pairing.black()).players().apply(pairing.seed());
        Player white = contestants.get(pairing.white()).players().apply(pairing.seed());
        GameDirector game = GameDirector.play(
                DraughtsPosition.of(pairing.opening(), rules),
                position -> (position.turn() == Colour.BLACK ? black : white).choose(EnglishDraughts.of(position)));
        return record(tags(event, pairing, game), game);
    }

    /** The record of a game that is over. */
    public static DraughtsGame record(Map<String, String> tags, GameDirector game) {
        return DraughtsGame.of(tags, EnglishDraughts.of(game.position()), game.outcome().orElseThrow().result());
    }

    /** What the record of a game that is over says of it. */
    public static Map<String, String> tags(String event, Pairing pairing, GameDirector game) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Round", String.valueOf(pairing.round()));
        tags.put("Black", pairing.black());
        tags.put("White", pairing.white());
        tags.put("Termination", game.outcome().orElseThrow().text(Colour::name));
        return tags;
    }

    /** What one contestant scored against another in these games. */
    public static Score score(List<DraughtsGame> games, String name, String other) {
        Score score = Score.NONE;
        for (DraughtsGame game : games) {
            String black = game.tags().get("Black");
            String white = game.tags().get("White");
            if (black.equals(name) && white.equals(other)) {
                score = score.plus(game.result(), Colour.BLACK);
            } else if (black.equals(other) && white.equals(name)) {
                score = score.plus(game.result(), Colour.WHITE);
            }
        }
        return score;
    }

    /** What each contestant scored against all others, in the order of their first games. */
    public static Map<String, Score> table(List<DraughtsGame> games) {
        Map<String, Score> table = new LinkedHashMap<>();
        for (DraughtsGame game : games) {
            for (Side side : Side.values()) {
                table.merge(
                        game.tags().get(Colour.name(side)), Score.NONE.plus(game.result(), side), Score::plus);
            }
        }
        return table;
    }
}
