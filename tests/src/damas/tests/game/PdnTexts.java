package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnProblem;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.Ply;
import java.util.List;
import java.util.stream.Collectors;

/** What tests of PDN do with the texts they read. */
final class PdnTexts {
    /** A game after which Black, to move, has no move. */
    static final String NO_MOVE_LEFT = """
            1. 11-15 24-20 2. 9-14 27-24 3. 14-17 21x14 4. 10x17 22x13 5. 15-19 23x16 6. 12x19 24x15 7. 8-12 32-27
            8. 5-9 15-10 9. 7x14 27-23 10. 12-16 20x11 11. 14-18 23x5 12. 4-8 11x4 13. 3-8 4x11 14. 2-7 11x9 15. 1-6 9x2
            """;

    private PdnTexts() {}

    static PdnFile parse(String text) {
        return PdnReader.parse("test.pdn", text);
    }

    /** The only game of a text that is without fault. */
    static DraughtsGame game(String text) {
        PdnFile file = parse(text);
        assertEquals(List.of(), file.problems());
        assertEquals(1, file.games().size());
        return file.games().get(0);
    }

    static String moves(DraughtsGame game) {
        return game.plies().stream().map(ply -> ply.move().toString()).collect(Collectors.joining(" "));
    }

    static List<String> allMoves(PdnFile file) {
        return file.games().stream().map(PdnTexts::moves).toList();
    }

    static List<String> lines(PdnFile file) {
        return file.problems().stream().map(PdnProblem::toString).toList();
    }

    static Ply lastPly(DraughtsGame game) {
        return game.plies().get(game.plies().size() - 1);
    }
}
