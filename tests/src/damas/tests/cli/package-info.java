/** The command line, as a user meets it. */
package damas.tests.cli;
