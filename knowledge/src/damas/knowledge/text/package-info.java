/**
 * Files that survive a crash: a reader finds the old content or the new one, never a part of it. And the lines of our
 * own text files.
 */
package damas.knowledge.text;
