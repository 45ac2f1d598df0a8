/**
 * Openings to start matches and self-play from, so that deterministic players do not repeat one game.
 *
 * <p>They are made, not copied: {@link Openings} plays every first move and keeps the
 * positions that a search holds level; {@link OpeningCache} keeps them on disk.
 */
package damas.knowledge.draughts.openings;
