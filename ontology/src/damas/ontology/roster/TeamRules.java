package damas.ontology.roster;

import damas.knowledge.catalogue.Games;
import damas.ontology.meaning.Engines;
import damas.ontology.words.EGA;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.IIGA;
import java.util.Optional;
import java.util.function.Function;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.RDF;

/**
 * Checks a team as a whole: its coordinator finds a player for every position of its game. All parts that could be read
 * are checked, so that one reading of a roster reports as many mistakes as possible.
 */
final class TeamRules {
    private static final Property PLAYERS = ResourceFactory.createProperty(Vocabulary.NAMESPACE, "players");
    private static final Property GAME_NAME = ResourceFactory.createProperty(Vocabulary.NAMESPACE, "gameName");

    private final Resource team;
    private final RosterParts parts;
    private final Problems problems;

    private TeamRules(Resource team, RosterParts parts, Problems problems) {
        this.team = team;
        this.parts = parts;
        this.problems = problems;
    }

    /**
     * Notes what is wrong with a roster's team as a whole.
     *
     * @param texts finds the text of a hash among the files that could be read
     */
    static void check(
            Resource team, WordReader words, Function<String, Optional<String>> texts, Problems problems) {
        RosterParts parts = new RosterParts(team.getModel(), words);
        TeamRules rules = new TeamRules(team, parts, problems);
        rules.checkGame();
        if (rules.has(EnginePlayer.class)) {
            rules.checkEngines();
        } else {
            rules.checkOpeningAgent();
            new PhaseRules(parts, texts, problems).check(Subjects.label(team));
        }
    }

    private void checkOpeningAgent() {
        if (count(IIGA.class) != 1) {
            problems.add(Subjects.label(team), "players: exactly one of them must be an IIGA");
        }
        if (!gameName().equals(Games.DEFAULT)) {
            problems.add(
                    Subjects.label(team),
                    "gameName is \"" + gameName() + "\"; an IIGA and EGAs play " + Games.DEFAULT + " only");
        }
    }

    private void checkEngines() {
        if (has(IIGA.class) || has(EGA.class)) {
            problems.add(
                    Subjects.label(team),
                    "players: a team has players with engines, or an IIGA and EGAs, but not both");
        }
        for (EnginePlayer player : parts.read(EnginePlayer.class)) {
            Engines.problems(player.engine(), gameName()).forEach(problem -> problems.add(player.name(), problem));
        }
    }

    private boolean has(Class<?> kind) {
        return count(kind) > 0;
    }

    private long count(Class<?> kind) {
        return team.listProperties(PLAYERS).toList().stream()
                .map(Statement::getObject)
                .filter(RDFNode::isResource)
                .filter(player -> player.asResource().hasProperty(RDF.type, Vocabulary.type(kind)))
                .count();
    }

    private String gameName() {
        Statement named = team.getProperty(GAME_NAME);
        return named != null && named.getObject().isLiteral() ? named.getString() : Games.DEFAULT;
    }

    private void checkGame() {
        team.listProperties(GAME_NAME).forEach(named -> {
            String name = named.getObject().isLiteral() ? named.getString() : "";
            if (!name.isEmpty() && !Games.names().contains(name)) {
                problems.add(
                        Subjects.label(team),
                        "gameName is \"" + name + "\"; allowed are " + String.join(", ", Games.names()));
            }
        });
    }
}
