package damas.tests.game;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Seeded random positions: half from random games, half thrown onto the board, with kings and long captures among them.
 */
public final class Positions {
    /** The seed of all property tests; DAMAS_SEED in the environment sets another. */
    public static final long SEED = Long.parseLong(System.getenv().getOrDefault("DAMAS_SEED", "1959"));

    private static final int LONGEST_GAME = 150;

    private final Random random;
    private List<Board> game = List.of();

    public Positions(long seed) {
        random = new Random(seed);
    }

    public Random random() {
        return random;
    }

    public Board next() {
        return random.nextBoolean() ? fromGame() : scattered();
    }

    /** A position of a random game. */
    public Board fromGame() {
        if (game.isEmpty()) {
            game = new ArrayList<>();
            Board board = Board.START;
            for (int ply = 0; ply < LONGEST_GAME; ply++) {
                game.add(board);
                List<DraughtsMove> moves = board.moves();
                if (moves.isEmpty()) {
                    break;
                }
                board = board.play(moves.get(random.nextInt(moves.size())));
            }
        }
        return game.remove(game.size() - 1);
    }

    /** Pieces on random squares, a random share of them kings. */
    public Board scattered() {
        int blackCount = random.nextInt(Board.MAX_PIECES + 1);
        int whiteCount = blackCount == 0 ? 1 + random.nextInt(Board.MAX_PIECES) : random.nextInt(Board.MAX_PIECES + 1);
        double kingShare = random.nextDouble();
        long black = 0;
        long white = 0;
        long kings = 0;
        while (Long.bitCount(black | white) < blackCount + whiteCount) {
            long square = Squares.of(1 + random.nextInt(Squares.COUNT));
            if (((black | white) & square) != 0) {
                continue;
            }
            Side side = Long.bitCount(black) < blackCount ? Colour.BLACK : Colour.WHITE;
            if (side == Colour.BLACK) {
                black |= square;
            } else {
                white |= square;
            }
            if (random.nextDouble() < kingShare || (Squares.kingRow(side) & square) != 0) {
                kings |= square;
            }
        }
        return Board.of(random.nextBoolean() ? Colour.BLACK : Colour.WHITE, black, white, kings);
    }
}
