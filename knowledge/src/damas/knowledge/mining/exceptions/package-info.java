/** Still to come. */
package damas.knowledge.mining.exceptions;
