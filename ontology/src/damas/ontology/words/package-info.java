/**
 * Every word that agents and rosters use, one record each: what a team is made of (a {@link Team}
 * and its parts), what is asked of agents (actions) and what they say (predicates).
 *
 * <p>{@code ontology/damas.ttl} has the same words as OWL; {@link damas.ontology.DamasOntology} makes FIPA SL of them
 * and {@link damas.ontology.roster} reads them from Turtle. A component that may be absent is an {@code Optional}, one
 * that may be there many times is a {@code List}.
 */
package damas.ontology.words;
