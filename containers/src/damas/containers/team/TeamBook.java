package damas.containers.team;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.text.ContentStore;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Evaluators;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.Coordinator;
import damas.ontology.words.Evaluation;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.FromFile;
import damas.ontology.words.IIGA;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Team;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds teams by what people call them: a roster that comes with Damas, or the file of one; for comparisons also the
 * same with {@code -untrained}, its networks as they were before the first game; {@code material}, which counts pieces;
 * or the file of a network, which then plays alone.
 */
public final class TeamBook {
    private static final String UNTRAINED = "-untrained";
    private static final String MATERIAL = "material";

    /** How those search who have no roster: like VisionDraughts. */
    private static final SearchPlan SEARCH = new SearchPlan(
            "alpha-beta", true, 1 << 19, "play", false, 4, 2, Optional.of(8), "serial", "english");

    private final RosterBook rosters;

    public TeamBook(RosterBook rosters) {
        this.rosters = rosters;
    }

    /**
     * @throws NotationException if there is no such team
     * @throws damas.ontology.roster.RosterException if its roster is wrong
     */
    public Roster find(String name) throws IOException {
        if (name.equals(MATERIAL)) {
            return alone(name, new Material(), Map.of());
        }
        if (rosters.names().contains(name) || name.endsWith(".ttl")) {
            return rosters.find(name);
        }
        String trained = name.endsWith(UNTRAINED) ? name.substring(0, name.length() - UNTRAINED.length()) : name;
        if (name.endsWith(UNTRAINED) && rosters.names().contains(trained)) {
            return untrained(name, rosters.find(trained));
        }
        Path file = Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new NotationException(quoted(name) + " is no team; there are " + String.join(", ", rosters.names())
                    + ", each also with " + UNTRAINED + ", " + MATERIAL + ", and files of rosters and networks");
        }
        String text = Files.readString(file);
        NetworkFile.parse(name, text);
        String hash = ContentStore.hash(text);
        String team = file.getFileName().toString().replaceAll("\\.[a-z]+$", "").replaceAll("[^A-Za-z0-9-]", "-");
        return alone(team, new Network(name, Optional.empty(), Optional.of(hash)), Map.of(hash, text));
    }

    /**
     * The team of this name that comes with Damas, for people ({@link RosterBook#outline}); empty if there is none.
     */
    public Optional<Team> outline(String name) throws IOException {
        return name.equals(MATERIAL)
                ? Optional.of(alone(name, new Material(), Map.of()).team())
                : rosters.outline(name);
    }

    /**
     * The game of a team.
     *
     * @throws NotationException if there is no such team
     * @throws damas.ontology.roster.RosterException if its roster is wrong
     */
    public String gameName(String name) throws IOException {
        if (rosters.names().contains(name)) {
            return rosters.gameName(name);
        }
        return name.endsWith(".ttl") ? find(name).team().gameName() : Games.DEFAULT;
    }

    private static Roster alone(String name, Evaluation evaluation, Map<String, String> knowledge) {
        Player player = new IIGA("iiga", evaluation, SEARCH, Optional.empty());
        Coordinator coordinator = new Coordinator(
                "coordinator", 0, "once", 1, new MaterialClasses(), List.of(), Optional.empty(), Optional.empty());
        return new Roster(
                new Team(name, "Plays alone.", Games.DEFAULT, coordinator, List.of(player), List.of()), knowledge);
    }

    /** A team of one player that has learned nothing. */
    private static Roster untrained(String name, Roster roster) {
        List<Player> players = roster.team().players();
        Optional<String> before = players.size() == 1 && players.get(0) instanceof IIGA only
                ? Evaluators.untrained(
                        only.evaluation(), hash -> Optional.ofNullable(roster.knowledge().get(hash)))
                : Optional.empty();
        if (before.isEmpty() || !(((IIGA) players.get(0)).evaluation() instanceof FromFile trained)) {
            throw new NotationException(quoted(name) + " is no team: only one that plays alone can be untrained");
        }
        String text = before.get();
        String hash = ContentStore.hash(text);
        Evaluation evaluation = (Evaluation) trained.withHash(hash);
        IIGA player = (IIGA) players.get(0);
        Player untrained = new IIGA(player.name(), evaluation, player.search(), player.container());
        Team team = roster.team();
        return new Roster(
                new Team(
                        name,
                        team.purpose(),
                        team.gameName(),
                        team.coordinator(),
                        List.of(untrained),
                        team.slaves()),
                Map.of(hash, text));
    }
}
