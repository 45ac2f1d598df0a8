/** Go: the board against a slow and obvious one, rules, scores, and play-outs. */
package damas.tests.go;
