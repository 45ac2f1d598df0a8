/**
 * Where agents live, and how people reach them: the command line.
 *
 * <p>The last of five layers; it sees all the others.
 */
package damas.containers;
