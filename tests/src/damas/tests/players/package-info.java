/** The published players. */
package damas.tests.players;
