/** How players learn and are compared. */
package damas.tests.learning;
