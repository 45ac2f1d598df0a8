/** The words that agents share: the ACL ontology, the OWL vocabulary and the rosters written in it. */
package damas.tests.ontology;
