/**
 * The archive for lab machines: what `damas dist` puts into it and how, so that a machine with Java alone can join a
 * platform, and that the same build gives the same bytes.
 */
package damas.containers.dist;
