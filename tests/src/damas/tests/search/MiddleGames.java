package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import java.util.List;
import java.util.stream.Stream;

/** Positions from 12 to 46 plies into games between searches, with 9 to 18 pieces and nothing to take. */
final class MiddleGames {
    static final List<Board> BOARDS = Stream.of(
                    "B:W14,15,22,25,27,28,29,30,31,32:B1,2,3,4,5,6,8,12",
                    "B:W12,17,23,25,26,27,28,29,31:B2,3,4,5,6,7,8,16",
                    "B:W10,17,22,24,25,28,29,30,32:B1,2,3,5,9,11,12,13,23",
                    "B:W14,20,24,25,26,27,28,30,31:B3,5,6,7,9,11,16,18",
                    "B:W13,14,20,21,23,25,28,31:B1,4,5,6,7,11,15,16",
                    "B:W20,22,23,27,29,32:B2,11,12,14,21,28",
                    "B:W6,12,19,27,28,32:B3,8,11,13,14,20",
                    "B:W11,13,18,23:B1,5,6,9,27")
            .map(Fen::parse)
            .toList();

    /** What comes after: fewer pieces, kings on both sides. */
    static final List<Board> ENDINGS = Stream.of(
                    "B:WK3,K20,21:BK29,K32,12",
                    "W:WK10,K19,28:BK2,K5,13",
                    "B:WK31,K32,22:BK1,K10,9",
                    "W:WK7,30,31:BK26,1,4",
                    "B:WK18,K23:BK6,K11")
            .map(Fen::parse)
            .toList();

    private MiddleGames() {}
}
