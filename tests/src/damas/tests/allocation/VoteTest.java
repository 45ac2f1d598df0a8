package damas.tests.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.team.Vote;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Several players settle on a move. */
@Fast
class VoteTest {
    private static final DraughtsPosition START = DraughtsPosition.of(Board.START);
    private static final List<DraughtsMove> MOVES = Board.START.moves();

    @Test
    void theMajorityWins() {
        Vote vote = Vote.of(START, Map.of("a", MOVES.get(1), "b", MOVES.get(0), "c", MOVES.get(1)));
        assertEquals(new Vote(MOVES.get(1), List.of("a", "c"), "2 of 3 propose " + MOVES.get(1)), vote);
    }

    @Test
    void oneVoterDecides() {
        assertEquals(MOVES.get(3), Vote.of(START, Map.of("a", MOVES.get(3))).move());
    }

    @Test
    void theMostVotesAreNotAMajority() {
        Map<String, DraughtsMove> proposals = Map.of(
                "a", MOVES.get(0), "b", MOVES.get(0), "c", MOVES.get(1), "d", MOVES.get(1), "e", MOVES.get(2));
        assertTrue(Vote.of(START, proposals).reason().startsWith("no majority among "));
    }

    @Test
    void theLotFallsOnAProposalAndOnTheSameOneForOnePosition() {
        Positions positions = new Positions(Positions.SEED);
        Set<String> drawn = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Board board = positions.fromGame();
            List<DraughtsMove> moves = board.moves();
            if (moves.size() < 3) {
                continue;
            }
            Map<String, DraughtsMove> proposals = Map.of("a", moves.get(0), "b", moves.get(1), "c", moves.get(2));
            Vote vote = Vote.of(DraughtsPosition.of(board), proposals);
            assertEquals(1, vote.supporters().size());
            assertEquals(vote.move(), proposals.get(vote.supporters().get(0)));
            assertEquals(
                    vote,
                    Vote.of(DraughtsPosition.of(board), new TreeMap<>(proposals)),
                    "the order of arrival makes no difference");
            drawn.addAll(vote.supporters());
        }
        assertEquals(Set.of("a", "b", "c"), drawn);
    }

    @Test
    void aVoteNeedsAProposal() {
        assertThrows(IllegalArgumentException.class, () -> Vote.of(START, Map.of()));
    }
}
