/**
 * What agents do: JADE behaviours, each one role of one conversation.
 *
 * <p>The third of five layers; it sees {@code knowledge} and {@code ontology}.
 */
package damas.behaviours;
