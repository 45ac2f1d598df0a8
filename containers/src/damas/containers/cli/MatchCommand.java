package damas.containers.cli;

import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.containers.team.Match;
import damas.containers.team.MatchWithoutAgents;
import damas.containers.team.Rounds;
import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.learning.FallbackShare;
import damas.knowledge.learning.Pairing;
import damas.knowledge.learning.Pairings;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import damas.knowledge.text.TextFile;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.Roster;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays games between teams and reports which is stronger. */
@Command(
        name = "match",
        description = {
            "Play games between teams, each opening with both colours; more than two play a round robin.",
            "A team is a roster, by name or file; one with -untrained; material; the file of a network;",
            "engine:COMMAND, a program that speaks the protocol of `damas engine`; or gtp:COMMAND, a program of Go.",
            "All play the same game.",
            "Without --movetime and --depth each team searches as its roster says.",
            "A match is void, with exit code 1, if over 1 % of a team's moves are fallbacks: no player chose them.",
        })
final class MatchCommand implements Callable<Integer> {
    @Parameters(paramLabel = "TEAM", arity = "2..*", description = "Who plays.")
    private List<String> names;

    @Option(names = "--games", paramLabel = "N", description = "Games between each two (${DEFAULT-VALUE}).")
    private int games = 200;

    @Option(
            names = "--openings",
            paramLabel = "SET",
            description = "Where games start: a set of the game (draughts: three-move, which is the usual one, or"
                    + " eleven-man), start, or a file with recorded games, or with a position or the first moves on"
                    + " each line.")
    private Optional<String> openings = Optional.empty();

    @ArgGroup
    private Thought thought = new Thought();

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides the openings (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--parallel",
            paramLabel = "N",
            description = "Games at a time (${DEFAULT-VALUE}: the cores; 1 if an engine plays).")
    private int parallel = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--slaves",
            paramLabel = "N",
            description = "Search slaves that help whoever shares its search (${DEFAULT-VALUE}).")
    private int slaves = 0;

    @Option(
            names = {"--rules", "--draw-rules"},
            paramLabel = "RULES",
            description = "A rule set of the game; draughts: english, which is the usual one, papers or none.")
    private Optional<String> rules = Optional.empty();

    @Option(
            names = {"--record", "--pdn"},
            paramLabel = "FILE",
            description = "The file of the games, otherwise a new one in var/matches. FILE.allocations beside it has"
                    + " the player of each move and the reason. A match whose file is there goes on.")
    private Optional<Path> record = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "HOST[:PORT]",
            converter = MainAddress.Converter.class,
            description = "Play on a platform that is running there, with all its machines.")
    private Optional<MainAddress> at = Optional.empty();

    @Option(
            names = "--without-agents",
            description = "Play here, with all that the teams know but without a platform: many times faster.")
    private boolean withoutAgents;

    @Option(
            names = "--judge",
            paramLabel = "gtp:COMMAND",
            description = "A program of Go that is asked for the score of each game that ended by two passes.")
    private Optional<String> judge = Optional.empty();

    @Option(
            names = "--since",
            paramLabel = "FILE",
            description = "The games of an earlier match with as many games and the same seed: say what has changed.")
    private Optional<Path> since = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (games < 1 || parallel < 1 || slaves < 0) {
            throw new ParameterException(
                    spec.commandLine(), "games and games at a time must be 1 or more, slaves 0 or more");
        }
        if (withoutAgents && (at.isPresent() || slaves > 0 || hasEngines())) {
            throw new ParameterException(
                    spec.commandLine(), "without agents there are no engines, no slaves and no platform elsewhere");
        }
        Limits limits = thought.limits(spec);
        List<Roster> rosters = new ArrayList<>();
        for (String name : names) {
            if (ExternalTeam.of(name).isEmpty()) {
                rosters.add(Home.teams().find(name));
            }
        }
        List<String> teams = teams(rosters);
        Game game = game(rosters);
        String ruleSet = rules.orElse(game.rules().get(0));
        List<GameRecord> before = since.isPresent()
                ? game.records().read(since.get().toString(), TextFile.read(since.get()), problem -> { })
                : List.of();
        StartPositions starts = new StartPositions(game, ruleSet);
        Pairings pairings = new Pairings();
        pairings.addRoundRobin(teams, starts.load(openings.orElse(starts.usual())), games, seed);
        MatchFiles files =
                new MatchFiles(game.records(), record.orElseGet(() -> newFile(teams, game.records().extension())));
        List<Pairing> rest = files.rest(pairings.list());
        if (rest.size() < pairings.list().size()) {
            spec.commandLine().getErr().println("damas: going on; " + files.games().size() + " games are played");
        }
        long started = System.nanoTime();
        if (!rest.isEmpty()) {
            play(rosters, teams, rest, limits, ruleSet, files);
            files.write();
        }
        if (judge.isPresent()) {
            judge(judge.get(), files);
        }
        List<FallbackShare> shares =
                teams.stream().map(team -> FallbackShare.of(files.games(), team)).toList();
        Optional<Long> milliseconds = limits.moveTime().map(Duration::toMillis);
        report(teams, files, shares, milliseconds, (System.nanoTime() - started) / 1e9, rest.size());
        reportRules(teams, files);
        if (since.isPresent()) {
            spec.commandLine().getOut().println("changed results of " + teams.get(0) + ", since " + since.get() + ": "
                    + ChangedResults.between(before, files.games()));
        }
        return shares.stream().anyMatch(FallbackShare::isVoid) ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    /** The names of the teams, in the order of the command line. */
    private List<String> teams(List<Roster> rosters) {
        List<String> teams = new ArrayList<>();
        int engines = 0;
        for (String name : names) {
            boolean engine = ExternalTeam.of(name).isPresent();
            teams.add(engine ? "engine-" + ++engines : rosters.get(teams.size() - engines).team().name());
        }
        if (teams.stream().distinct().count() < teams.size()) {
            throw new ParameterException(spec.commandLine(), "a team cannot play itself");
        }
        return teams;
    }

    /** The game that all teams play; draughts if only external engines play. */
    private Game game(List<Roster> rosters) {
        List<String> played = Stream.concat(
                        rosters.stream().map(roster -> roster.team().gameName()),
                        externals().flatMap(external -> external.gameName().stream()))
                .distinct()
                .toList();
        if (played.size() > 1) {
            throw new ParameterException(
                    spec.commandLine(), "the teams play different games: " + String.join(", ", played));
        }
        if (judge.isPresent() && !played.equals(List.of(Go.NAME))) {
            throw new ParameterException(spec.commandLine(), "a judge scores games of Go only");
        }
        return Games.named(played.isEmpty() ? Games.DEFAULT : played.get(0));
    }

    private static Path newFile(List<String> teams, String extension) {
        String time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        return Home.var().resolve("matches").resolve(time + "-" + String.join("-v-", teams) + "." + extension);
    }

    private void play(
            List<Roster> rosters,
            List<String> teams,
            List<Pairing> rest,
            Limits limits,
            String ruleSet,
            MatchFiles files)
            throws IOException, InterruptedException {
        try (Progress progress = new Progress(spec.commandLine(), "match", "games", 0, rest.size())) {
            Rounds.Listener finished = round -> {
                files.keep(round.game(), round.allocations());
                progress.advance(1);
            };
            if (withoutAgents) {
                new MatchWithoutAgents(rosters, limits).play(rest, parallel, finished);
                return;
            }
            try (Lab lab = at.isPresent() ? Lab.join(at.get().host(), at.get().port()) : Lab.start(Home.platform())) {
                enter(lab, rosters, teams, limits, rest.get(0).opening());
                new Match(lab, limits, ruleSet).play(rest, hasEngines() ? 1 : parallel, finished);
            }
        }
    }

    private boolean hasEngines() {
        return externals().findAny().isPresent();
    }

    private Stream<ExternalTeam> externals() {
        return names.stream().flatMap(name -> ExternalTeam.of(name).stream());
    }

    private void enter(Lab lab, List<Roster> rosters, List<String> teams, Limits limits, Position opening)
            throws IOException, InterruptedException {
        if (at.isEmpty()) {
            new Residents(lab.platform()).serve(slaves);
        }
        for (Roster roster : rosters) {
            lab.found(roster);
            if (limits.moveTime().isPresent()) {
                lab.warmUp(roster.team().name(), Positions.of(opening));
            }
        }
        for (int i = 0; i < names.size(); i++) {
            Optional<ExternalTeam> external = ExternalTeam.of(names.get(i));
            if (external.isPresent()) {
                external.get().enter(lab, teams.get(i));
            }
        }
    }

    private void judge(String program, MatchFiles files) throws IOException, InterruptedException {
        try (Judge asked = new Judge(program)) {
            files.games().forEach(asked::judge);
            asked.lines().forEach(spec.commandLine().getOut()::println);
        }
    }

    private void report(
            List<String> teams,
            MatchFiles files,
            List<FallbackShare> shares,
            Optional<Long> time,
            double seconds,
            int played) {
        PrintWriter out = spec.commandLine().getOut();
        Collection<GameRecord> all = files.games();
        for (int i = 0; i < teams.size(); i++) {
            for (int j = i + 1; j < teams.size(); j++) {
                Score score = Tournament.score(all, teams.get(i), teams.get(j));
                boolean isVoid = shares.get(i).isVoid() || shares.get(j).isVoid();
                out.println(teams.get(i) + " v " + teams.get(j) + ": " + (isVoid ? "void, " : "") + score);
            }
        }
        out.println("fallbacks: " + shares.stream().map(FallbackShare::toString).collect(Collectors.joining(", ")));
        shares.stream()
                .filter(FallbackShare::isVoid)
                .forEach(share -> out.println("void: " + share
                        + " were fallbacks: no player had finished an iteration in "
                        + time.map(milliseconds -> milliseconds + " ms").orElse("time")));
        out.printf(Locale.ROOT, "%d games in %.0f s; they are in %s%n", played, seconds, files);
    }

    /** Prints the scores of the games in which a team's exception rules fired. */
    private void reportRules(List<String> teams, MatchFiles files) {
        PrintWriter out = spec.commandLine().getOut();
        for (String team : teams) {
            RuleScores scores = new RuleScores();
            files.games().stream()
                    .filter(game -> Arrays.stream(Side.values()).anyMatch(side -> team.equals(game.player(side))))
                    .forEach(game -> scores.add(team, game, files.reasons(game)));
            if (scores.any().games() > 0) {
                out.println(team + ", games in which a rule fired: " + scores.any());
                scores.rules().forEach((rule, score) -> out.println("  " + rule + ": " + score));
            }
        }
    }
}
