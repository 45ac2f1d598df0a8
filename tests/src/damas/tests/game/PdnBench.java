package damas.tests.game;

import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.tests.Needs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast PDN is read and written, in moves a microsecond ({@code moves}): the archive beside the checkout where it is
 * there, otherwise random games.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PdnBench {
    private final String text = text();
    private final List<DraughtsGame> games = PdnReader.parse("bench", text).games();
    private final int length = games.stream().mapToInt(game -> game.plies().size()).sum();

    private static String text() {
        Path archive = Needs.home().resolveSibling("shared").resolve("data").resolve("acf-games.pdn");
        if (!Files.exists(archive)) {
            return PdnWriter.format(RandomGames.list(2_000));
        }
        try {
            return Files.readString(archive);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Counts moves instead of files. */
    @State(Scope.Thread)
    @AuxCounters
    public static class Counter {
        @SuppressWarnings("checkstyle:VisibilityModifier") // JMH reads the field
        public long moves;
    }

    @Benchmark
    public List<DraughtsGame> read(Counter counter) {
        counter.moves += length;
        return PdnReader.parse("bench", text).games();
    }

    @Benchmark
    public String write(Counter counter) {
        counter.moves += length;
        return PdnWriter.format(games);
    }
}
