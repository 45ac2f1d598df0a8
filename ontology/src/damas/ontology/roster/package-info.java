/**
 * Rosters: ontology files that say which agents form a team, what each knows, how it searches and where it lives.
 */
package damas.ontology.roster;
