package damas.knowledge.mining.exceptions;

import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkWeights;
import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Player;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.SearchPlayer;
import damas.knowledge.search.SearchSettings;
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
        return Score.NONE.plus(game(board, challenger, allocated, Side.BLACK))
                .plus(game(board, challenger, allocated, Side.WHITE));
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
