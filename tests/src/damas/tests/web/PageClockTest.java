package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.draughts.Colour;
import damas.ontology.meaning.Limiting;
import damas.ontology.words.GameClock;
import damas.ontology.words.MoveLimits;
import damas.tests.Slow;
import damas.tests.team.LimitsProbe;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page sends to a team in a game with a clock and a move time. */
@Slow
class PageClockTest {
    @TempDir
    private Path folder;

    @Test
    void thePageSendsTheClockWithTheMoveTimeSoThatTheClockCounts() throws Exception {
        try (Lab lab = Lab.start(folder.resolve("platform"))) {
            LimitsProbe probe = new LimitsProbe(Directory.TEAM, "visiondraughts");
            lab.platform().container().acceptNewAgent("probe", probe).start();
            try (House house = House.open(lab, folder.resolve("games"), false)) {
                house.begin("{\"black\":\"visiondraughts\",\"seconds\":1,\"milliseconds\":4000}");
                MoveLimits sent = probe.next();
                assertEquals(Optional.of(4_000L), sent.milliseconds());
                assertEquals(Optional.of(new GameClock(1_000, 0)), sent.clock());
                assertEquals(
                        Optional.of(Duration.ofSeconds(1).dividedBy(30)), Limiting.limits(sent).time(Colour.BLACK));
            }
        }
    }
}
