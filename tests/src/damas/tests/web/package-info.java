/** The page: its server as a program sees it, and the page itself in a real browser. */
package damas.tests.web;
