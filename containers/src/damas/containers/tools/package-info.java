/**
 * JADE's windows on a running platform: the sniffer, which draws every message between agents, and the remote
 * management agent, which lists containers and agents. They need a screen, which
 * {@link Screen} asks for before JADE fails without one.
 */
package damas.containers.tools;
