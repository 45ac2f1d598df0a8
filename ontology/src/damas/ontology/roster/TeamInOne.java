package damas.ontology.roster;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.allocation.Allocated;
import damas.knowledge.draughts.allocation.Allocator;
import damas.knowledge.draughts.allocation.Vote;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.ontology.meaning.Evaluators;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A whole team without agents: who plays a move is allocated as on a platform, and whoever it is searches here and
 * alone. So thousands of games can be played between teams in minutes.
 */
public final class TeamInOne {
    /** Tables are made anew for each game and agent, so they are small. */
    private static final int MOST_TABLE_ENTRIES = 1 << 15;

    private final Allocator allocator;
    private final Limits limits;
    private final Map<String, SearchSettings> settings = new HashMap<>();
    private final Map<String, Supplier<Evaluator>> evaluators = new HashMap<>();

    /**
     * @param limits of each move; {@link Limits#NONE} leaves every player its own
     */
    public TeamInOne(Roster roster, Limits limits) {
        this.limits = limits;
        Function<String, Optional<String>> texts = hash -> Optional.ofNullable(roster.knowledge().get(hash));
        allocator = TeamAllocator.of(roster.team(), texts);
        for (damas.ontology.words.Player player : roster.team().players()) {
            SearchSettings own = SearchPlans.settings(player.search());
            settings.put(
                    player.name(),
                    own.withTable(Math.min(own.tableEntries(), MOST_TABLE_ENTRIES), own.tableUse()));
            evaluators.put(player.name(), Evaluators.of(player.evaluation(), texts));
        }
    }

    /** The team in a new game. */
    public Player player() {
        return new Player();
    }

    /** The team in one game. */
    public final class Player implements damas.knowledge.draughts.learning.Player {
        private final Map<String, Search> searches = new HashMap<>();
        private Allocated last;
        private boolean fallback;

        private Player() {}

        @Override
        public DraughtsMove choose(DraughtsPosition history) {
            last = allocator.allocate(history, Set.of());
            Map<String, DraughtsMove> proposals = new LinkedHashMap<>();
            fallback = history.board().moves().size() > 1;
            for (String player : last.players()) {
                Budget budget = limits.budget(settings.get(player).budget(), history.turn());
                SearchResult found = search(player).search(history, budget);
                proposals.put(player, found.best());
                fallback &= found.depth() == 0;
            }
            return proposals.size() == 1
                    ? proposals.values().iterator().next()
                    : Vote.of(history.board(), proposals).move();
        }

        private Search search(String player) {
            return searches.computeIfAbsent(
                    player, name -> Search.of(settings.get(name), evaluators.get(name).get()));
        }

        /** Whether no player chose the last move: no search had finished an iteration in time. */
        public boolean isFallback() {
            return fallback;
        }

        /** Who decided on the last move, and why. */
        public Allocated last() {
            return last;
        }
    }
}
