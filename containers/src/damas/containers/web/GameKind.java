package damas.containers.web;

import damas.containers.view.GameView;
import damas.containers.view.GameViews;
import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A game as the page offers it: its rules, its view, and its names in JSON. */
final class GameKind {
    private final Game game;
    private final GameView view;

    private GameKind(Game game) {
        this.game = game;
        view = GameViews.of(game);
    }

    /**
     * @param name the name in the catalogue of games; empty for the game of messages that name none
     * @throws damas.knowledge.text.NotationException if there is no such game
     */
    static GameKind named(String name) {
        return new GameKind(Games.named(name.isEmpty() ? Games.DEFAULT : name));
    }

    static GameKind of(Game game) {
        return new GameKind(game);
    }

    Game game() {
        return game;
    }

    /** What the name of a side is in JSON: {@code black}. */
    String key(Side side) {
        return game.sideName(side).toLowerCase(Locale.ROOT);
    }

    /** What the text of a record is called in JSON and in addresses: {@code pdn}. */
    String recordKey() {
        return game.records().extension();
    }

    /** What the page must know to offer this game. */
    Map<String, Object> describe() {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("game", game.name());
        view.put("view", this.view.module());
        view.put("sides", List.of(game.sideName(Side.FIRST), game.sideName(Side.SECOND)));
        view.put("record", recordKey());
        return view;
    }

    /** A legal move of a position for the page. */
    Map<String, Object> show(Position before, Move move) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("move", move.text());
        shown.put("text", move.text());
        shown.putAll(view.move(before, move));
        return shown;
    }

    /** A move that was played, for the page. */
    Map<String, Object> showPlayed(Position before, Move move, Position after) {
        Map<String, Object> shown = show(before, move);
        if (view.needsPositions()) {
            shown.put("after", after.text());
        }
        return shown;
    }

    // ---- where a game begins ----

    private String rules() {
        return game.rules().get(0);
    }

    /** The start of the game. */
    GameRecord start() {
        return GameRecord.of(Map.of(), game.start(rules()), Result.UNKNOWN);
    }

    /**
     * The position that a text describes.
     *
     * @throws damas.knowledge.text.NotationException if it describes none
     */
    Position position(String text) {
        return game.parse(text, rules());
    }

    /**
     * The first game of a text under the rules of the page.
     *
     * @param source what messages call the text
     * @throws damas.knowledge.text.NotationException if there is none, or one is wrong
     */
    GameRecord record(String source, String text) {
        List<GameRecord> records = game.records().read(source, text);
        if (records.isEmpty()) {
            throw Refusal.wrong("there is no game in " + source);
        }
        return records.get(0).refereed(rules());
    }
}
