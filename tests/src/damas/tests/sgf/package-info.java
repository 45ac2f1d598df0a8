/** SGF: its syntax, and the games of Go that it records. */
package damas.tests.sgf;
