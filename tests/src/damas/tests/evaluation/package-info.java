/** Evaluation: features, networks and their files. */
package damas.tests.evaluation;
