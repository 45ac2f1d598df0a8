/**
 * Rosters: teams described in Turtle, in the words of {@code ontology/damas.ttl}.
 *
 * <p>{@link RosterFile} reads a roster and returns a {@link Roster}, or
 * lists all that is wrong with it. On the way the Turtle is parsed, spelling is checked against the words, values that
 * may be left out are added and the rest is held to the SHACL shapes of {@code ontology/shapes.ttl}; then Turtle
 * becomes records slot by slot, and the team is looked at as a whole. {@link RosterBook} finds
 * rosters by name; {@link TeamAllocator} and {@link SearchPlans} turn
 * words of a team into what the knowledge layer works with.
 */
package damas.ontology.roster;
