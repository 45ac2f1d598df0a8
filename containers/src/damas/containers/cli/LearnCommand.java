package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionFile;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.text.ContentStore;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.ontology.meaning.Evaluators;
import damas.ontology.roster.Roster;
import damas.ontology.words.IIGA;
import damas.ontology.words.Team;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The whole way from games to a team that has learned its endgames. */
@Command(
        name = "learn",
        description = {
            "Make a team that has learned its endgames: positions, clusters, sets of features, agents, rules.",
            "Each step is kept in var/learn/ROSTER; an interrupted run goes on, and a finished step is not repeated.",
            "Without games to learn from, our own players first play some among themselves."
        })
final class LearnCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ROSTER",
            description = "A team with endgame agents, such as mp-draughts and d-ma-draughts, or its file.")
    private String roster;

    @Option(names = "--games", paramLabel = "FILE", description = "Games in PDN to learn from.")
    private Optional<Path> games = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "What the team is called (as the roster's).")
    private Optional<String> name = Optional.empty();

    @Mixin
    private PlanChanges changes;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where all of it goes (var/learn/ROSTER).")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private TrainingGround ground;

    @Spec
    private CommandSpec spec;

    /** Something that a step of the way does. */
    private interface Work {
        void run() throws Exception;
    }

    @Override
    public Integer call() throws Exception {
        Roster before = Home.rosters().find(roster);
        Team team = before.team();
        IIGA iiga = team.players().stream()
                .filter(IIGA.class::isInstance)
                .map(IIGA.class::cast)
                .filter(player -> Evaluators.network(player.evaluation()).isPresent())
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(roster) + " has no opening agent with a network"));
        if (team.coordinator().openingPieces() < 3) {
            throw new NotationException(
                    quoted(roster) + " has no endgame agents; there are mp-draughts and d-ma-draughts");
        }
        if (ground.workers() < 1 || !name.orElse("team").matches("[a-z0-9][a-z0-9-]*")) {
            throw new ParameterException(
                    spec.commandLine(), "learning needs a worker, and a team's name has small letters, digits and -");
        }
        if (games.isPresent() && Files.isDirectory(games.get())) {
            throw new NotationException(quoted(games.get().toString()) + " is a folder, not a file with games");
        }
        LearnPlan plan = changes.of(LearnPlan.of(team.name()), spec);
        Team named = name.map(given -> new Team(
                        given,
                        team.purpose(),
                        team.gameName(),
                        team.coordinator(),
                        team.players(),
                        team.slaves()))
                .orElse(team);
        Path folder = out.orElse(Home.var().resolve("learn").resolve(named.name()));
        new Way(folder, plan, named, iiga, team.coordinator().openingPieces() - 1).go();
        return ExitCode.OK;
    }

    private String command() {
        return "./damas learn " + Path.of(roster).getFileName()
                + games.map(file -> " --games " + file.getFileName()).orElse("")
                + name.map(given -> " --name " + given).orElse("") + changes + " --seed " + seed;
    }

    /** The steps, one after another. */
    private final class Way {
        private final Path folder;
        private final LearnPlan plan;
        private final Team team;
        private final IIGA iiga;
        private final int pieces;
        private final Path source;

        Way(Path folder, LearnPlan plan, Team team, IIGA iiga, int pieces) {
            this.folder = folder;
            this.plan = plan;
            this.team = team;
            this.iiga = iiga;
            this.pieces = pieces;
            source = games.orElse(folder.resolve("games.pdn"));
        }

        private Path file(String name) {
            return folder.resolve(name);
        }

        void go() throws Exception {
            if (games.isEmpty()) {
                new OwnGames(source, plan.ownGames(), plan.ownDepth(), seed).play(spec.commandLine());
            }
            step("positions", "positions.txt", List.of(source), "--pieces " + pieces, () -> damas(
                    new MinePositionsCommand(), source.toString(), "--pieces", "" + pieces, "--out",
                    file("positions.txt").toString()));
            String by = plan.algorithm() + " " + plan.clusterOptions();
            step("clusters", "clusters.txt", List.of(file("positions.txt")), by + " " + seed, () -> damas(
                    new ClusterCommand(), file("positions.txt").toString(), "--by", plan.algorithm().toString(),
                    "--options", plan.clusterOptions(), "--pieces", "" + pieces, "--seed", "" + seed, "--out",
                    file("clusters.txt").toString()));
            Prototypes clusters = PrototypeFile.read(file("clusters.txt"));
            TrainedNetwork known = TrainEndgamesCommand.network(network());
            LearnedAgents agents = new LearnedAgents(
                    plan, clusters, changes.random() ? Optional.empty() : Optional.of(known), seed, command());
            step("features", "features.txt", List.of(source, file("clusters.txt")), plan.sets() + " sets", () ->
                    writeSets(agents, clusters, known));
            step(
                    "agents",
                    "networks/" + clusters.classes().get(0) + ".txt",
                    List.of(file("features.txt"), file("positions.txt"), file("clusters.txt")),
                    plan + " " + changes.random() + " " + seed,
                    () -> agents.train(
                            file("networks"),
                            readSets(),
                            ClusterBoards.of(clusters, PositionFile.read(file("positions.txt")), plan.boards()),
                            ground,
                            spec.commandLine()));
            if (plan.trialBoards() > 0) {
                mineRules(clusters);
            }
            Path made = file(team.name() + ".ttl");
            LearnedRoster.write(made, team, iiga, clusters.classes(), plan.trialBoards() > 0, command());
            Home.rosters().find(made.toString());
            say("The team is in " + made + ": ./damas play --roster " + made);
        }

        private void mineRules(Prototypes clusters) throws Exception {
            List<Path> inputs = new ArrayList<>(List.of(source, file("clusters.txt")));
            clusters.classes().forEach(name -> inputs.add(file("networks/" + name + ".txt")));
            step("rules", "rules.txt", inputs, plan.trialBoards() + " boards, depth " + plan.depth(), () -> damas(
                    new RulesCommand(), source.toString(), "--clusters", file("clusters.txt").toString(), "--networks",
                    file("networks").toString(), "--duels", file("duels-" + mark(inputs, "") + ".txt").toString(),
                    "--pieces", "" + pieces, "--boards", "" + plan.trialBoards(), "--depth", "" + plan.depth(),
                    "--out", file("rules.txt").toString()));
        }

        private String network() {
            String name = Evaluators.label(iiga.evaluation());
            Path beside = Path.of(roster).resolveSibling(name);
            return roster.endsWith(".ttl") && Files.exists(beside)
                    ? beside.toString()
                    : Home.weights().resolve(name).toString();
        }

        private void writeSets(LearnedAgents agents, Prototypes clusters, TrainedNetwork known) throws IOException {
            Map<String, List<FeatureSet>> sets = new LinkedHashMap<>();
            if (plan.sets() == 0) {
                clusters.classes().forEach(name -> sets.put(name, List.of(known.weights().features())));
            } else {
                PositionMiner miner = new PositionMiner(pieces, Extent.ALL, true);
                List<Board> winners = new GameFiles()
                        .games(List.of(source), GamePart.TRAINING, spec.commandLine().getErr()).stream()
                        .flatMap(game -> miner.positions(game).stream())
                        .toList();
                sets.putAll(agents.sets(winners));
            }
            String text = sets.entrySet().stream()
                    .flatMap(entry -> entry.getValue().stream().map(set -> entry.getKey() + " " + set + "\n"))
                    .collect(Collectors.joining());
            WholeFile.write(file("features.txt"), text.getBytes(StandardCharsets.UTF_8));
        }

        private Map<String, List<FeatureSet>> readSets() throws IOException {
            Map<String, List<FeatureSet>> sets = new LinkedHashMap<>();
            for (String line : Files.readAllLines(file("features.txt"))) {
                String[] words = line.split(" ", 2);
                sets.computeIfAbsent(words[0], name -> new ArrayList<>()).add(FeatureSet.parse(words[1]));
            }
            return sets;
        }

        // ---- what is done already ----

        /** Does a step, unless it was done with the same inputs and settings. */
        private void step(String name, String result, List<Path> inputs, String settings, Work work)
                throws Exception {
            Path done = file("done").resolve(name + ".txt");
            String mark = mark(inputs, settings);
            if (Files.exists(done) && Files.exists(file(result)) && Files.readString(done).strip().equals(mark)) {
                say("Step " + name + " was done before.");
                return;
            }
            say("Step " + name + ":");
            work.run();
            WholeFile.write(done, (mark + "\n").getBytes(StandardCharsets.UTF_8));
        }

        private String mark(List<Path> inputs, String settings) throws IOException {
            StringBuilder all = new StringBuilder(settings);
            for (Path input : inputs) {
                all.append(ContentStore.hash(new String(Files.readAllBytes(input), StandardCharsets.ISO_8859_1)));
            }
            return ContentStore.hash(all.toString()).substring(0, 16);
        }
    }

    /** Runs another command of Damas as if a person had typed it. */
    private void damas(Callable<Integer> command, String... words) throws Exception {
        CommandLine line = new CommandLine(command);
        line.setOut(spec.commandLine().getOut());
        line.setErr(spec.commandLine().getErr());
        line.parseArgs(words);
        command.call();
    }

    private void say(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().flush();
    }
}
