package damas.knowledge.learning;

import damas.knowledge.game.Position;
import damas.knowledge.game.Side;

/**
 * One game of a tournament.
 *
 * @param round the number of the game, from 1
 * @param first the name of the contestant that has {@link Side#FIRST}
 * @param second the name of the other contestant
 * @param opening the position where the game starts, under the rules of the game
 */
public record Pairing(int round, String first, String second, Position opening, long seed) {
    /** The name of the contestant that has a side. */
    public String name(Side side) {
        return side == Side.FIRST ? first : second;
    }
}
