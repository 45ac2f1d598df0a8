package damas.ontology.roster;

import damas.knowledge.catalogue.Games;
import damas.knowledge.draughts.allocation.Clusterer;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Engines;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.IIGA;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Prototypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.RDF;

/**
 * What must hold for a team as a whole: its coordinator finds a player for every position. It looks at as many of the
 * team's parts as could be read, so that nobody has to mend one mistake to hear of the next.
 */
final class TeamRules {
    private static final Property PLAYERS = ResourceFactory.createProperty(Vocabulary.NAMESPACE, "players");
    private static final Property GAME_NAME = ResourceFactory.createProperty(Vocabulary.NAMESPACE, "gameName");

    private final Model roster;
    private final WordReader words;
    private final Function<String, Optional<String>> texts;
    private final Problems problems;

    private TeamRules(
            Model roster, WordReader words, Function<String, Optional<String>> texts, Problems problems) {
        this.roster = roster;
        this.words = words;
        this.texts = texts;
        this.problems = problems;
    }

    /**
     * Notes where a roster's team does not hold together.
     *
     * @param texts finds what a hash stands for among the files that could be read
     */
    static void check(
            Resource team, WordReader words, Function<String, Optional<String>> texts, Problems problems) {
        checkGame(team, problems);
        TeamRules rules = new TeamRules(team.getModel(), words, texts, problems);
        String label = Subjects.label(team);
        if (hasPlayer(team, EnginePlayer.class)) {
            rules.checkEngines(label, gameName(team));
            if (hasPlayer(team, IIGA.class) || hasPlayer(team, EGA.class)) {
                problems.add(label, "players: a team has players with engines, or an IIGA and EGAs, but not both");
            }
            return;
        }
        if (players(team, IIGA.class) != 1) {
            problems.add(label, "players: exactly one of them must be an IIGA");
        }
        if (!gameName(team).equals(Games.DEFAULT)) {
            problems.add(
                    label, "gameName is \"" + gameName(team) + "\"; an IIGA and EGAs play " + Games.DEFAULT + " only");
        }
        rules.checkPhases(label);
    }

    private static boolean hasPlayer(Resource team, Class<?> kind) {
        return players(team, kind) > 0;
    }

    private static long players(Resource team, Class<?> kind) {
        return team.listProperties(PLAYERS).toList().stream()
                .map(Statement::getObject)
                .filter(RDFNode::isResource)
                .filter(player -> player.asResource().hasProperty(RDF.type, Vocabulary.type(kind)))
                .count();
    }

    private static String gameName(Resource team) {
        Statement named = team.getProperty(GAME_NAME);
        return named != null && named.getObject().isLiteral() ? named.getString() : Games.DEFAULT;
    }

    private void checkEngines(String team, String gameName) {
        for (EnginePlayer player : parts(EnginePlayer.class)) {
            Engines.problems(player.engine(), gameName).forEach(problem -> problems.add(player.name(), problem));
        }
        List<String> names = parts(EnginePlayer.class).stream().map(EnginePlayer::name).toList();
        if (names.stream().distinct().count() < names.size()) {
            problems.add(team, "players: two have the same name");
        }
    }

    private static void checkGame(Resource team, Problems problems) {
        team.listProperties(GAME_NAME).forEach(named -> {
            String name = named.getObject().isLiteral() ? named.getString() : "";
            if (!name.isEmpty() && !Games.names().contains(name)) {
                problems.add(
                        Subjects.label(team),
                        "gameName is \"" + name + "\"; allowed are " + String.join(", ", Games.names()));
            }
        });
    }

    private <T extends Record> List<T> parts(Class<T> word) {
        return roster.listSubjectsWithProperty(RDF.type, Vocabulary.type(word)).toList().stream()
                .flatMap(thing -> words.read(thing, word).stream())
                .sorted(new WordOrder())
                .toList();
    }

    private void checkPhases(String team) {
        List<EGA> agents = parts(EGA.class);
        boolean complete = roster.listSubjectsWithProperty(RDF.type, Vocabulary.type(EGA.class)).toList().size()
                == agents.size();
        List<Coordinator> coordinators = parts(Coordinator.class);
        if (coordinators.stream().anyMatch(coordinator -> coordinator.clusterer() instanceof Prototypes clusters
                && clusters.hash().flatMap(texts).isEmpty())) {
            // the clusters could not be read, which was said: nobody knows what their names are
            return;
        }
        Clusterer clusterer = coordinators.stream()
                .map(coordinator -> TeamAllocator.clusterer(coordinator.clusterer(), texts))
                .findFirst()
                .orElse(new MaterialClasses());
        List<String> unowned = checkOwners(agents, clusterer.classes());
        complete &= agents.stream().map(EGA::standsFor).allMatch(clusterer.classes()::contains);
        List<String> owned = new ArrayList<>(clusterer.classes());
        if (complete) {
            owned.removeAll(unowned);
            coordinators.forEach(coordinator -> checkDuties(coordinator, agents.size()));
            if (coordinators.stream().anyMatch(coordinator -> coordinator.openingPieces() > 0)
                    && !agents.isEmpty()
                    && !unowned.isEmpty()) {
                problems.add(
                        team,
                        "players: nobody stands for " + String.join(", ", unowned) + "; each of the " + clusterer
                                + " needs an EGA");
            }
        }
        checkExceptions(owned);
        coordinators.forEach(coordinator -> coordinator.minedRules().ifPresent(rules -> checkMined(rules, owned)));
    }

    /** Returns the classes that nobody stands for. */
    private List<String> checkOwners(List<EGA> agents, List<String> classes) {
        Map<String, String> owners = new HashMap<>();
        List<String> unowned = new ArrayList<>(classes);
        for (EGA agent : agents) {
            String owned = agent.standsFor();
            String owner = owners.put(owned, agent.name());
            if (!classes.contains(owned)) {
                problems.add(agent.name(), "standsFor is \"" + owned + "\"; " + allowed(classes));
            } else if (owner != null) {
                problems.add(
                        agent.name(), "standsFor is \"" + owned + "\", as for " + owner + "; a class has one EGA");
            }
            unowned.remove(owned);
        }
        return unowned;
    }

    private void checkDuties(Coordinator coordinator, int agents) {
        if (coordinator.openingPieces() > 0 && agents == 0) {
            problems.add(
                    coordinator.name(),
                    "openingPieces is " + coordinator.openingPieces() + "; without an EGA it must be 0");
        }
        if (coordinator.dynamics().equals(Dynamics.VOTE.toString()) && coordinator.voters() > agents) {
            problems.add(
                    coordinator.name(),
                    "voters is " + coordinator.voters() + "; there are " + agents + " EGAs to vote");
        }
    }

    private void checkExceptions(List<String> owned) {
        Set<Integer> ranks = new HashSet<>();
        for (ExceptionRule rule : parts(ExceptionRule.class)) {
            String subject = "exception rule " + rule.rank();
            if (!ranks.add(rule.rank())) {
                problems.add(subject, "rank is " + rule.rank() + " twice; each rule has its own");
            }
            if (!owned.contains(rule.standsFor())) {
                problems.add(subject, "standsFor is \"" + rule.standsFor() + "\"; " + allowed(owned));
            }
            if (!owned.contains(rule.instead())) {
                problems.add(subject, "instead is \"" + rule.instead() + "\"; " + allowed(owned));
            }
            try {
                Condition.parse(rule.condition());
            } catch (NotationException e) {
                problems.add(subject, "condition is \"" + rule.condition() + "\"; " + e.getMessage());
            }
        }
    }

    private void checkMined(MinedRules mined, List<String> owned) {
        if (mined.hash().flatMap(texts).isEmpty()) {
            return;
        }
        TeamAllocator.rules(mined, texts).stream()
                .flatMap(rule -> Stream.of(rule.allocated(), rule.instead()))
                .distinct()
                .filter(name -> !owned.contains(name))
                .forEach(name -> problems.add(mined.file(), "it speaks of \"" + name + "\"; " + allowed(owned)));
    }

    private static String allowed(List<String> names) {
        return names.isEmpty() ? "there is no EGA" : "allowed are " + String.join(", ", names);
    }
}
