/** What people see of English draughts: the board on the page and in the terminal. */
package damas.containers.view.draughts;
