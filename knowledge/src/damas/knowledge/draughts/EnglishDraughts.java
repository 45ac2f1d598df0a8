package damas.knowledge.draughts;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.List;
import java.util.Map;

/** English draughts, also called checkers, as a {@link Game}. A rule set is the name of draw rules. */
public final class EnglishDraughts implements Game {
    public static final EnglishDraughts GAME = new EnglishDraughts();

    /** The name in rosters and messages. */
    public static final String NAME = "english-draughts";

    private static final String NO_DRAWS = "none";
    private static final List<String> RULES = List.of("english", "papers", NO_DRAWS);
    private static final Map<String, DrawRules> DRAW_RULES =
            Map.of("english", DrawRules.ENGLISH, "papers", DrawRules.PAPERS, NO_DRAWS, DrawRules.NONE);

    private EnglishDraughts() {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> rules() {
        return RULES;
    }

    /** Draws by rule are the referee's business. */
    @Override
    public String boardRules(String rules) {
        drawRules(rules);
        return NO_DRAWS;
    }

    /**
     * The draw rules of a rule set.
     *
     * @throws NotationException if there is no such rule set
     */
    public static DrawRules drawRules(String rules) {
        DrawRules found = DRAW_RULES.get(rules.strip());
        if (found == null) {
            throw new NotationException(quoted(rules) + " is no set of draw rules; there are "
                    + String.join(", ", RULES));
        }
        return found;
    }

    /** The rule set of these draw rules; rules of no set say nothing about draws. */
    static String ruleSet(DrawRules rules) {
        return RULES.stream().filter(name -> DRAW_RULES.get(name).equals(rules)).findFirst().orElse(NO_DRAWS);
    }

    @Override
    public DraughtsPosition start(String rules) {
        return DraughtsPosition.of(Board.START, drawRules(rules));
    }

    @Override
    public DraughtsPosition parse(String text, String rules) {
        return DraughtsPosition.of(Fen.parse(text), drawRules(rules));
    }

    @Override
    public DraughtsMove move(Position at, String text) {
        DraughtsPosition position = of(at);
        DraughtsMove move = DraughtsMove.parse(text, position.board());
        if (position.outcome().isPresent()) {
            throw new NotationException(
                    move + " is not legal: the game is over, " + position.outcome().get().text(this::sideName));
        }
        return move;
    }

    @Override
    public String sideName(Side side) {
        return Colour.name(side);
    }

    /** Records are PDN. */
    @Override
    public RecordFormat records() {
        return PdnRecords.PDN;
    }

    /**
     * A position of this game.
     *
     * @throws IllegalArgumentException if it belongs to another game
     */
    public static DraughtsPosition of(Position position) {
        if (position instanceof DraughtsPosition draughts) {
            return draughts;
        }
        throw new IllegalArgumentException("a position of " + position.game().name() + " is none of " + NAME);
    }

    /**
     * A move of this game.
     *
     * @throws IllegalArgumentException if it belongs to another game
     */
    public static DraughtsMove of(Move move) {
        if (move instanceof DraughtsMove draughts) {
            return draughts;
        }
        throw new IllegalArgumentException(move.text() + " is no move of " + NAME);
    }
}
