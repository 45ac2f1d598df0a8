package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.evaluation.FlatNetwork;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;

/**
 * One game from which a network learns: it plays a side against an opponent that does not learn, with its newest
 * weights for each move.
 */
final class TrainingGame {
    private final SearchSettings search;
    private final LearningSettings learning;
    private final Board opening;
    private final Side side;

    TrainingGame(SearchSettings search, LearningSettings learning, Board opening, Side side) {
        this.search = search;
        this.learning = learning;
        this.opening = opening;
        this.side = side;
    }

    /** How a game ended for the learner's side, and the weights that it left. */
    record Lesson(Result result, Side side, double[] weights) {}

    Lesson play(NetworkWeights start, NetworkWeights opponentWeights) {
        TemporalDifference learner = new TemporalDifference(learning, start.shape(), start.copy());
        NetFeatureMap map = new NetFeatureMap(start.features());
        FlatNetwork network = new FlatNetwork(start);
        SearchPlayer player =
                new SearchPlayer(new NetworkEvaluator(new NetFeatureMap(start.features()), network), search);
        SearchPlayer opponent = new SearchPlayer(new NetworkEvaluator(opponentWeights), search);
        learner.begin(map.inputs(opening, side));
        GameDirector game = GameDirector.play(DraughtsPosition.of(opening, DrawRules.ENGLISH), now -> {
            DraughtsPosition position = EnglishDraughts.of(now);
            if (position.turn() != side) {
                return opponent.choose(position);
            }
            network.load(learner.weights());
            DraughtsMove move = player.choose(position);
            DraughtsPosition next = position.after(move);
            if (next.outcome().isEmpty()) {
                learner.moved(map.inputs(next.board(), side));
            }
            return move;
        });
        Result result = game.outcome().orElseThrow().result();
        learner.end(reward(result));
        return new Lesson(result, side, learner.weights());
    }

    private double reward(Result result) {
        if (result == Result.DRAW) {
            return learning.drawReward();
        }
        return result == Result.win(side) ? 1 : -1;
    }
}
