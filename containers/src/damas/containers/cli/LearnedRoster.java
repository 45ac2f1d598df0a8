package damas.containers.cli;

import damas.knowledge.text.WholeFile;
import damas.ontology.meaning.Evaluators;
import damas.ontology.words.Coordinator;
import damas.ontology.words.IIGA;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Team;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the roster of a team that has learned its endgames: like the team before, with the new agents. */
final class LearnedRoster {
    private LearnedRoster() {}

    /**
     * @param team the team as it was: its opening agent, search and coordinator stay
     * @param clusters whose agents are in {@code networks} beside the roster
     * @param rules whether there are rules beside it
     * @param command what repeats the learning
     */
    static void write(Path file, Team team, IIGA iiga, List<String> clusters, boolean rules, String command)
            throws IOException {
        Coordinator coordinator = team.coordinator();
        String players = clusters.stream().map(name -> " , <#" + name + ">").collect(Collectors.joining());
        StringBuilder text = new StringBuilder("# Made by " + command + "\n\n"
                + "@prefix : <http://example.org/damas#> .\n\n"
                + "<#team> a :Team ;\n"
                + "  :name \"" + team.name() + "\" ;\n"
                + "  :purpose \"" + team.name() + ", whose endgame agents were trained on mined clusters\" ;\n"
                + "  :coordinator [ a :Coordinator ; :openingPieces " + coordinator.openingPieces()
                + " ; :dynamics \"" + coordinator.dynamics() + "\" ; :voters "
                + Math.min(coordinator.voters(), clusters.size()) + " ;\n"
                + "    :clusterer [ a :Prototypes ; :file \"clusters.txt\" ]"
                + (rules ? " ;\n    :minedRules [ a :MinedRules ; :file \"rules.txt\" ]" : "") + " ] ;\n"
                + "  :players <#iiga>" + players + " .\n\n"
                + "<#iiga> a :IIGA ; :name \"" + iiga.name() + "\" ; :search <#search> ;\n"
                + "  :evaluation [ a :Network ; :file \"" + Evaluators.label(iiga.evaluation()) + "\" ] .\n\n");
        for (String name : clusters) {
            text.append("<#").append(name).append("> a :EGA ; :name \"ega-").append(name.replace("cluster-", ""))
                    .append("\" ; :standsFor \"").append(name).append("\" ; :search <#search> ;\n")
                    .append("  :evaluation [ a :Network ; :file \"networks/").append(name).append(".txt\" ] .\n\n");
        }
        text.append(search(iiga.search()));
        WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String search(SearchPlan plan) {
        return "<#search> a :SearchPlan ; :algorithm \"" + plan.algorithm() + "\" ; :capturesResolved "
                + plan.capturesResolved() + " ; :tableEntries " + plan.tableEntries() + " ;\n"
                + "  :tableUse \"" + plan.tableUse() + "\" ; :historyHeuristic " + plan.historyHeuristic()
                + " ; :firstDepth " + plan.firstDepth() + " ; :depthStep " + plan.depthStep() + " ;\n"
                + plan.depth().map(depth -> "  :depth " + depth + " ;").orElse("") + " :distribution \""
                + plan.distribution() + "\" ; :drawRules \"" + plan.drawRules() + "\" .\n";
    }
}
