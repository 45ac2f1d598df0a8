package damas.knowledge.go.playout;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PriorKnowledge;
import damas.knowledge.montecarlo.SettingsText;

/** Go for tree search by play-outs. */
public final class GoPlayoutGame implements PlayoutGame {
    private final GoPlayoutSettings playouts;
    private final GoPriorSettings priors;

    public GoPlayoutGame(GoPlayoutSettings playouts, GoPriorSettings priors) {
        this.playouts = playouts;
        this.priors = priors;
    }

    /**
     * Go with the settings of a text {@code key=value ...}: those of {@link GoPlayoutSettings} and of
     * {@link GoPriorSettings}.
     *
     * @throws damas.knowledge.text.NotationException if a key or a value is unknown
     */
    public static GoPlayoutGame of(String settings) {
        SettingsText text =
                new SettingsText(GoPlayoutSettings.DEFAULTS + ' ' + GoPriorSettings.DEFAULTS).with(settings);
        return new GoPlayoutGame(GoPlayoutSettings.of(text), GoPriorSettings.of(text));
    }

    /** 1.0, or 0.9 from size 15 on, as in the paper's opponent. */
    @Override
    public double raveInitial(Position position) {
        return Go.of(position).rules().size() < 15 ? 1 : 0.9;
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
