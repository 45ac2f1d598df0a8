/**
 * The published players of the first generation, each a set of features and a search ({@link
 * PublishedPlayer}): what {@code damas train} trains. Their networks are in {@code
 * knowledge/weights}; as teams of one they are rosters.
 */
package damas.knowledge.draughts.players;
