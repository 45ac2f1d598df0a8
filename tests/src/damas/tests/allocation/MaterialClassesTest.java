package damas.tests.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.MaterialClass;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The classes of endgames that need no learning. */
@Fast
class MaterialClassesTest {
    private final MaterialClasses classes = new MaterialClasses();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W21-32:B1-12     | level kings ahead behind",
                "B:W21,22:B1,2,3    | ahead level kings behind",
                "W:W21,22:B1,2,3    | behind level kings ahead",
                "B:W21:B1,2,3,4     | ahead level kings behind",
                "B:WK21,22:BK1,2    | kings ahead behind level",
                "B:WK21,22:B1,2     | kings behind level ahead",
                "W:WK21,22:B1,2     | kings ahead level behind",
                "B:WK21:BK1,2       | ahead kings level behind",
                "B:W21:BK1          | kings ahead level behind",
                "W:W21:BK1,K2       | behind kings level ahead",
            })
    void thePositionsOwnClassComesFirstAndTheOthersByDistance(String fen, String ranked) {
        assertEquals(List.of(ranked.split(" ")), classes.rank(Fen.parse(fen)));
    }

    @Test
    void exactlyOneClassIsAtNoDistanceAndRankedFirst() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 2_000; i++) {
            Board board = positions.next();
            MaterialClass own = MaterialClass.of(board);
            for (MaterialClass other : MaterialClass.values()) {
                assertEquals(other == own, other.distance(board) == 0, board + " " + other);
            }
            assertEquals(own.toString(), classes.rank(board).get(0));
            assertEquals(Set.copyOf(classes.classes()), Set.copyOf(classes.rank(board)));
            assertEquals(classes.rank(board), classes.rank(board.mirrored()), "the colour makes no difference");
        }
    }
}
