package damas.ontology.roster;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.team.Allocated;
import damas.knowledge.team.Allocator;
import damas.knowledge.team.Vote;
import damas.ontology.words.Player;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A whole team without agents: players are allocated as on a platform, and search on the caller's thread, so that
 * thousands of games between teams take minutes.
 */
public final class TeamInOne {
    private final Allocator allocator;
    private final Limits limits;
    private final Map<String, Supplier<Engine>> engines = new HashMap<>();

    /**
     * @param limits of each move; {@link Limits#NONE} leaves every player its own
     */
    public TeamInOne(Roster roster, Limits limits) {
        this.limits = limits;
        Function<String, Optional<String>> texts = hash -> Optional.ofNullable(roster.knowledge().get(hash));
        allocator = TeamAllocator.of(roster.team(), texts);
        for (Player player : roster.team().players()) {
            engines.put(
                    player.name(),
                    PlayerEngines.serial(player, Games.named(roster.team().gameName()), texts, Runnable::run));
        }
    }

    /** The team in a new game. */
    public InGame newGame() {
        return new InGame();
    }

    /** The team in one game; for one thread. */
    public final class InGame {
        private final Map<String, Engine> playing = new HashMap<>();
        private Allocated last;
        private boolean fallback;

        private InGame() {}

        /** The move that the team plays in a position with a legal move; empty if it resigns. */
        public Optional<Move> choose(Position position) {
            last = allocator.allocate(position, Set.of());
            Map<String, Move> proposals = new LinkedHashMap<>();
            fallback = position.moves().size() > 1;
            boolean resigns = true;
            for (String player : last.players()) {
                Engine engine = playing.computeIfAbsent(player, name -> engines.get(name).get());
                Report found = engine.answer(position, limits);
                proposals.put(player, found.best());
                fallback &= found.depth() == 0;
                resigns &= engine.resigns(found);
            }
            if (resigns) {
                return Optional.empty();
            }
            return Optional.of(
                    proposals.size() == 1
                            ? proposals.values().iterator().next()
                            : Vote.of(position, proposals).move());
        }

        /** Whether no player chose the last move: no search had finished an iteration in time. */
        public boolean isFallback() {
            return fallback;
        }

        /** The players that decided on the last move, and the reason. */
        public Allocated last() {
            return last;
        }
    }
}
