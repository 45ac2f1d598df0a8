/** Files that survive a crash. */
package damas.tests.files;
