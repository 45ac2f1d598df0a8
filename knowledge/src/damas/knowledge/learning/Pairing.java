package damas.knowledge.learning;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/** One game of a tournament: who plays which side, from which opening, with which seed. */
public record Pairing(int round, Contestant black, Contestant white, Board opening, long seed) {
    /** Plays the game to its end. */
    public Game play(String event, DrawRules rules) {
        GameInPlay game = new GameInPlay(opening, rules);
        Player blackPlayer = black.players().apply(seed);
        Player whitePlayer = white.players().apply(seed);
        while (game.outcome().isEmpty()) {
            Player player = game.board().turn() == Side.BLACK ? blackPlayer : whitePlayer;
            game.play(player.choose(game));
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Round", String.valueOf(round));
        tags.put("Black", black.name());
        tags.put("White", white.name());
        tags.put("Termination", game.outcome().orElseThrow().toString());
        return game.record(tags);
    }
}
