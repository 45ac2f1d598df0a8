package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sixteen middle games of the ACF's archive: of its games 400, 800 and so on to 6400 the first position after move 12
 * with nothing to take. They have 14 to 20 pieces.
 */
public final class ArchivePositions {
    public static final List<Board> BOARDS = Stream.of(
                    "W:W13,22,24,26,28,30,31,32:B1,4,6,7,12,15,17,19",
                    "B:W18,19,21,22,27,28,30,32:B1,3,5,6,10,12,13,20",
                    "B:W8,13,23,25,27,30,31,32:B2,3,5,6,7,12,20,24",
                    "B:W14,18,19,21,22,23,26,27,28,31:B2,3,5,7,8,9,12,13,16,20",
                    "B:W19,22,23,25,26,27,31:B6,7,8,9,10,11,12",
                    "B:W15,21,23,26,27,28,29,31:B1,2,3,8,12,13,16,20",
                    "B:W10,13,19,24,27,28,30,32:B1,3,4,8,11,12,14,K31",
                    "W:W9,13,21,23,25,26,27,31,32:B1,2,3,6,11,12,16,20,24",
                    "B:W18,19,21,23,26,27,30,31,32:B2,5,8,9,10,12,14,16,20",
                    "W:W18,20,21,25,26,28,29,31:B2,6,7,8,9,12,13,19",
                    "B:W16,21,23,25,27,28,30,31:B1,2,3,7,13,14,15,18",
                    "B:W13,20,21,24,26,27,28,31:B1,2,6,7,8,11,15,19",
                    "B:W14,15,18,19,21,27,30,31,32:B2,3,4,5,6,7,12,17,20",
                    "B:W9,13,21,22,23,27,30,31,32:B1,2,4,6,10,11,12,20,24",
                    "B:W6,13,19,21,23,24,25,26,27,31,32:B2,3,5,8,9,12,14,16,20",
                    "B:W19,22,23,24,26,28,30,31:B2,5,6,7,11,12,13,17")
            .map(Fen::parse)
            .toList();

    private ArchivePositions() {}
}
