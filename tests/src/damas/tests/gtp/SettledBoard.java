package damas.tests.gtp;

import damas.knowledge.game.Side;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A board on which all is settled but some points, solved exactly: who wins, by area, if both sides play perfectly. All
 * stones elsewhere belong to one block of each colour with two eyes, so that no move there changes anything.
 *
 * <p>All positions that can be reached on the open points are built, with the side to move, the simple ko and passes;
 * then wins are propagated backwards from the ends of games until nothing changes. What is not won by either side goes
 * on in circles.
 */
final class SettledBoard {
    private static final int MOST_POINTS = 14;
    private static final int NO_KO = 15;
    private static final int PASSED = 1 << 4;
    private static final int WHITE_TO_MOVE = 1 << 5;
    private static final int FLAG_BITS = 6;

    private final List<GoMove> open;
    private final int size;
    private final int[] near;

    /** By colour of {@link GoColour}: the open points beside the settled block of that colour. */
    private final int[] besideSettled = new int[3];
    private final int settledScore;

    private long[] states = new long[1 << 10];
    private int[][] next = new int[1 << 10][];
    private int stateCount;

    /** Indices of states by a hash of the state, 1 more than the index; 0 for a free place. */
    private int[] places = new int[1 << 12];

    /** Black's points less White's, of states in which the game is over. */
    private int[] scores = new int[1 << 10];
    private final byte[] winner;
    private double komi;

    /**
     * Builds all positions that can be reached.
     *
     * @param open the points that are not settled
     */
    SettledBoard(GoPosition position, List<GoMove> open) {
        this.open = List.copyOf(open);
        size = position.rules().size();
        if (open.size() > MOST_POINTS) {
            throw new IllegalArgumentException(open.size() + " open points are too many");
        }
        near = new int[open.size()];
        int score = 0;
        int[][] colours = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                GoMove point = new GoMove(column, row);
                colours[column][row] = position.colour(point.point(position.points()));
            }
        }
        requireSettled(colours);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                GoMove point = new GoMove(column, row);
                int at = open.indexOf(point);
                int colour = at < 0 ? owner(colours, column, row) : GoColour.EMPTY;
                score += colour == GoColour.BLACK ? 1 : colour == GoColour.WHITE ? -1 : 0;
                for (GoMove neighbour : neighbours(point)) {
                    int other = open.indexOf(neighbour);
                    if (at >= 0 && other >= 0) {
                        near[at] |= 1 << other;
                    } else if (at >= 0) {
                        besideSettled[colours[neighbour.column()][neighbour.row()]] |= 1 << at;
                    }
                }
            }
        }
        settledScore = score;
        int black = 0;
        int white = 0;
        for (int i = 0; i < open.size(); i++) {
            int colour = colours[open.get(i).column()][open.get(i).row()];
            black |= colour == GoColour.BLACK ? 1 << i : 0;
            white |= colour == GoColour.WHITE ? 1 << i : 0;
        }
        build(state(black, white, (position.turn() == Side.FIRST ? 0 : WHITE_TO_MOVE) | NO_KO));
        winner = new byte[stateCount];
    }

    // ---- what is settled ----

    private List<GoMove> neighbours(GoMove point) {
        List<GoMove> found = new ArrayList<>();
        for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            int column = point.column() + step[0];
            int row = point.row() + step[1];
            if (column >= 0 && column < size && row >= 0 && row < size) {
                found.add(new GoMove(column, row));
            }
        }
        return found;
    }

    /** The colour of a settled point, or of all stones around it. */
    private int owner(int[][] colours, int column, int row) {
        if (colours[column][row] != GoColour.EMPTY) {
            return colours[column][row];
        }
        GoMove neighbour = neighbours(new GoMove(column, row)).get(0);
        return colours[neighbour.column()][neighbour.row()];
    }

    /** Makes sure that each colour has one settled block with two eyes, and that nothing else is settled. */
    private void requireSettled(int[][] colours) {
        int[] eyes = new int[3];
        int[] blocks = new int[3];
        boolean[][] seen = new boolean[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                GoMove point = new GoMove(column, row);
                int colour = colours[column][row];
                if (open.contains(point)) {
                    continue;
                }
                if (colour == GoColour.EMPTY) {
                    int owner = owner(colours, column, row);
                    boolean isEye = owner != GoColour.EMPTY && neighbours(point).stream().allMatch(
                            stone -> !open.contains(stone) && colours[stone.column()][stone.row()] == owner);
                    if (!isEye) {
                        throw new IllegalArgumentException(point.text() + " is neither open nor an eye");
                    }
                    eyes[owner]++;
                } else if (!seen[column][row]) {
                    blocks[colour]++;
                    fill(point, colours, seen);
                }
            }
        }
        for (int colour : new int[] {GoColour.BLACK, GoColour.WHITE}) {
            if (blocks[colour] > 1 || blocks[colour] == 1 && eyes[colour] < 2) {
                throw new IllegalArgumentException("settled blocks: " + Arrays.toString(blocks) + ", eyes: "
                        + Arrays.toString(eyes));
            }
        }
    }

    private void fill(GoMove point, int[][] colours, boolean[][] seen) {
        seen[point.column()][point.row()] = true;
        for (GoMove other : neighbours(point)) {
            boolean isSame = colours[other.column()][other.row()] == colours[point.column()][point.row()];
            if (isSame && !open.contains(other) && !seen[other.column()][other.row()]) {
                fill(other, colours, seen);
            }
        }
    }

    // ---- states ----

    private static long state(int black, int white, int flags) {
        return ((long) white << MOST_POINTS | black) << FLAG_BITS | flags;
    }

    private int black(long state) {
        return (int) (state >>> FLAG_BITS) & (1 << MOST_POINTS) - 1;
    }

    private int white(long state) {
        return (int) (state >>> FLAG_BITS + MOST_POINTS);
    }

    /** The place of a state in the table, or the free place for it. */
    private int place(long state) {
        int place = (int) (state * 0x9e3779b97f4a7c15L >>> 33) & places.length - 1;
        while (places[place] != 0 && states[places[place] - 1] != state) {
            place = place + 1 & places.length - 1;
        }
        return place;
    }

    private int index(long state) {
        int place = place(state);
        if (places[place] == 0) {
            if (stateCount == states.length) {
                grow();
                place = place(state);
            }
            states[stateCount++] = state;
            places[place] = stateCount;
        }
        return places[place] - 1;
    }

    private void grow() {
        states = Arrays.copyOf(states, 2 * stateCount);
        next = Arrays.copyOf(next, 2 * stateCount);
        scores = Arrays.copyOf(scores, 2 * stateCount);
        places = new int[2 * places.length];
        for (int i = 0; i < stateCount; i++) {
            places[place(states[i])] = i + 1;
        }
    }

    private void build(long root) {
        int[] moves = new int[open.size() + 1];
        index(root);
        for (int i = 0; i < stateCount; i++) {
            long state = states[i];
            int count = 0;
            if ((state & NO_KO) == NO_KO - 1) {
                scores[i] = score(black(state), white(state));
            } else {
                for (int point = 0; point < open.size(); point++) {
                    long after = play(state, point);
                    if (after >= 0) {
                        moves[count++] = index(after);
                    }
                }
                moves[count++] = index(pass(state));
            }
            next[i] = Arrays.copyOf(moves, count);
        }
    }

    /** The second pass in a row ends the game, which the ko field says. */
    private long pass(long state) {
        boolean isSecond = (state & PASSED) != 0;
        int turn = (int) (state & WHITE_TO_MOVE) ^ WHITE_TO_MOVE;
        return state(black(state), white(state), isSecond ? NO_KO - 1 : turn | PASSED | NO_KO);
    }

    /** The state after a stone; -1 if it is not legal. */
    private long play(long state, int point) {
        boolean isWhite = (state & WHITE_TO_MOVE) != 0;
        int own = isWhite ? white(state) : black(state);
        int other = isWhite ? black(state) : white(state);
        int ownSettled = besideSettled[isWhite ? GoColour.WHITE : GoColour.BLACK];
        int otherSettled = besideSettled[isWhite ? GoColour.BLACK : GoColour.WHITE];
        int stone = 1 << point;
        if (((own | other) & stone) != 0 || (state & NO_KO) == point) {
            return -1;
        }
        own |= stone;
        int captured = 0;
        for (int rest = near[point] & other; rest != 0; rest &= rest - 1) {
            int block = block(rest & -rest, other);
            if ((block & otherSettled) == 0 && (around(block) & ~(own | other)) == 0) {
                captured |= block;
            }
        }
        other &= ~captured;
        int block = block(stone, own);
        int liberties = around(block) & ~(own | other);
        boolean isLinked = (block & ownSettled) != 0;
        if (liberties == 0 && !isLinked) {
            return -1;
        }
        boolean isKo = Integer.bitCount(captured) == 1 && block == stone && liberties == captured && !isLinked;
        int flags = (isKo ? Integer.numberOfTrailingZeros(captured) : NO_KO) | (isWhite ? 0 : WHITE_TO_MOVE);
        return isWhite ? state(other, own, flags) : state(own, other, flags);
    }

    private int around(int points) {
        int found = 0;
        for (int rest = points; rest != 0; rest &= rest - 1) {
            found |= near[Integer.numberOfTrailingZeros(rest)];
        }
        return found;
    }

    private int block(int start, int stones) {
        int block = start;
        int grown = block | around(block) & stones;
        while (grown != block) {
            block = grown;
            grown = block | around(block) & stones;
        }
        return block;
    }

    private int score(int black, int white) {
        int all = (1 << open.size()) - 1;
        int empty = all & ~(black | white);
        int points = settledScore + Integer.bitCount(black) - Integer.bitCount(white);
        for (int rest = empty; rest != 0;) {
            int region = block(rest & -rest, empty);
            boolean seesBlack = (around(region) & black) != 0 || (region & besideSettled[GoColour.BLACK]) != 0;
            boolean seesWhite = (around(region) & white) != 0 || (region & besideSettled[GoColour.WHITE]) != 0;
            points += seesBlack == seesWhite ? 0 : seesBlack ? Integer.bitCount(region) : -Integer.bitCount(region);
            rest &= ~region;
        }
        return points;
    }

    // ---- wins ----

    /** Finds who wins every position with this komi. */
    void solve(double pointsOfWhite) {
        komi = pointsOfWhite;
        Arrays.fill(winner, (byte) 0);
        boolean hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (int i = stateCount - 1; i >= 0; i--) {
                if (winner[i] == 0) {
                    winner[i] = winnerOf(i);
                    hasChanged |= winner[i] != 0;
                }
            }
        }
    }

    private byte winnerOf(int state) {
        if (next[state].length == 0) {
            return (byte) (scores[state] > komi ? GoColour.BLACK : GoColour.WHITE);
        }
        byte turn = (byte) ((states[state] & WHITE_TO_MOVE) != 0 ? GoColour.WHITE : GoColour.BLACK);
        boolean isLost = true;
        for (int after : next[state]) {
            if (winner[after] == turn) {
                return turn;
            }
            isLost &= winner[after] != 0;
        }
        return isLost ? (byte) GoColour.opponent(turn) : 0;
    }

    /** The number of positions. */
    int size() {
        return stateCount;
    }

    /** The moves by which the side to move wins; the pass may be among them. */
    List<GoMove> winning() {
        return moves((states[0] & WHITE_TO_MOVE) != 0 ? GoColour.WHITE : GoColour.BLACK);
    }

    /** The moves of which it is open who wins, since the game goes on in circles. */
    List<GoMove> undecided() {
        return moves(0);
    }

    private List<GoMove> moves(int colour) {
        List<GoMove> found = new ArrayList<>();
        for (int point = 0; point < open.size(); point++) {
            long after = play(states[0], point);
            if (after >= 0 && winner[index(after)] == colour) {
                found.add(open.get(point));
            }
        }
        if (winner[index(pass(states[0]))] == colour) {
            found.add(GoMove.PASS);
        }
        return found;
    }
}
