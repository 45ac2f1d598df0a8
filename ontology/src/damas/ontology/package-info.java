/**
 * The words that agents share: the ACL ontology and the rosters that describe teams.
 *
 * <p>The second of five layers; it sees {@code knowledge}.
 */
package damas.ontology;
