package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.learning.Player;
import damas.knowledge.draughts.learning.Score;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.game.Side;
import java.util.Map;

/**
 * Agents that are networks, which search alike in this JVM. It may be asked by several threads at once.
 *
 * @param networks by the classes that they stand for
 */
public record SearchDuel(Map<String, NetworkWeights> networks, SearchSettings search, DrawRules rules)
        implements Duel {
    public SearchDuel {
        networks = Map.copyOf(networks);
    }

    @Override
    public Score play(Board board, String challenger, String allocated) {
        return Score.NONE.plus(game(board, challenger, allocated, Colour.BLACK))
                .plus(game(board, challenger, allocated, Colour.WHITE));
    }

    private Score game(Board board, String challenger, String allocated, Side side) {
        Player one = player(challenger);
        Player other = player(allocated);
        GameInPlay game = new GameInPlay(board, rules);
        while (game.outcome().isEmpty()) {
            game.play((game.board().turn() == side ? one : other).choose(game));
        }
        return Score.NONE.plus(game.outcome().get().result(), side);
    }

    private Player player(String endgameClass) {
        NetworkWeights network = networks.get(endgameClass);
        if (network == null) {
            throw new IllegalArgumentException("nobody stands for " + endgameClass);
        }
        return new SearchPlayer(new NetworkEvaluator(network), search);
    }
}
