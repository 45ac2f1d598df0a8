/**
 * What a redesign must not change: perft, the serial search in exact mode, allocations and rosters. {@code HeldTest}
 * compares them line by line with the files in {@code tests/resources/held}, and writes what it found to
 * {@code build/held}. To accept an intended change, copy the file from {@code build/held} and say why in the commit.
 */
package damas.tests.held;
