/** GTP: as a server over any engine, and as a client of GNU Go and of programs that misbehave. */
package damas.tests.gtp;
