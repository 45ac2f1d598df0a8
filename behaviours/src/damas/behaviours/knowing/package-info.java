/**
 * How knowledge gets to where it is needed: an agent names what it needs by hash; a host that lacks it asks the
 * steward, once ({@link Fetching}), and keeps it ({@link
 * HostKnowledge}).
 */
package damas.behaviours.knowing;
