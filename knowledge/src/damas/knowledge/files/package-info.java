/**
 * Files that survive a crash: a reader finds the old content or the new one, never a part of it.
 */
package damas.knowledge.files;
