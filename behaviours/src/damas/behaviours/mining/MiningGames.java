package damas.behaviours.mining;

import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.HostKnowledge;
import damas.behaviours.searching.SearchThread;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.GameArchive;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.exceptions.RuleSettings;
import damas.knowledge.draughts.mining.exceptions.SearchDuel;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.text.ContentStore;
import damas.ontology.meaning.Evaluators;
import damas.ontology.roster.PhaseTeams;
import damas.ontology.words.AddGames;
import damas.ontology.words.Carried;
import damas.ontology.words.EGA;
import damas.ontology.words.Knowledge;
import damas.ontology.words.MineClusters;
import damas.ontology.words.MineRules;
import damas.ontology.words.Player;
import damas.ontology.words.SoFar;
import damas.ontology.words.Team;
import jade.content.Predicate;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** The miner's side of its conversations: the work is done on a thread of its own, one after another. */
public final class MiningGames {
    private final GameArchive archive;
    private final Executor errands;
    private String doing = "";

    /**
     * @param errands runs on the agent's thread what other threads want done
     */
    public MiningGames(GameArchive archive, Executor errands) {
        this.archive = archive;
        this.errands = errands;
    }

    /** What is being mined, for people; empty if nothing is. */
    public String doing() {
        return doing;
    }

    /** Something that takes long. */
    private interface Work {
        Predicate run() throws IOException;
    }

    private void work(Request request, String what, Work work) {
        if (!doing.isEmpty()) {
            request.refuse("the miner is busy: it " + doing);
            return;
        }
        doing = what;
        request.agree();
        SearchThread.run(() -> {
            Runnable answer;
            try {
                Predicate result = work.run();
                answer = () -> request.inform(result);
            } catch (IOException | RuntimeException e) {
                String reason = e instanceof IllegalArgumentException ? e.getMessage() : e.toString();
                answer = () -> request.fail(reason);
            }
            Runnable last = answer;
            errands.execute(() -> {
                doing = "";
                last.run();
            });
        });
    }

    /** Answers a request to add games. */
    public void add(Request request) {
        String pdn = ((AddGames) request.action()).pdn();
        work(request, "adds games", () -> {
            int added = archive.add(pdn);
            return new Carried(added + " games are new, " + archive.games().size() + " there are in all");
        });
    }

    /** Answers a request for clusters. */
    public void clusters(Request request) {
        MineClusters wanted = (MineClusters) request.action();
        work(request, "looks for clusters", () -> {
            Algorithm algorithm = Arrays.stream(Algorithm.values())
                    .filter(known -> known.toString().equals(wanted.algorithm()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no algorithm " + wanted.algorithm()
                            + "; there are " + List.of(Algorithm.values())));
            Prototypes found = archive.clusters(wanted.pieces(), algorithm, wanted.options(), wanted.seed());
            String command = "the miner, " + archive.games().size() + " games, " + wanted.pieces() + " pieces, "
                    + (algorithm + " " + wanted.options()).strip() + ", seed " + wanted.seed();
            return kept(PrototypeFile.format(found, command, List.of()));
        });
    }

    /** Answers a request for rules; what the team needs is on this host. */
    public void rules(Request request) {
        MineRules wanted = (MineRules) request.action();
        work(request, "looks for rules", () -> {
            PhaseAllocator allocator = PhaseTeams.allocator(wanted.team(), HostKnowledge.here()::find);
            SearchDuel duel = new SearchDuel(
                    evaluators(wanted.team()), TrainingSettings.search(wanted.depth()), DrawRules.ENGLISH);
            List<ExceptionRule> found = archive.rules(
                    allocator.clusterer(),
                    duel,
                    allocator.openingPieces() - 1,
                    wanted.boards(),
                    RuleSettings.THESIS,
                    played -> errands.execute(() -> request.tell(new SoFar(played, wanted.boards()))));
            String command = "the miner, " + archive.games().size() + " games, " + wanted.boards()
                    + " boards, depth " + wanted.depth();
            return kept(RuleFile.format(found, command, List.of()));
        });
    }

    /** The endgame agents' evaluators, by the class that each agent stands for. */
    private static Map<String, Supplier<Evaluator>> evaluators(Team team) {
        Map<String, Supplier<Evaluator>> evaluators = new HashMap<>();
        for (Player player : team.players()) {
            if (player instanceof EGA agent) {
                evaluators.put(agent.standsFor(), Evaluators.of(agent.evaluation(), HostKnowledge.here()::find));
            }
        }
        return evaluators;
    }

    /** Whoever gets this can name it by hash at once. */
    private static Knowledge kept(String text) {
        HostKnowledge.here().keep(text);
        return new Knowledge(ContentStore.hash(text), text);
    }
}
