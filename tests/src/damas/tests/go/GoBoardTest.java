package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.go.GoArea;
import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.Neighbourhood;
import damas.tests.Fast;
import damas.tests.Slow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The fast board agrees with the slow one, and finds all legal positions of small boards. */
class GoBoardTest {
    private static final long SEED = 20261118;

    /** The number of cells whose legality is compared before each move, and the distance between them. */
    private static final int SAMPLE = 25;
    private static final int STEP = 29;

    @Test
    @Fast
    void itAgreesWithTheSlowBoardOver20000RandomMoves() {
        randomMoves(20_000);
    }

    @Test
    @Slow
    void itAgreesWithTheSlowBoardOver1000000RandomMoves() {
        randomMoves(1_000_000);
    }

    /** As many moves on each size; every second game allows suicide. */
    private static void randomMoves(int moves) {
        Random random = new Random(SEED);
        int sizes = GoPoints.LARGEST - GoPoints.SMALLEST + 1;
        for (int size = GoPoints.SMALLEST; size <= GoPoints.LARGEST; size++) {
            Map<String, Long> keys = new HashMap<>();
            int left = (moves + sizes - 1) / sizes;
            boolean allowsSuicide = false;
            while (left > 0) {
                left -= randomGame(size, allowsSuicide, Math.min(left, 3 * size * size), random, keys);
                allowsSuicide = !allowsSuicide;
            }
        }
    }

    /** Plays random moves and compares the boards after each. Returns the number of moves. */
    private static int randomGame(
            int size, boolean allowsSuicide, int length, Random random, Map<String, Long> keys) {
        GoBoard fast = new GoBoard(size, allowsSuicide);
        SlowGoBoard slow = new SlowGoBoard(size, allowsSuicide);
        GoArea area = new GoArea(size);
        int passes = 0;
        for (int i = 0; i < length; i++) {
            List<Integer> legal = assertSameLegalMoves(fast, slow, random);
            int before = fast.captured();
            int removed = 0;
            if (legal.isEmpty() || random.nextInt(30) == 0) {
                fast.play(GoPoints.PASS);
                slow.pass();
                passes++;
            } else {
                int cell = legal.get(random.nextInt(legal.size()));
                long expected = fast.keyAfter(fast.points().point(cell));
                fast.play(fast.points().point(cell));
                removed = slow.play(cell);
                passes = 0;
                assertEquals(expected, fast.key(), slow::stones);
            }
            assertEquals(removed, fast.captured() - before, slow::stones);
            assertEquals(passes, fast.passes());
            assertSameStones(fast, slow);
            assertEquals(slow.area(), area.count(fast), slow::stones);
            keys.putIfAbsent(slow.stones(), fast.key());
            assertEquals(fast.key(), keys.get(slow.stones()), slow::stones);
            if (random.nextInt(20) == 0) {
                GoBoard copy = new GoBoard(size, allowsSuicide);
                copy.copyFrom(fast);
                fast = copy;
            }
        }
        return length;
    }

    /** Compares the legality of a sample of cells. Returns the cells of the sample that are legal. */
    private static List<Integer> assertSameLegalMoves(GoBoard fast, SlowGoBoard slow, Random random) {
        assertEquals(slow.turn(), fast.turn());
        List<Integer> legal = new ArrayList<>();
        int cells = fast.points().count();
        int sample = Math.min(cells, SAMPLE);
        int first = random.nextInt(cells);
        for (int i = 0; i < sample; i++) {
            int cell = (first + i * STEP) % cells;
            boolean isLegal = slow.isLegal(cell);
            assertEquals(isLegal, fast.isLegal(fast.points().point(cell)), () -> slow.stones());
            if (isLegal) {
                legal.add(cell);
            }
        }
        return legal;
    }

    private static void assertSameStones(GoBoard fast, SlowGoBoard slow) {
        GoPoints points = fast.points();
        Set<Integer> empties = new HashSet<>();
        for (int i = 0; i < fast.emptyCount(); i++) {
            empties.add(fast.empty(i));
        }
        Set<Integer> seen = new HashSet<>();
        for (int cell = 0; cell < points.count(); cell++) {
            int point = points.point(cell);
            assertEquals(slow.colour(cell), fast.colour(point), slow::stones);
            assertEquals(slow.colour(cell) == GoColour.EMPTY, empties.contains(point), slow::stones);
            assertSameNeighbourhood(fast, point);
            if (slow.colour(cell) != GoColour.EMPTY && !seen.contains(point)) {
                seen.addAll(assertSameBlock(fast, slow, cell));
            }
        }
        assertEquals(empties.size(), fast.emptyCount());
    }

    private static void assertSameNeighbourhood(GoBoard board, int point) {
        for (int field = 0; field < 8; field++) {
            int neighbour = point + Neighbourhood.columnStep(field)
                    + Neighbourhood.rowStep(field) * board.points().stride();
            assertEquals(board.colour(neighbour), Neighbourhood.field(board.near(point), field));
        }
    }

    /** Compares stones and liberties of the block of a cell. Returns its points. */
    private static Set<Integer> assertSameBlock(GoBoard fast, SlowGoBoard slow, int cell) {
        GoPoints points = fast.points();
        int block = fast.block(points.point(cell));
        Set<Integer> ring = new HashSet<>();
        for (int at = block; ring.add(at); at = fast.next(at)) {
            assertEquals(block, fast.block(at), slow::stones);
        }
        assertEquals(points(points, slow.block(cell)), ring, slow::stones);
        assertEquals(ring.size(), fast.stones(block), slow::stones);
        Set<Integer> liberties = new HashSet<>();
        for (int at = fast.libertyAfter(block, 0); at != GoPoints.PASS; at = fast.libertyAfter(block, at)) {
            liberties.add(at);
        }
        assertEquals(points(points, slow.liberties(cell)), liberties, slow::stones);
        assertEquals(liberties.size(), fast.liberties(block), slow::stones);
        return ring;
    }

    private static Set<Integer> points(GoPoints points, int[] cells) {
        return IntStream.of(cells).mapToObj(points::point).collect(Collectors.toSet());
    }

    @Test
    @Fast
    void smallBoardsHave57And12675LegalPositions() {
        assertEquals(57, legalPositions(2));
        assertEquals(12_675, legalPositions(3));
    }

    @Test
    @Slow
    void a4x4BoardHas24318165LegalPositions() {
        assertEquals(24_318_165, legalPositions(4));
    }

    private static long legalPositions(int size) {
        GoBoard[] boards = new GoBoard[size * size + 1];
        for (int i = 0; i < boards.length; i++) {
            boards[i] = new GoBoard(size, true);
        }
        return legalPositions(boards, 0);
    }

    /** Fills the cells one after the other with either colour or nothing; a block that is removed was not legal. */
    private static long legalPositions(GoBoard[] boards, int cell) {
        GoBoard board = boards[cell];
        if (cell == boards.length - 1) {
            return 1;
        }
        long sum = 0;
        for (int colour = GoColour.EMPTY; colour <= GoColour.WHITE; colour++) {
            GoBoard next = boards[cell + 1];
            next.copyFrom(board);
            if (colour != GoColour.EMPTY) {
                next.place(board.points().point(cell), colour);
            }
            sum += next.captured() == 0 ? legalPositions(boards, cell + 1) : 0;
        }
        return sum;
    }
}
