/** Go. It is a sibling of {@code damas.knowledge.draughts} and never imports it. */
package damas.knowledge.go;
