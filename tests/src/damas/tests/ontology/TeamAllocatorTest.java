package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.engine.Budget;
import damas.knowledge.text.NotationException;
import damas.ontology.roster.PhaseTeams;
import damas.ontology.roster.Roster;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.IIGA;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchingPlayer;
import damas.ontology.words.Team;
import damas.tests.Fast;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Words of a roster become what allocates and what searches. */
@Fast
class TeamAllocatorTest {
    private static Team team(String text) {
        return Rosters.reader().parse("example.ttl", text, Rosters.FOLDER).team();
    }

    private static PhaseAllocator allocator(String text) {
        return PhaseTeams.allocator(team(text), hash -> Optional.empty());
    }

    @Test
    void aTeamIsAllocatedAsItsRosterSays() {
        assertEquals(
                new PhaseAllocator(
                        "iiga",
                        Map.of("ahead", "ega-1", "behind", "ega-2", "level", "ega-3", "kings", "ega-4"),
                        15,
                        Dynamics.ONCE,
                        3,
                        new MaterialClasses(),
                        List.of(
                                new ExceptionRule("ahead", Condition.parse("PieceAdvantage >= 2"), "kings"),
                                new ExceptionRule("level", Condition.parse("Threat > 1 and Taken < 1"), "ahead"))),
                allocator(Rosters.EXAMPLE));
    }

    @Test
    void changingWhatAnAgentStandsForChangesWhoIsAllocated() {
        DraughtsPosition behind = DraughtsPosition.of(Fen.parse("W:W21,22:B1,2,3"));
        String exchanged = Rosters.EXAMPLE
                .replace(":standsFor \"behind\"", ":standsFor \"x\"")
                .replace(":standsFor \"kings\"", ":standsFor \"behind\"")
                .replace(":standsFor \"x\"", ":standsFor \"kings\"");
        assertEquals(
                List.of("ega-2"), allocator(Rosters.EXAMPLE).allocate(behind, Set.of()).players());
        assertEquals(List.of("ega-4"), allocator(exchanged).allocate(behind, Set.of()).players());
    }

    @ParameterizedTest
    @EnumSource(PublishedPlayer.class)
    void aPublishedPlayerIsTheSameAsARoster(PublishedPlayer player) throws IOException {
        Roster roster = Rosters.reader().read(Rosters.FOLDER.resolve(player + ".ttl"));
        IIGA only = (IIGA) roster.team().players().get(0);
        assertEquals(player.search(), SearchPlans.settings(only.search()));
        assertEquals(player + ".txt", ((Network) only.evaluation()).file());
        assertEquals(0, PhaseTeams.allocator(roster.team(), hash -> Optional.empty()).openingPieces());
    }

    @Test
    void aPlanWithoutADepthHasNoLimitAndAWrongWordIsNamed() {
        SearchPlan plan = ((SearchingPlayer) team(Rosters.EXAMPLE).players().get(0)).search();
        SearchPlan unlimited = new SearchPlan(
                plan.algorithm(), true, 0, "exact", true, 1, 1, Optional.empty(), "serial", "none");
        assertEquals(Budget.UNLIMITED, SearchPlans.settings(unlimited).budget());
        SearchPlan wrong =
                new SearchPlan("guess", true, 0, "exact", true, 1, 1, Optional.empty(), "serial", "none");
        assertEquals(
                "'guess' is no algorithm; there are alpha-beta, minimax",
                assertThrows(NotationException.class, () -> SearchPlans.settings(wrong)).getMessage());
    }
}
