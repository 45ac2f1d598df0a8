/** Shared searches on threads of one JVM. */
package damas.knowledge.sharing.threads;
