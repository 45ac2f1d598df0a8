package damas.tests.tictactoe;

import damas.knowledge.game.Move;

/**
 * A mark in one cell.
 *
 * @param cell 0 to 8, row by row from a1: the column is the remainder by 3
 */
record TicTacToeMove(int cell) implements Move {
    /** Column and row: {@code a1} is one corner, {@code c3} the opposite one. */
    @Override
    public String text() {
        return "" + (char) ('a' + cell % 3) + (char) ('1' + cell / 3);
    }

    @Override
    public String toString() {
        return text();
    }
}
