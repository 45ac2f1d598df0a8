/** Platforms, the machines that join them, and the windows on them. */
package damas.tests.containers;
