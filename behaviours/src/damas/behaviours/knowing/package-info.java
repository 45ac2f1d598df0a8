/**
 * How knowledge gets to where it is needed: an agent names what it needs by hash; a host that lacks it asks the
 * steward, once ({@link damas.behaviours.knowing.Fetching}), and keeps it ({@link
 * damas.behaviours.knowing.HostKnowledge}).
 */
package damas.behaviours.knowing;
