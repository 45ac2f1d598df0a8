package damas.tests.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.openings.OpeningCache;
import damas.knowledge.draughts.openings.Openings;
import damas.tests.Needs;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The openings that the program makes. */
@Slow
class OpeningsTest {
    @TempDir
    private Path folder;

    @Test
    void thereAre174ThreeMoveOpenings() {
        List<Board> openings = Openings.THREE_MOVE.generate();
        assertEquals(174, openings.size());
        assertEquals(174, new HashSet<>(openings).size());
        assertTrue(openings.stream().allMatch(board -> board.turn() == Colour.WHITE));
    }

    @Test
    void theThreeMoveOpeningsAreThoseOfTheFederation() throws IOException {
        Path ballots = Needs.sharedData("three-move-ballots.txt");
        Set<Board> federation = Files.readAllLines(ballots).stream()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .map(OpeningsTest::after)
                .collect(Collectors.toSet());
        assertEquals(federation, new HashSet<>(Openings.THREE_MOVE.generate()));
    }

    private static Board after(String moves) {
        Board board = Board.START;
        for (String move : moves.split("\\s+")) {
            board = board.play(DraughtsMove.parse(move, board));
        }
        return board;
    }

    @Test
    void thereAre6310ElevenManOpenings() {
        List<Board> openings = Openings.ELEVEN_MAN.generate();
        assertEquals(6310, openings.size());
        assertTrue(openings.stream().allMatch(board -> board.pieceCount() >= 20 && board.turn() == Colour.BLACK));
        assertEquals(6310, new HashSet<>(openings).size());
    }

    @Test
    void theElevenManBallotsOfTheFederationAreAmongThem() throws IOException {
        List<DraughtsGame> federation = PdnReader.read(Needs.sharedData("11-man-ballots.pdn")).games();
        assertEquals(2400, federation.size());
        Set<Board> openings = new HashSet<>(Openings.ELEVEN_MAN.generate());
        assertTrue(federation.stream().map(DraughtsGame::start).allMatch(openings::contains));
    }

    @Test
    void theyAreGeneratedOnceAndThenReadFromTheCache() throws IOException {
        OpeningCache cache = new OpeningCache(folder.resolve("new"));
        assertFalse(cache.holds(Openings.THREE_MOVE));
        List<Board> generated = cache.load(Openings.THREE_MOVE);
        assertTrue(cache.holds(Openings.THREE_MOVE));
        long written = Files.getLastModifiedTime(cache.file(Openings.THREE_MOVE)).toMillis();
        assertEquals(generated, cache.load(Openings.THREE_MOVE));
        assertEquals(written, Files.getLastModifiedTime(cache.file(Openings.THREE_MOVE)).toMillis());
        assertEquals(Openings.THREE_MOVE.generate(), generated);
    }

    @Test
    void aDamagedCacheIsMadeAnew() throws IOException {
        OpeningCache cache = new OpeningCache(folder);
        List<Board> openings = cache.load(Openings.THREE_MOVE);
        Path file = cache.file(Openings.THREE_MOVE);
        List<String> lines = Files.readAllLines(file);
        for (List<String> damage : List.of(lines.subList(0, 100), List.of("rubbish"), List.<String>of())) {
            Files.write(file, damage);
            assertFalse(cache.holds(Openings.THREE_MOVE));
            assertEquals(openings, cache.load(Openings.THREE_MOVE));
            assertEquals(lines, Files.readAllLines(file));
        }
    }

    @Test
    void aFolderThatCannotBeWrittenCostsOnlyTheCache() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(174, new OpeningCache(file.resolve("below")).load(Openings.THREE_MOVE).size());
    }
}
