/** The engine protocol, from both sides. */
package damas.tests.engine;
