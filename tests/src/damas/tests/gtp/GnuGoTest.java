package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.gtp.GtpEngine;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Move;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoPosition;
import damas.tests.Needs;
import damas.tests.Slow;
import damas.tests.game.Positions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** GNU Go as an engine and as a judge. */
@Slow
class GnuGoTest {
    private static GtpEngine gnuGo() throws Exception {
        return GtpEngine.start(List.of(
                Needs.gnuGo(), "--mode", "gtp", "--level", "1", "--chinese-rules", "--capture-all-dead",
                "--positional-superko"));
    }

    @Test
    void itPlaysAGameToTheEndAndWinsAgainstRandomMoves() throws Exception {
        try (GtpEngine engine = gnuGo(); GtpEngine judge = gnuGo()) {
            assertEquals("GNU Go", engine.name());
            Random random = new Random(Positions.SEED);
            GameDirector game = GameDirector.play(Go.GAME.start("chinese size=7 komi=6.5"), position -> {
                List<? extends Move> moves = position.moves();
                return position.played().size() % 2 == 0
                        ? engine.answer(position, Limits.NONE).best()
                        : moves.get(random.nextInt(moves.size()));
            });
            GoPosition last = Go.of(game.position());
            assertTrue(last.score() > 0, last::text);
            assertEquals(last.score(), judge.score(last).get(), "GNU Go captures all dead stones before it passes");
        }
    }

    @Test
    void itKeepsItsTimeByMoveTimeAndStartsFromAnyPosition() throws Exception {
        try (GtpEngine engine = gnuGo()) {
            GoPosition position = Go.GAME.parse("W:9/9/2B3W2/9/4B4/9/9/9/9", "chinese komi=5.5");
            Move move = engine.answer(position, Limits.time(Duration.ofSeconds(1))).best();
            GoPosition next = position.play(move);
            assertTrue(next.moves().contains(engine.answer(next, Limits.NONE).best()));
        }
    }
}
