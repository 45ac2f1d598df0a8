package damas.tests.team;

import damas.agents.Gateway.Inquiry;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.GamePosition;
import damas.ontology.words.IIGA;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Status;
import damas.ontology.words.Team;
import damas.tests.BackgroundDamas;
import damas.tests.Needs;
import jade.content.Predicate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a team adds to a search: the same move, decided directly, by a team in this JVM, and by a team whose player
 * lives in another JVM. And how soon agents answer while they search: a question, and a request to stop.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 4, time = 5)
@SuppressWarnings("VisibilityModifier")
public class TeamBench {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final SearchPlan SEARCH = Teams.search(6, "serial");
    private static final GamePosition POSITION = Teams.position(Fen.format(Board.START), "11-15 23-19 8-11 22-17");

    private static ChooseMove wanted(MoveLimits limits) {
        return new ChooseMove("bench", POSITION, limits);
    }

    /** The search alone. */
    @State(Scope.Benchmark)
    public static class Direct {
        Search search;
        SearchSettings settings;
        DraughtsPosition history;

        @Setup
        public void build() throws IOException {
            settings = SearchPlans.settings(SEARCH);
            Path weights = Needs.home().resolve("knowledge/weights/visiondraughts.txt");
            search = Search.of(settings, new NetworkEvaluator(NetworkFile.read(weights).weights()));
            history = EnglishDraughts.of(damas.ontology.meaning.Positions.position(POSITION));
        }
    }

    /** A platform with a team. */
    static class Place {
        Path folder;
        Lab lab;

        void open() throws IOException {
            folder = Files.createTempDirectory("damas-bench");
            lab = Lab.start(folder);
            lab.found(Teams.roster(Teams.single("team", SEARCH)));
        }

        Predicate ask(MoveLimits limits) throws IOException {
            return lab.ask(Directory.TEAM, "team", wanted(limits), PATIENCE, news -> { });
        }
    }

    /** The team is in this JVM. */
    @State(Scope.Benchmark)
    public static class OneJvm extends Place {
        @Setup
        public void start() throws IOException {
            open();
        }

        @TearDown
        public void stop() {
            lab.close();
        }
    }

    /** The team's player is in another JVM. */
    @State(Scope.Benchmark)
    public static class TwoJvms extends Place {
        BackgroundDamas other;

        @Setup
        public void start() throws Exception {
            open();
            String address = lab.platform().host() + ":" + lab.platform().port();
            other = BackgroundDamas.start(folder.resolve("lab1"), "join", address, "--name", "lab1", "--slaves", "0");
            other.awaitPrinted("Joined");
            Team team = Teams.single("team", SEARCH);
            Player away = new IIGA("iiga", Teams.network("visiondraughts"), SEARCH, Optional.of("lab1"));
            lab.found(Teams.roster(new Team("team", "", Games.DEFAULT, team.coordinator(), List.of(away), List.of())));
        }

        @TearDown
        public void stop() {
            lab.close();
            other.close();
        }
    }

    /** A player that is as busy as the machine allows: a search for each core. */
    @State(Scope.Benchmark)
    public static class Busy extends Place {
        List<Inquiry> searches;

        @Setup
        public void start() throws IOException {
            open();
        }

        @TearDown
        public void stop() {
            lab.close();
        }

        @Setup(Level.Iteration)
        public void load() {
            searches = java.util.stream.IntStream.range(0, Runtime.getRuntime().availableProcessors())
                    .mapToObj(i -> lab.gateway().ask(
                            Directory.TEAM,
                            "team",
                            new ChooseMove("load-" + i, POSITION, MoveLimits.depth(200)),
                            PATIENCE,
                            news -> { }))
                    .toList();
        }

        @TearDown(Level.Iteration)
        public void unload() {
            searches.forEach(Inquiry::hurry);
            searches.forEach(search -> search.answer().join());
        }
    }

    @Benchmark
    public SearchResult moveDecidedDirectly(Direct direct) {
        return direct.search.search(direct.history, direct.settings.budget());
    }

    @Benchmark
    public Predicate moveDecidedByTheTeamInOneJvm(OneJvm jvm) throws IOException {
        return jvm.ask(MoveLimits.NONE);
    }

    @Benchmark
    public Predicate moveDecidedByTheTeamAcrossTwoJvms(TwoJvms jvms) throws IOException {
        return jvms.ask(MoveLimits.NONE);
    }

    @Benchmark
    public Predicate questionAtFullLoad(Busy busy) {
        return busy.lab.gateway()
                .query(Directory.PLAYER, "team.iiga", new Status("", ""), "doing", PATIENCE)
                .answer()
                .join();
    }

    /** A search without end that is stopped as soon as it has begun. */
    @Benchmark
    public Predicate startAndStop(OneJvm jvm) {
        Inquiry search = jvm.lab.gateway()
                .ask(Directory.TEAM, "team", wanted(MoveLimits.depth(200)), PATIENCE, news -> { });
        search.hurry();
        return search.answer().join();
    }
}
