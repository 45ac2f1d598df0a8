package damas.knowledge.go;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which blocks are dead at the end of a game, and the score without them. An engine that plays games out knows who owns
 * each point ({@link #OWNERSHIP}); without that, every block is alive, as in {@link GoPosition#score}. Blocks in seki
 * are alive: areas are counted alike.
 */
public final class GoStatus {
    /**
     * The name of the map of a report with a number for each point, in the order of {@link GoPoints#point}: the share
     * of play-outs after which the point was Black's, less the share after which it was White's.
     */
    public static final String OWNERSHIP = "ownership";

    /** A block is dead if its points belong to the opponent by this much, on the average. */
    private static final double DEAD = -0.4;

    private final GoPosition position;
    private final List<Block> blocks = new ArrayList<>();

    /** A block of stones; its first point is the first in the order of {@link GoPoints#point}. */
    public record Block(int colour, List<GoMove> stones, boolean isDead) {
        public Block {
            stones = List.copyOf(stones);
        }
    }

    /**
     * Judges the blocks of a position.
     *
     * @param ownership empty if the owners are not known
     */
    public GoStatus(GoPosition position, double[] ownership) {
        this.position = position;
        GoPoints points = position.points();
        if (ownership.length != 0 && ownership.length != points.count()) {
            throw new IllegalArgumentException(ownership.length + " numbers for " + points.count() + " points");
        }
        boolean[] seen = new boolean[points.length()];
        GoBoard board = position.copyOfBoard();
        for (int i = 0; i < points.count(); i++) {
            int point = points.point(i);
            if (board.colour(point) != GoColour.EMPTY && !seen[point]) {
                blocks.add(block(board, point, seen, ownership));
            }
        }
    }

    private static Block block(GoBoard board, int first, boolean[] seen, double[] ownership) {
        GoPoints points = board.points();
        int colour = board.colour(first);
        List<GoMove> stones = new ArrayList<>();
        double sum = 0;
        int stone = first;
        do {
            seen[stone] = true;
            stones.add(GoMove.of(points, stone));
            int index = points.row(stone) * points.size() + points.column(stone);
            sum += ownership.length == 0 ? 0 : ownership[index];
            stone = board.next(stone);
        } while (stone != first);
        double own = (colour == GoColour.BLACK ? sum : -sum) / stones.size();
        return new Block(colour, stones, own < DEAD);
    }

    /** All blocks, in the order of their first points. */
    public List<Block> blocks() {
        return Collections.unmodifiableList(blocks);
    }

    /** Black's area minus White's and komi, after the dead blocks are taken off. */
    public double score() {
        return new GoArea(position.rules().size()).count(withoutDead()) - position.rules().komi();
    }

    private GoBoard withoutDead() {
        GoBoard board = new GoBoard(position.rules().size(), position.rules().allowsSuicide());
        for (Block block : blocks) {
            if (!block.isDead()) {
                block.stones().forEach(stone -> board.place(stone.point(board.points()), block.colour()));
            }
        }
        return board;
    }

    /**
     * The points that a colour owns, in the order of {@link GoPoints#point}: empty points, and those of dead stones of
     * the opponent.
     */
    public List<GoMove> territory(int colour) {
        GoBoard board = withoutDead();
        GoArea area = new GoArea(position.rules().size());
        area.count(board);
        return board.points().all()
                .filter(point -> board.colour(point) == GoColour.EMPTY && area.owner(point) == colour)
                .mapToObj(point -> GoMove.of(board.points(), point))
                .toList();
    }

    /** A legal move that takes a liberty of a dead block of the opponent, of the block with the fewest liberties. */
    public Optional<GoMove> capture() {
        GoBoard board = position.copyOfBoard();
        List<GoMove> legal = position.moves();
        return blocks.stream()
                .filter(block -> block.isDead() && block.colour() != board.turn())
                .map(block -> board.block(block.stones().get(0).point(board.points())))
                .sorted(Comparator.comparing(board::liberties))
                .map(block -> liberty(board, block, legal))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<GoMove> liberty(GoBoard board, int block, List<GoMove> legal) {
        int point = board.libertyAfter(block, GoPoints.PASS);
        while (point != GoPoints.PASS) {
            GoMove move = GoMove.of(board.points(), point);
            if (legal.contains(move)) {
                return Optional.of(move);
            }
            point = board.libertyAfter(block, point);
        }
        return Optional.empty();
    }
}
