/** The build, the launcher and the habits of the code. */
package damas.tests.build;
