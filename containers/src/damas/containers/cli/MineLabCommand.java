package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Speech;
import damas.containers.team.Lab;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import damas.ontology.roster.Roster;
import damas.ontology.words.AddGames;
import damas.ontology.words.Carried;
import damas.ontology.words.Knowledge;
import damas.ontology.words.MineClusters;
import damas.ontology.words.MineRules;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Prototypes;
import damas.ontology.words.Team;
import jade.content.AgentAction;
import jade.content.Predicate;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A person's way to the miner of a platform. */
@Command(
        name = "lab",
        description = {
            "Have the miner of a running platform mine. It keeps all games that it is given, and finds clusters and",
            "rules in them: clusters in every second game, rules in every fourth.",
            "A team gets its new rules at once, without a restart; they are printed too."
        })
final class MineLabCommand implements Callable<Integer> {
    /** How long the miner may say nothing: it learns clusters in silence. */
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Games in PDN that the miner shall keep.")
    private List<Path> files = List.of();

    @Option(
            names = "--at",
            paramLabel = "HOST[:PORT]",
            converter = MainAddress.Converter.class,
            description = "Where the platform is; this machine, if not given.")
    private MainAddress at = MainAddress.HERE;

    @Option(names = "--clusters", paramLabel = "FILE", description = "Look for clusters, and write them here.")
    private Optional<Path> clusters = Optional.empty();

    @Option(
            names = "--by",
            paramLabel = "ALGORITHM",
            converter = ClusterCommand.Algorithms.class,
            completionCandidates = ClusterCommand.Algorithms.class,
            description = "What finds them: one of ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private Algorithm algorithm = Algorithm.ASONDE;

    @Option(
            names = "--options",
            paramLabel = "OPTIONS",
            description = "Options of that, as Weka writes them, in quotes: '-A 0.95 -E 200'.")
    private String options = "";

    @Option(names = "--pieces", paramLabel = "N", description = "The most pieces of an endgame (${DEFAULT-VALUE}).")
    private int pieces = 14;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(
            names = "--rules",
            paramLabel = "ROSTER",
            description = "Look for rules that correct this team's clusters, and give them to the team.")
    private Optional<String> corrected = Optional.empty();

    @Option(names = "--boards", paramLabel = "N", description = "For rules: from how many boards (${DEFAULT-VALUE}).")
    private int boards = 200;

    @Option(names = "--depth", paramLabel = "PLIES", description = "For rules: search so deep (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (files.isEmpty() && clusters.isEmpty() && corrected.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "say what to do: games to keep, --clusters or --rules");
        }
        if (boards < 1 || depth < 1) {
            throw new ParameterException(spec.commandLine(), "rules need a board and a depth");
        }
        Optional<Roster> roster = corrected.isPresent() ? Optional.of(withClusters(corrected.get())) : Optional.empty();
        List<DraughtsGame> games = files.isEmpty()
                ? List.of()
                : new GameFiles().games(files, GamePart.ALL, spec.commandLine().getErr());
        PrintWriter out = spec.commandLine().getOut();
        try (Lab lab = Lab.join(at.host(), at.port())) {
            for (String pdn : messages(games)) {
                out.println(((Carried) ask(lab, new AddGames(pdn), news -> { })).words());
            }
            if (clusters.isPresent()) {
                String text = ((Knowledge) ask(
                        lab, new MineClusters(pieces, algorithm.toString(), options, seed), news -> { })).text();
                WholeFile.write(clusters.get(), text.getBytes(StandardCharsets.UTF_8));
                out.println(text.lines().filter(line -> line.startsWith("cluster ")).count() + " clusters are in "
                        + clusters.get());
            }
            if (roster.isPresent()) {
                mineRules(lab, roster.get());
            }
        }
        return ExitCode.OK;
    }

    private static Roster withClusters(String name) throws IOException {
        Roster roster = Home.rosters().find(name);
        if (!(roster.team().coordinator().clusterer() instanceof Prototypes)) {
            throw new NotationException(quoted(name) + " has no clusters that rules could correct");
        }
        return roster;
    }

    private void mineRules(Lab lab, Roster roster) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        lab.found(roster);
        Knowledge rules;
        try (Progress progress = new Progress(spec.commandLine(), "duels", "boards", 0, boards)) {
            rules = (Knowledge) ask(
                    lab, new MineRules(roster.team(), boards, depth), news -> progress.advance(1));
        }
        Map<String, String> knowledge = new HashMap<>(roster.knowledge());
        knowledge.put(rules.hash(), rules.text());
        out.print(rules.text());
        Optional<MinedRules> mined = Optional.of(new MinedRules("mined", Optional.of(rules.hash())));
        Team team = roster.team();
        out.println(lab.found(
                new Roster(team.withCoordinator(team.coordinator().withMinedRules(mined)), knowledge)));
    }

    private static Predicate ask(Lab lab, AgentAction action, Consumer<Predicate> news) throws IOException {
        return lab.ask(Directory.MINER, "", action, PATIENCE, news);
    }

    /** The games in pieces that fit into a message. */
    private static List<String> messages(List<DraughtsGame> games) {
        List<String> messages = new ArrayList<>();
        StringBuilder message = new StringBuilder();
        for (DraughtsGame game : games) {
            String text = PdnWriter.format(List.of(game));
            if (message.length() > 0 && message.length() + text.length() > Speech.LONGEST / 4) {
                messages.add(message.toString());
                message.setLength(0);
            }
            message.append(text).append('\n');
        }
        if (message.length() > 0) {
            messages.add(message.toString());
        }
        return messages;
    }
}
