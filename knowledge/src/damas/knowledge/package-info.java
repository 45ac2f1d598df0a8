/**
 * What agents know, in plain Java: the game, search, evaluation, learning, mining.
 *
 * <p>The first of five layers: {@code knowledge}, {@code ontology}, {@code behaviours}, {@code agents}, {@code
 * containers}. Each sees only those before it. Nothing here knows of JADE, so everything here can be used without it.
 */
package damas.knowledge;
