/** Tests of the tree search by play-outs, with tic-tac-toe as its game, and of draughts by Monte Carlo. */
package damas.tests.montecarlo;
