package damas.knowledge.game;

import damas.knowledge.text.NotationException;
import java.util.List;

/** A game for two sides without chance. {@code damas.knowledge.catalogue.Games} finds it by its name. */
public interface Game {
    /** The name in rosters and messages: {@code english-draughts}. */
    String name();

    /** The known rule sets, the default first. A rule set is a name and perhaps settings: {@code chinese komi=6.5}. */
    List<String> rules();

    /**
     * The rule set under which only the board ends a game. Players and engines get positions under it, since a draw by
     * repetition or length is the referee's business.
     */
    default String boardRules(String rules) {
        return rules;
    }

    /**
     * The position at the start of a game.
     *
     * @throws NotationException if the rule set or one of its settings is unknown
     */
    Position start(String rules);

    /**
     * The position that a text describes, without moves that led to it.
     *
     * @throws NotationException if the text describes no possible position, or the rule set is unknown
     */
    Position parse(String text, String rules);

    /**
     * The legal move that a text means in a position.
     *
     * @throws NotationException if the text means no legal move, or more than one
     */
    Move move(Position at, String text);

    /** The name of a side, for people and records: {@code Black}. */
    String sideName(Side side);

    /** The notation of this game's records. */
    RecordFormat records();
}
