package damas.tests.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.knowledge.draughts.allocation.Phase;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.game.Side;
import damas.knowledge.team.Allocated;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who plays which position. */
@Fast
class AllocatorTest {
    private static final Map<String, String> AGENTS = Map.of(
            "ahead", "ega-ahead", "behind", "ega-behind", "level", "ega-level", "kings", "ega-kings");
    private static final Board AHEAD = Fen.parse("B:W21,22:B1,2,3");
    private static final Board LEVEL = Fen.parse("B:W21,22:B1,2");

    private static PhaseAllocator allocator(Dynamics dynamics, ExceptionRule... rules) {
        return new PhaseAllocator("iiga", AGENTS, 6, dynamics, 3, new MaterialClasses(), List.of(rules));
    }

    private static Allocated allocate(PhaseAllocator allocator, Board board, String... absent) {
        return allocator.allocate(DraughtsPosition.of(board), Set.of(absent));
    }

    private static ExceptionRule rule(String allocated, String condition, String instead) {
        return new ExceptionRule(allocated, Condition.parse(condition), instead);
    }

    @Test
    void manyPiecesAreTheOpeningAgents() {
        Allocated start = allocate(allocator(Dynamics.ONCE), Board.START);
        assertEquals(new Allocated(List.of("iiga"), Phase.OPENING.toString(), "24 pieces: opening, so iiga"), start);
        assertEquals(Phase.OPENING.toString(), allocate(allocator(Dynamics.ONCE), Fen.parse("B:W21-23:B1-3")).phase());
        assertEquals(Phase.ENDGAME.toString(), allocate(allocator(Dynamics.ONCE), Fen.parse("B:W21-23:B1-2")).phase());
    }

    @Test
    void aTeamWithoutEndgamesIsOneAgent() {
        PhaseAllocator alone =
                new PhaseAllocator("iiga", Map.of(), 0, Dynamics.ONCE, 3, new MaterialClasses(), List.of());
        assertEquals(
                new Allocated(List.of("iiga"), Phase.OPENING.toString(), "5 pieces: iiga plays the whole game"),
                allocate(alone, AHEAD));
    }

    @Test
    void anEndgameGoesToTheAgentOfItsClass() {
        assertEquals(
                new Allocated(
                        List.of("ega-ahead"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; material classes say ahead, so ega-ahead"),
                allocate(allocator(Dynamics.ONCE), AHEAD));
    }

    @Test
    void theFirstRuleOfTheClassThatFiresSendsItElsewhere() {
        PhaseAllocator ruled = allocator(
                Dynamics.ONCE,
                rule("level", "PieceAdvantage >= 0", "behind"),
                rule("ahead", "PieceAdvantage >= 2", "level"),
                rule("ahead", "PieceAdvantage >= 1", "kings"),
                rule("ahead", "PieceAdvantage >= 1", "behind"));
        assertEquals(
                new Allocated(
                        List.of("ega-kings"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; material classes say ahead, so ega-ahead; exception rule 3"
                                + " (PieceAdvantage >= 1) sends it to ega-kings"),
                allocate(ruled, AHEAD));
        assertEquals(List.of("ega-behind"), allocate(ruled, LEVEL).players());
    }

    // ---- once, or before every move ----

    private static DraughtsPosition play(DraughtsPosition history, String move) {
        DraughtsMove played = history.board().moves().stream()
                .filter(legal -> legal.toString().equals(move))
                .findFirst()
                .orElseThrow(() -> new AssertionError(history.board() + ": " + history.board().moves()));
        return history.after(played);
    }

    /** White, to move, was a man down; then it took one. */
    private static DraughtsPosition recovered() {
        DraughtsPosition history = DraughtsPosition.of(Fen.parse("W:W18,19:B15,6,1"));
        return play(play(history, "18x11"), "6-9");
    }

    @Test
    void onceDecidedItStaysSo() {
        assertEquals(
                new Allocated(
                        List.of("ega-behind"),
                        Phase.ENDGAME.toString(),
                        "4 pieces: endgame; decided at 5 pieces: material classes say behind, so ega-behind"),
                allocator(Dynamics.ONCE).allocate(recovered(), Set.of()));
    }

    @Test
    void orItIsDecidedBeforeEveryMove() {
        assertEquals(
                new Allocated(
                        List.of("ega-level"),
                        Phase.ENDGAME.toString(),
                        "4 pieces: endgame; material classes say level, so ega-level"),
                allocator(Dynamics.EVERY_MOVE).allocate(recovered(), Set.of()));
    }

    @Test
    void theHistoryOfTheSideToMoveCounts() {
        // White is first to see an endgame, and is behind in it; Black's own first one is ahead
        DraughtsPosition history = DraughtsPosition.of(Fen.parse("B:W18,22,32:B14,1,2"));
        DraughtsPosition afterCapture = play(history, "14x23");
        PhaseAllocator once = allocator(Dynamics.ONCE);
        assertEquals(List.of("ega-behind"), once.allocate(afterCapture, Set.of()).players());
        assertEquals(List.of("ega-ahead"), once.allocate(play(afterCapture, "32-27"), Set.of()).players());
    }

    @Test
    void oneCaptureMayJumpPastTheThreshold() {
        // seven pieces, then a double capture leaves five
        DraughtsPosition history = DraughtsPosition.of(Fen.parse("B:W10,18,30,31:B7,1,2"));
        PhaseAllocator once = allocator(Dynamics.ONCE);
        assertEquals(Phase.OPENING.toString(), once.allocate(history, Set.of()).phase());
        DraughtsPosition jumped = play(history, history.board().moves().get(0).toString());
        assertEquals(5, jumped.board().pieceCount(), jumped.board().toString());
        assertEquals(List.of("ega-behind"), once.allocate(jumped, Set.of()).players());
    }

    @Test
    void inWholeGamesOnceNeverChangesAndEveryMoveFollowsThePosition() {
        Positions positions = new Positions(Positions.SEED);
        PhaseAllocator once =
                new PhaseAllocator("iiga", AGENTS, 15, Dynamics.ONCE, 3, new MaterialClasses(), List.of());
        PhaseAllocator every =
                new PhaseAllocator("iiga", AGENTS, 15, Dynamics.EVERY_MOVE, 3, new MaterialClasses(), List.of());
        for (int game = 0; game < 20; game++) {
            DraughtsPosition history = DraughtsPosition.of(Board.START);
            Map<Side, List<String>> chosen = new EnumMap<>(Side.class);
            for (int ply = 0; ply < 150 && history.board().moveCount() > 0; ply++) {
                Board board = history.board();
                Allocated allocated = once.allocate(history, Set.of());
                assertEquals(board.pieceCount() >= 15, allocated.phase().equals(Phase.OPENING.toString()));
                if (allocated.phase().equals(Phase.ENDGAME.toString())) {
                    chosen.putIfAbsent(board.turn(), allocated.players());
                    assertEquals(chosen.get(board.turn()), allocated.players());
                    String own = new MaterialClasses().nearest(board);
                    assertEquals(List.of("ega-" + own), every.allocate(history, Set.of()).players());
                } else {
                    assertEquals(List.of("iiga"), allocated.players());
                }
                List<DraughtsMove> moves = board.moves();
                history = history.after(moves.get(positions.random().nextInt(moves.size())));
            }
        }
    }

    // ---- who is absent ----

    @Test
    void theNextInLineStandsInForWhoIsAbsent() {
        PhaseAllocator once = allocator(Dynamics.ONCE);
        assertEquals(
                new Allocated(
                        List.of("ega-level"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; material classes say ahead, so ega-ahead; ega-ahead is absent,"
                                + " so ega-level"),
                allocate(once, AHEAD, "ega-ahead", "ega-behind"));
        assertEquals(
                "5 pieces: endgame; material classes say ahead, so ega-ahead; ega-ahead and ega-level are absent,"
                        + " so ega-kings",
                allocate(once, AHEAD, "ega-ahead", "ega-level").reason());
        assertEquals(
                List.of("iiga"),
                allocate(once, AHEAD, "ega-ahead", "ega-level", "ega-kings", "ega-behind").players());
    }

    @Test
    void theBestEndgameAgentStandsInForTheOpeningAgent() {
        assertEquals(
                new Allocated(
                        List.of("ega-level"),
                        Phase.OPENING.toString(),
                        "24 pieces: opening, so iiga; iiga is absent, so ega-level"),
                allocate(allocator(Dynamics.ONCE), Board.START, "iiga"));
    }

    @Test
    void whereNobodyIsThereNobodyPlays() {
        Allocated nobody =
                allocate(allocator(Dynamics.VOTE), AHEAD, "iiga", "ega-ahead", "ega-level", "ega-kings", "ega-behind");
        assertEquals(List.of(), nobody.players());
        assertTrue(nobody.reason().endsWith("nobody is there"), nobody.reason());
    }

    // ---- votes ----

    @Test
    void theNearestVote() {
        assertEquals(
                new Allocated(
                        List.of("ega-ahead", "ega-level", "ega-kings"),
                        Phase.ENDGAME.toString(),
                        "5 pieces: endgame; material classes say ahead; ega-ahead, ega-level and ega-kings vote"),
                allocate(allocator(Dynamics.VOTE), AHEAD));
        assertEquals(
                List.of("ega-ahead", "ega-kings", "ega-behind"),
                allocate(allocator(Dynamics.VOTE), AHEAD, "ega-level").players());
    }

    @Test
    void theOpeningAgentDoesNotVoteUnlessAlone() {
        PhaseAllocator vote = allocator(Dynamics.VOTE);
        assertEquals(List.of("ega-behind"), allocate(vote, AHEAD, "ega-ahead", "ega-level", "ega-kings").players());
        Allocated alone = allocate(vote, AHEAD, "ega-ahead", "ega-level", "ega-kings", "ega-behind");
        assertEquals(List.of("iiga"), alone.players());
        assertTrue(alone.reason().endsWith("are absent; iiga decides alone"), alone.reason());
    }

    @Test
    void aVoteNeedsVoters() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new PhaseAllocator("iiga", AGENTS, 15, Dynamics.VOTE, 0, new MaterialClasses(), List.of()));
    }
}
