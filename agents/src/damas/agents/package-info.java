/**
 * Who the agents are: thin JADE agents that compose behaviours and hold state.
 *
 * <p>The fourth of five layers; it sees {@code knowledge}, {@code ontology} and {@code behaviours}.
 */
package damas.agents;
