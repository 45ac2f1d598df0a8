/** Tests of mining. */
package damas.tests.mining;
