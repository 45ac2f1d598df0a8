package damas.containers.cli;

import damas.containers.team.Lab;
import damas.ontology.meaning.Engines;
import damas.ontology.meaning.Evaluators;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterBook;
import damas.ontology.roster.RosterException;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchingPlayer;
import damas.ontology.words.Slaves;
import damas.ontology.words.Team;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which teams there are, and whether the file of one is right. */
@Command(
        name = "roster",
        description = {
            "The teams that Damas knows, and those that you write: each a file in Turtle.",
            "ontology/rosters/lab.ttl is an example to copy."
        },
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n")
final class RosterCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "say what to do: list, check or apply");
    }

    @Command(name = "list", description = "List the rosters that come with Damas: name, purpose, agents.")
    int list() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        RosterBook book = Home.rosters();
        for (String name : book.names()) {
            Team team = book.find(name).team();
            out.println(name);
            out.println("  " + team.purpose());
            out.println("  " + agents(team));
        }
        return ExitCode.OK;
    }

    @Command(
            name = "check",
            description = {"Check a roster and say what the team is, or all that is wrong.", "Exits with 2 if it is."})
    int check(
            @Parameters(paramLabel = "FILE", description = "A file, or the name of a roster that comes with Damas.")
                    String file)
            throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            describe(Home.rosters().find(file), out);
            return ExitCode.OK;
        } catch (RosterException e) {
            PrintWriter err = spec.commandLine().getErr();
            e.problems().forEach(err::println);
            return ExitCode.USAGE;
        }
    }

    @Command(
            name = "apply",
            description = {
                "Make a running team what a roster says, without a restart; or found it.",
                "A game that is going on goes on. A roster that is wrong changes nothing."
            })
    int apply(
            @Parameters(paramLabel = "FILE", description = "A file, or the name of a roster that comes with Damas.")
                    String file,
            @Option(
                            names = "--at",
                            paramLabel = "HOST[:PORT]",
                            converter = MainAddress.Converter.class,
                            description = "Where the platform is; this machine, if not given.")
                    MainAddress at)
            throws IOException {
        Roster roster = Home.rosters().find(file);
        MainAddress main = at == null ? MainAddress.HERE : at;
        try (Lab lab = Lab.join(main.host(), main.port())) {
            spec.commandLine().getOut().println(lab.found(roster));
        }
        return ExitCode.OK;
    }

    private static String agents(Team team) {
        return Stream.concat(
                        Stream.of(team.coordinator().name()), team.players().stream().map(Player::name))
                .collect(Collectors.joining(", "));
    }

    // ---- a team in words ----

    private static void describe(Roster roster, PrintWriter out) {
        Team team = roster.team();
        out.println(team.name() + ": " + team.purpose());
        Coordinator coordinator = team.coordinator();
        line(out, coordinator.name(), words(team) + at(coordinator.container()));
        for (ExceptionRule rule : coordinator.exceptionRules()) {
            out.println("      rule " + rule.rank() + ": " + rule.standsFor() + " becomes " + rule.instead() + " where "
                    + rule.condition());
        }
        for (Player player : team.players()) {
            String stands = player instanceof EGA agent ? agent.standsFor() + "; " : "";
            line(out, player.name(), stands + words(player) + at(player.container()));
        }
        for (Slaves slaves : team.slaves()) {
            line(out, "slaves", slaves.number() + at(slaves.container()));
        }
    }

    private static void line(PrintWriter out, String name, String words) {
        out.println(String.format("  %-14s ", name) + words);
    }

    private static String words(Player player) {
        if (player instanceof EnginePlayer engine) {
            return Engines.words(engine.engine());
        }
        SearchingPlayer searching = (SearchingPlayer) player;
        return Evaluators.label(searching.evaluation()) + "; " + words(searching.search());
    }

    private static String words(Team team) {
        Coordinator coordinator = team.coordinator();
        if (team.players().stream().allMatch(EnginePlayer.class::isInstance)) {
            String others = team.players().size() > 1 ? ", the next player if it is absent" : "";
            return team.players().get(0).name() + " plays the whole game of " + team.gameName() + others;
        }
        if (coordinator.openingPieces() == 0) {
            return "the IIGA plays the whole game";
        }
        String endgame =
                switch (coordinator.dynamics()) {
                    case "once" -> "an EGA, chosen once";
                    case "every-move" -> "an EGA, chosen before every move";
                    default -> "a vote of " + coordinator.voters() + " EGAs";
                };
        return "the IIGA with " + coordinator.openingPieces() + " pieces or more, then " + endgame;
    }

    private static String words(SearchPlan plan) {
        String depth = plan.depth().map(plies -> " to depth " + plies).orElse("");
        return plan.algorithm() + depth + ", " + plan.distribution();
    }

    private static String at(Optional<String> container) {
        return container.map(name -> "; in " + name).orElse("");
    }
}
