package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Score;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Duels between agents that search alike in this JVM and differ in their evaluations. Several threads may use it at
 * once: each game makes evaluators of its own.
 *
 * @param evaluators by the class that each agent stands for
 */
public record SearchDuel(Map<String, Supplier<Evaluator>> evaluators, SearchSettings search, DrawRules rules)
        implements Duel {
    public SearchDuel {
        evaluators = Map.copyOf(evaluators);
    }

    @Override
    public Score play(Board board, String challenger, String allocated) {
        return Score.NONE.plus(game(board, challenger, allocated, Colour.BLACK))
                .plus(game(board, challenger, allocated, Colour.WHITE));
    }

    private Score game(Board board, String challenger, String allocated, Side side) {
        SearchPlayer one = player(challenger);
        SearchPlayer other = player(allocated);
        GameDirector game = GameDirector.play(
                DraughtsPosition.of(board, rules),
                position -> (position.turn() == side ? one : other).choose(position));
        return Score.NONE.plus(game.outcome().get().result(), side);
    }

    private SearchPlayer player(String endgameClass) {
        Supplier<Evaluator> evaluator = evaluators.get(endgameClass);
        if (evaluator == null) {
            throw new IllegalArgumentException("no agent stands for " + endgameClass);
        }
        return new SearchPlayer(evaluator.get(), search);
    }
}
