package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionData;
import damas.knowledge.draughts.mining.positions.PositionFile;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.game.Result;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import weka.core.Instances;

/** Positions out of games. */
@Fast
class PositionsTest {
    /** Five pieces, one of which White takes. */
    private static final String JUMP = """
            [FEN "B:W25,30,32:B17,13"]
            [Result "0-1"]
            1. 17-22 25x18 2. 13-17 32-28 0-1
            """;

    @TempDir
    private Path folder;

    private static List<DraughtsGame> games(String pdn) {
        return PdnReader.parse("test.pdn", pdn).games();
    }

    @Test
    void theFirstPositionOfThePhaseIsTakenSeenByTheSideToMove() {
        DraughtsGame game = games(JUMP).get(0);
        List<Board> first = new PositionMiner(4, Extent.FIRST, false).positions(game);
        assertEquals(List.of(Fen.parse("B:W18,30,32:B13")), first);
        List<Board> fromFive = new PositionMiner(5, Extent.FIRST, true).positions(game);
        assertEquals(List.of(Fen.parse("W:W25,30,32:B22,13").mirrored()), fromFive);
        assertEquals(Colour.BLACK, fromFive.get(0).turn());
    }

    @Test
    void onlyTheWinnersPositionsAreTakenIfAsked() {
        DraughtsGame game = games(JUMP).get(0);
        assertEquals(5, new PositionMiner(5, Extent.ALL, false).positions(game).size());
        assertEquals(2, new PositionMiner(5, Extent.ALL, true).positions(game).size());
        DraughtsGame drawn = new DraughtsGame(game.tags(), game.start(), "", game.plies(), Result.DRAW);
        assertEquals(List.of(), new PositionMiner(5, Extent.ALL, true).positions(drawn));
    }

    @Test
    void aPositionThatComesTwiceOrTurnedRoundIsCounted() {
        DraughtsGame game = games(JUMP).get(0);
        Board mirrored = game.start().mirrored();
        DraughtsGame other = new DraughtsGame(game.tags(), mirrored, "", List.of(), Result.UNKNOWN);
        List<CountedPosition> counted =
                new PositionMiner(5, Extent.FIRST, false).mine(List.of(game, other, game));
        assertEquals(List.of(new CountedPosition(game.start(), 3)), counted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "rubbish", "1. 99-98 0-1", "[FEN \"nonsense\"] 1. 11-15 *", "\0\1\2 [[[ {{{", "1-0 0-1"})
    void rubbishGivesNoPosition(String pdn) {
        assertEquals(List.of(), PositionMiner.winners().mine(games(pdn)).stream()
                .filter(position -> position.board().pieceCount() < 24)
                .toList());
    }

    @Test
    void thePartsOfAnArchiveShareNoGame() {
        List<Integer> numbers = List.of(1, 2, 3, 4, 5, 6, 7, 8);
        assertEquals(List.of(1, 3, 5, 7), GamePart.TRAINING.of(numbers));
        assertEquals(List.of(4, 8), GamePart.RULES.of(numbers));
        assertEquals(List.of(2, 6), GamePart.REPORT.of(numbers));
        assertEquals(numbers, GamePart.ALL.of(numbers));
    }

    @Test
    void wekaReadsTheTable() throws IOException {
        FeatureSet features = PublishedSet.VISIONDRAUGHTS.features();
        List<CountedPosition> positions = List.of(
                new CountedPosition(Fen.parse("B:W18,30,32:B13"), 2), new CountedPosition(Fen.parse("B:WK18:BK13"), 1));
        for (Coding coding : Coding.values()) {
            Instances data = PositionData.of("endgames", positions, features, coding);
            Instances read = new Instances(new StringReader(data.toString()));
            assertEquals(2, read.size());
            assertEquals(coding == Coding.COUNTS ? 15 : 48, read.numAttributes());
            assertEquals(data.toString(), read.toString());
        }
        Instances counts = PositionData.of("endgames", positions, features, Coding.COUNTS);
        assertEquals(2, counts.get(0).value(counts.attribute("PieceDisadvantage")));
    }

    @Test
    void positionsAreWrittenAndReadBack() throws IOException {
        List<CountedPosition> positions = new PositionMiner(5, Extent.ALL, false).mine(games(JUMP));
        Path file = folder.resolve("positions.txt");
        PositionFile.write(file, positions, "a remark");
        assertEquals(positions, PositionFile.read(file));
    }

    @Test
    void aWrongLineIsNamed() {
        String message = assertThrows(
                        NotationException.class, () -> PositionFile.parse("here.txt", "# fine\nB:W32:B14 1\nB:W32:B14"))
                .getMessage();
        assertTrue(message.startsWith("here.txt:3: "), message);
        assertThrows(NotationException.class, () -> PositionFile.parse("here.txt", "B:W32:B14 0"));
        assertThrows(NotationException.class, () -> PositionFile.parse("here.txt", "B:W99:B14 1"));
    }

    @Test
    void thePhasesOfTheArchive() throws IOException {
        List<DraughtsGame> games = PdnReader.read(Needs.sharedData("acf-games.pdn")).games();
        List<CountedPosition> endgames = new PositionMiner(12, Extent.FIRST, false).mine(games);
        assertTrue(endgames.stream().allMatch(position -> position.board().pieceCount() <= 12));
        assertTrue(endgames.size() > 6_000, endgames.size() + " positions");
        int shown = games.stream().mapToInt(game -> PositionMiner.winners().positions(game).size()).sum();
        assertEquals(95_939, shown);
    }
}
