/** The game: rules, notation, records. */
package damas.tests.game;
