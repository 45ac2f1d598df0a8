package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The archives that the project learns from. */
@Fast
class ArchiveTest {
    private static final int GAMES = 9_031;

    @Test
    void everyGameOfPeopleReplaysIsWrittenAndIsReadBackIdentical() throws IOException {
        PdnFile file = PdnReader.read(Needs.sharedData("acf-games.pdn"));
        assertEquals(List.of(), file.problems());
        assertEquals(GAMES, file.games().size());
        assertEquals(5_201, count(file, Result.DRAW));
        assertEquals(1_544, count(file, Result.FIRST_WINS));
        assertEquals(2_286, count(file, Result.SECOND_WINS));
        assertEquals(file, PdnReader.parse("written", PdnWriter.format(file.games())));
    }

    private static long count(PdnFile file, Result result) {
        return file.games().stream().filter(game -> game.result() == result).count();
    }

    @Test
    void everyElevenManBallotIsAGameWithoutMoves() throws IOException {
        PdnFile file = PdnReader.read(Needs.sharedData("11-man-ballots.pdn"));
        assertEquals(List.of(), file.problems());
        assertEquals(2_400, file.games().size());
        assertTrue(file.games().stream().allMatch(game -> game.plies().isEmpty() && game.start().pieceCount() == 22));
        assertEquals(file, PdnReader.parse("written", PdnWriter.format(file.games())));
    }
}
