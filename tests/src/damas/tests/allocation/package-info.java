/** Allocation: who of a team plays, and why. */
package damas.tests.allocation;
