/**
 * Who is stronger, in any game: the parts of learning that know no game.
 *
 * <p>A {@link damas.knowledge.learning.Tournament} lets {@link damas.knowledge.learning.Contestant contestants} play;
 * {@link damas.knowledge.learning.Pairings} gives each opening to both sides; {@link damas.knowledge.learning.Score}
 * has wins, draws and losses with the interval of the strength that they show:
 *
 * <pre>
 * Tournament tournament = new Tournament("test");
 * tournament.add(one, other, openings, 100, seed);
 * Score score = Tournament.score(tournament.play(game -> { }), one.name(), other.name());
 * </pre>
 */
package damas.knowledge.learning;
