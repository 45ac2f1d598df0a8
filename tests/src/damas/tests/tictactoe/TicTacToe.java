package damas.tests.tictactoe;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.List;

/** Tic-tac-toe: a game that shares nothing with draughts, so that code for any game can be tested with it. */
public final class TicTacToe implements Game {
    public static final TicTacToe GAME = new TicTacToe();
    public static final String NAME = "tic-tac-toe";

    private static final String RULES = "standard";

    private TicTacToe() {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> rules() {
        return List.of(RULES);
    }

    private static void require(String rules) {
        if (!rules.equals(RULES)) {
            throw new NotationException(quoted(rules) + " is no rule set of " + NAME + "; there is " + RULES);
        }
    }

    @Override
    public TicTacToePosition start(String rules) {
        require(rules);
        return TicTacToePosition.of(".........");
    }

    @Override
    public TicTacToePosition parse(String text, String rules) {
        require(rules);
        if (!text.matches("[.xo]{9}") || !TicTacToePosition.isBalanced(text)) {
            throw new NotationException(quoted(text) + " is no position of " + NAME
                    + ": it needs nine cells of '.', 'x' or 'o', as many x as o or one more");
        }
        return TicTacToePosition.of(text);
    }

    @Override
    public Move move(Position at, String text) {
        return at.moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        quoted(text) + " is no legal move; there are " + at.moves()));
    }

    @Override
    public String sideName(Side side) {
        return side == Side.FIRST ? "X" : "O";
    }

    @Override
    public RecordFormat records() {
        return TicTacToeRecords.LINES;
    }
}
