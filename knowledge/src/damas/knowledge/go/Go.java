package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.List;

/** Go as a {@link Game}. A rule set is a name and perhaps settings, see {@link GoRules}. */
public final class Go implements Game {
    public static final Go GAME = new Go();

    /** The name in rosters and messages. */
    public static final String NAME = "go";

    private Go() {}

    @Override
    public String name() {
        return NAME;
    }

    /** The names of rule sets, for a board of size 9. */
    @Override
    public List<String> rules() {
        return GoRules.NAMES;
    }

    @Override
    public GoPosition start(String rules) {
        return GoPosition.start(GoRules.parse(rules));
    }

    /** Rules that name no size take that of the text. */
    @Override
    public GoPosition parse(String text, String rules) {
        int size = GoPositionText.size(text);
        GoRules parsed = GoRules.parse(rules, size);
        if (parsed.size() != size) {
            throw new NotationException(
                    quoted(text) + " has " + size + " rows, but the rule set is for size " + parsed.size());
        }
        return GoPosition.parse(text, parsed);
    }

    @Override
    public GoMove move(Position at, String text) {
        GoPosition position = of(at);
        GoMove move = GoMove.parse(text, position.rules().size());
        position.objection(move).ifPresent(reason -> {
            throw new NotationException(move + " is not legal: " + reason);
        });
        return move;
    }

    @Override
    public String sideName(Side side) {
        return GoColour.name(side);
    }

    /** Records are SGF. */
    @Override
    public RecordFormat records() {
        return GoRecords.FORMAT;
    }

    /**
     * A position of this game.
     *
     * @throws IllegalArgumentException if it belongs to another game
     */
    public static GoPosition of(Position position) {
        if (position instanceof GoPosition go) {
            return go;
        }
        throw new IllegalArgumentException("a position of " + position.game().name() + " is none of " + NAME);
    }

    /**
     * A move of this game.
     *
     * @throws IllegalArgumentException if it belongs to another game
     */
    public static GoMove of(Move move) {
        if (move instanceof GoMove go) {
            return go;
        }
        throw new IllegalArgumentException(move.text() + " is no move of " + NAME);
    }
}
