package damas.tests.team;

import damas.knowledge.catalogue.Games;
import damas.knowledge.text.ContentStore;
import damas.ontology.roster.Roster;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.FromFile;
import damas.ontology.words.GamePosition;
import damas.ontology.words.IIGA;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchingPlayer;
import damas.ontology.words.Slaves;
import damas.ontology.words.Team;
import damas.tests.Needs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Teams for tests, made without roster files. */
public final class Teams {
    private Teams() {}

    /** Alpha-beta with a small table to a depth, serial or shared. */
    static SearchPlan search(int depth, String distribution) {
        return new SearchPlan(
                "alpha-beta", true, 1 << 14, "play", false, 2, 2, Optional.of(depth), distribution, "english");
    }

    static Network network(String name) {
        return new Network(name + ".txt", Optional.empty(), Optional.of(ContentStore.hash(text(name))));
    }

    private static String text(String name) {
        try {
            return Files.readString(Needs.home().resolve("knowledge/weights").resolve(name + ".txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static IIGA iiga(SearchPlan search) {
        return new IIGA("iiga", network("visiondraughts"), search, Optional.empty());
    }

    static EGA ega(String standsFor, String network, SearchPlan search) {
        return new EGA("ega-" + standsFor, standsFor, network(network), search, Optional.empty());
    }

    static Coordinator coordinator(int openingPieces, String dynamics, ExceptionRule... rules) {
        return new Coordinator(
                "coordinator",
                openingPieces,
                dynamics,
                3,
                new MaterialClasses(),
                List.of(rules),
                Optional.empty(),
                Optional.empty());
    }

    /** A position of draughts as players get it. */
    static GamePosition position(String start, String moves) {
        return new GamePosition(Games.DEFAULT, "none", start, moves);
    }

    /** Where a game of draughts begins, under English rules. */
    public static GamePosition opening(String start) {
        return new GamePosition(Games.DEFAULT, "english", start, "");
    }

    /** One player that plays everything. */
    static Team single(String name, SearchPlan search) {
        return new Team(name, "", Games.DEFAULT, coordinator(0, "once"), List.of(iiga(search)), List.of());
    }

    /** An IIGA and an EGA for each material class. */
    static Team whole(String name, SearchPlan search, Coordinator coordinator) {
        List<Player> players = List.of(
                iiga(search),
                ega("ahead", "neurodraughts", search),
                ega("behind", "ls-draughts", search),
                ega("level", "ls-visiondraughts", search),
                ega("kings", "visiondraughts", search));
        return new Team(name, "", Games.DEFAULT, coordinator, players, List.of());
    }

    static Team withSlaves(Team team, int number) {
        return new Team(
                team.name(),
                "",
                team.gameName(),
                team.coordinator(),
                team.players(),
                List.of(new Slaves(number, Optional.empty())));
    }

    /** The roster of a team, with the networks that it needs. */
    static Roster roster(Team team) {
        Map<String, String> knowledge = new HashMap<>();
        for (Player player : team.players()) {
            if (player instanceof SearchingPlayer searching && searching.evaluation() instanceof FromFile network) {
                knowledge.put(network.hash().orElseThrow(), text(network.file().replace(".txt", "")));
            }
        }
        return new Roster(team, knowledge);
    }
}
