/**
 * How games are run: {@link RunningGame} asks the two teams in turn, checks every move,
 * keeps the clocks and writes down who played what and why.
 */
package damas.behaviours.refereeing;
