/** Tic-tac-toe, the second game: whatever runs with it knows nothing of draughts. */
package damas.tests.tictactoe;
