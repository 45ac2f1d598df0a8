/** Openings. */
package damas.tests.openings;
