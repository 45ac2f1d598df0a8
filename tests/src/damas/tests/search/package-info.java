/** Search. */
package damas.tests.search;
