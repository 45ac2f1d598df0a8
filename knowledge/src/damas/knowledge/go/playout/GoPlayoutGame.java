package damas.knowledge.go.playout;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PriorKnowledge;

/** Go for tree search by play-outs. */
public final class GoPlayoutGame implements PlayoutGame {
    private final GoPlayoutSettings playouts;
    private final GoPriorSettings priors;

    public GoPlayoutGame(GoPlayoutSettings playouts, GoPriorSettings priors) {
        this.playouts = playouts;
        this.priors = priors;
    }

    @Override
    public GoPlayoutState state(Position position) {
        return new GoPlayoutState(Go.of(position), playouts);
    }

    @Override
    public PriorKnowledge prior() {
        return new GoPriorKnowledge(priors);
    }

    @Override
    public int code(Position position, Move move) {
        return Go.of(move).point(Go.of(position).points());
    }

    @Override
    public GoMove move(Position position, int code) {
        GoPosition at = Go.of(position);
        return GoMove.of(at.points(), code);
    }
}
