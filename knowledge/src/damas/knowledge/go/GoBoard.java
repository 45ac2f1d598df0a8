package damas.knowledge.go;

import java.util.Arrays;

/**
 * A mutable board for play-outs: it plays moves and knows its blocks and their liberties at every time, and allocates
 * nothing after its construction. It knows the simple ko; repetitions of older boards need a history, by {@link
 * #keyAfter}. Not safe for threads.
 *
 * <p>A block is named by one of its points, which changes when blocks merge. Its liberties are a set of bits with their
 * number, so that both are exact after every move.
 */
public final class GoBoard {
    private static final int BITS = 6;

    private final GoPoints points;
    private final boolean allowsSuicide;
    private final int stride;
    private final int length;
    private final int setWords;
    private final long[] words;

    private final int[] colours;
    private final int[] near;

    /** The stones of a block in a ring. */
    private final int[] next;
    private final int[] blocks;
    private final int[] stones;
    private final int[] liberties;
    private final long[] libertySets;

    /** Names of blocks that came to have a single liberty; those that have more again, or are gone, are still here. */
    private final int[] atari;
    private final boolean[] isInAtari;
    private int atariCount;

    private final EmptyPoints empties;

    private int turn;
    private int ko;
    private int last;
    private int lastButOne;
    private int passes;
    private int captured;
    private long key;

    /** An empty board with Black to move. */
    public GoBoard(int size, boolean allowsSuicide) {
        points = GoPoints.of(size);
        this.allowsSuicide = allowsSuicide;
        stride = points.stride();
        length = points.length();
        setWords = (length >> BITS) + 1;
        words = points.words();
        colours = new int[length];
        near = new int[length];
        next = new int[length];
        blocks = new int[length];
        stones = new int[length];
        liberties = new int[length];
        libertySets = new long[length * setWords];
        atari = new int[length];
        isInAtari = new boolean[length];
        empties = new EmptyPoints(points);
        clear();
    }

    /** Removes all stones; Black is to move. */
    public void clear() {
        Arrays.fill(colours, GoColour.BORDER);
        Arrays.fill(isInAtari, false);
        atariCount = 0;
        empties.clear();
        for (int i = 0; i < points.count(); i++) {
            colours[points.point(i)] = GoColour.EMPTY;
            empties.add(points.point(i));
        }
        for (int i = 0; i < points.count(); i++) {
            near[points.point(i)] = codeAround(points.point(i));
        }
        turn = GoColour.BLACK;
        key = points.emptyKey();
        captured = 0;
        forgetMoves();
    }

    private int codeAround(int point) {
        int code = 0;
        for (int field = 0; field < 8; field++) {
            int step = Neighbourhood.columnStep(field) + Neighbourhood.rowStep(field) * stride;
            code |= colours[point + step] << 2 * field;
        }
        return code;
    }

    /** Forgets ko, passes and the last moves, as at the start of a game. */
    private void forgetMoves() {
        ko = GoPoints.PASS;
        last = GoPoints.PASS;
        lastButOne = GoPoints.PASS;
        passes = 0;
    }

    /** Becomes a copy of a board of the same size. */
    public void copyFrom(GoBoard other) {
        System.arraycopy(other.colours, 0, colours, 0, length);
        System.arraycopy(other.near, 0, near, 0, length);
        System.arraycopy(other.next, 0, next, 0, length);
        System.arraycopy(other.blocks, 0, blocks, 0, length);
        System.arraycopy(other.stones, 0, stones, 0, length);
        System.arraycopy(other.liberties, 0, liberties, 0, length);
        System.arraycopy(other.libertySets, 0, libertySets, 0, libertySets.length);
        System.arraycopy(other.atari, 0, atari, 0, other.atariCount);
        System.arraycopy(other.isInAtari, 0, isInAtari, 0, length);
        atariCount = other.atariCount;
        empties.copyFrom(other.empties);
        turn = other.turn;
        ko = other.ko;
        last = other.last;
        lastButOne = other.lastButOne;
        passes = other.passes;
        captured = other.captured;
        key = other.key;
    }

    public GoPoints points() {
        return points;
    }

    /** The colour to move. */
    public int turn() {
        return turn;
    }

    /** Sets the colour to move. The last moves, and with them ko and passes, are forgotten. */
    public void setTurn(int colour) {
        turn = colour;
        forgetMoves();
    }

    public int colour(int point) {
        return colours[point];
    }

    /** The code of the eight points around a point of the board, see {@link Neighbourhood}. */
    public int near(int point) {
        return near[point];
    }

    /** The name of the block of a stone. */
    public int block(int stone) {
        return blocks[stone];
    }

    /** The number of stones of a block. */
    public int stones(int block) {
        return stones[block];
    }

    /** The number of liberties of a block. */
    public int liberties(int block) {
        return liberties[block];
    }

    /** The stone that follows a stone in the ring of its block. */
    public int next(int stone) {
        return next[stone];
    }

    /** Whether a point is a liberty of a block. */
    public boolean isLiberty(int block, int point) {
        return (libertySets[block * setWords + (point >> BITS)] >>> point & 1) != 0;
    }

    /** The first liberty of a block that is greater than a point; {@link GoPoints#PASS} if there is none. */
    public int libertyAfter(int block, int point) {
        int from = point + 1;
        int word = from >> BITS;
        int base = block * setWords;
        long set = libertySets[base + word] >>> from << from;
        while (set == 0) {
            if (++word == setWords) {
                return GoPoints.PASS;
            }
            set = libertySets[base + word];
        }
        return (word << BITS) + Long.numberOfTrailingZeros(set);
    }

    /**
     * Lists the blocks of a colour that have a single liberty.
     *
     * @param into takes the names of the blocks; as long as {@link GoPoints#length}
     * @return the number of blocks
     */
    public int blocksInAtari(int colour, int[] into) {
        int kept = 0;
        int found = 0;
        for (int i = 0; i < atariCount; i++) {
            int block = atari[i];
            if (liberties[block] == 1 && blocks[block] == block && colours[block] != GoColour.EMPTY) {
                atari[kept++] = block;
                if (colours[block] == colour) {
                    into[found++] = block;
                }
            } else {
                isInAtari[block] = false;
            }
        }
        atariCount = kept;
        return found;
    }

    private void noteAtari(int block) {
        if (!isInAtari[block]) {
            isInAtari[block] = true;
            atari[atariCount++] = block;
        }
    }

    /** The number of empty points. */
    public int emptyCount() {
        return empties.count();
    }

    /** An empty point; the order depends on the moves that were played. */
    public int empty(int index) {
        return empties.get(index);
    }

    /** Exchanges two places in the order of the empty points. */
    public void swapEmpties(int one, int other) {
        empties.swap(one, other);
    }

    /** The point that the colour to move may not retake at once; {@link GoPoints#PASS} if there is none. */
    public int ko() {
        return ko;
    }

    /** The last move, {@link GoPoints#PASS} for a pass or none. */
    public int last() {
        return last;
    }

    /** The move before the last one, {@link GoPoints#PASS} for a pass or none. */
    public int lastButOne() {
        return lastButOne;
    }

    /** The number of passes in a row until now. */
    public int passes() {
        return passes;
    }

    /** The number of stones that were removed since the board was cleared. */
    public int captured() {
        return captured;
    }

    /** The hash key of the stones, without the colour to move. */
    public long key() {
        return key;
    }

    /** Whether the colour to move may play a point by the rules that need no history; a pass is always legal. */
    public boolean isLegal(int point) {
        return point == GoPoints.PASS
                || colours[point] == GoColour.EMPTY && point != ko && (allowsSuicide || !isSuicide(point, turn));
    }

    /** Whether a stone on an empty point would leave its own block without a liberty. */
    public boolean isSuicide(int point, int colour) {
        return !Neighbourhood.hasEmpty(near[point])
                && !gives(point + 1, colour)
                && !gives(point - 1, colour)
                && !gives(point + stride, colour)
                && !gives(point - stride, colour);
    }

    /**
     * Whether a neighbour gives a stone of a colour a liberty: its own block has another, or an opponent's is
     * captured.
     */
    private boolean gives(int neighbour, int colour) {
        int found = colours[neighbour];
        return found != GoColour.BORDER && liberties[blocks[neighbour]] > 1 == (found == colour);
    }

    /** Whether a stone on an empty point would capture. */
    public boolean isCapture(int point, int colour) {
        int opponent = GoColour.opponent(colour);
        for (int direction = 0; direction < 4; direction++) {
            if (removedBlock(point, direction, opponent) != GoPoints.PASS) {
                return true;
            }
        }
        return false;
    }

    /** The key of the stones after a legal move of the colour to move, for the judgement of repetitions. */
    public long keyAfter(int point) {
        if (point == GoPoints.PASS) {
            return key;
        }
        boolean diesAlone = isSuicide(point, turn);
        int removed = diesAlone ? turn : GoColour.opponent(turn);
        long change = diesAlone ? 0 : words[turn * length + point];
        for (int i = 0; i < 4; i++) {
            int block = removedBlock(point, i, removed);
            boolean isNew = block != GoPoints.PASS;
            for (int j = 0; j < i; j++) {
                isNew &= block != removedBlock(point, j, removed);
            }
            change ^= isNew ? keyOf(block) : 0;
        }
        return key ^ change;
    }

    /** The block of a neighbour that has this colour and a single liberty; {@link GoPoints#PASS} if there is none. */
    private int removedBlock(int point, int direction, int colour) {
        int neighbour = switch (direction) {
            case 0 -> point + 1;
            case 1 -> point - 1;
            case 2 -> point + stride;
            default -> point - stride;
        };
        return colours[neighbour] == colour && liberties[blocks[neighbour]] == 1 ? blocks[neighbour] : GoPoints.PASS;
    }

    private long keyOf(int block) {
        long sum = 0;
        int at = block;
        do {
            sum ^= words[colours[at] * length + at];
            at = next[at];
        } while (at != block);
        return sum;
    }

    /** Plays a legal move of the colour to move. */
    public void play(int point) {
        lastButOne = last;
        last = point;
        if (point == GoPoints.PASS) {
            passes++;
            ko = GoPoints.PASS;
        } else {
            passes = 0;
            place(point, turn);
        }
        turn = GoColour.opponent(turn);
    }

    /** Puts a stone of any colour on an empty point and removes what it captures; no side moves by it. */
    public void place(int point, int colour) {
        put(point, colour);
        stones[point] = 1;
        next[point] = point;
        blocks[point] = point;
        liberties[point] = 0;
        Arrays.fill(libertySets, point * setWords, (point + 1) * setWords, 0);
        touch(point, point + 1);
        touch(point, point - 1);
        touch(point, point + stride);
        touch(point, point - stride);
        join(point, point + 1, colour);
        join(point, point - 1, colour);
        join(point, point + stride, colour);
        join(point, point - stride, colour);
        int before = captured;
        int opponent = GoColour.opponent(colour);
        int single = removeIfDead(point + 1, opponent)
                | removeIfDead(point - 1, opponent)
                | removeIfDead(point + stride, opponent)
                | removeIfDead(point - stride, opponent);
        int block = blocks[point];
        boolean isKo = captured == before + 1 && stones[block] == 1 && liberties[block] == 1;
        ko = isKo ? single : GoPoints.PASS;
        if (liberties[block] == 1) {
            noteAtari(block);
        } else {
            removeIfDead(point, colour);
        }
    }

    private void put(int point, int colour) {
        empties.remove(point);
        recolour(point, colour, colour);
    }

    /** Changes the colour of a point, in the codes around it by an exclusive or with the old and the new colour. */
    private void recolour(int point, int colour, int change) {
        colours[point] = colour;
        key ^= words[change * length + point];
        near[point - 1] ^= change;
        near[point + 1] ^= change << 2;
        near[point - stride] ^= change << 4;
        near[point + stride] ^= change << 6;
        near[point - stride - 1] ^= change << 8;
        near[point - stride + 1] ^= change << 10;
        near[point + stride - 1] ^= change << 12;
        near[point + stride + 1] ^= change << 14;
    }

    /** Gives a new stone the liberty of an empty neighbour, and takes its point from the liberties of a block. */
    private void touch(int stone, int neighbour) {
        int found = colours[neighbour];
        if (found == GoColour.EMPTY) {
            libertySets[stone * setWords + (neighbour >> BITS)] |= 1L << neighbour;
            liberties[stone]++;
        } else if (found != GoColour.BORDER) {
            int block = blocks[neighbour];
            int word = block * setWords + (stone >> BITS);
            long set = libertySets[word];
            int count = liberties[block] - (int) (set >>> stone & 1);
            liberties[block] = count;
            libertySets[word] = set & ~(1L << stone);
            if (count == 1) {
                noteAtari(block);
            }
        }
    }

    /** Merges the block of a stone with that of a neighbour of its colour. */
    private void join(int stone, int neighbour, int colour) {
        if (colours[neighbour] != colour || blocks[neighbour] == blocks[stone]) {
            return;
        }
        int big = blocks[neighbour];
        int small = blocks[stone];
        if (stones[big] < stones[small]) {
            big = small;
            small = blocks[neighbour];
        }
        int at = small;
        do {
            blocks[at] = big;
            at = next[at];
        } while (at != small);
        int first = next[small]; // exchanging two successors makes one ring of two
        next[small] = next[big];
        next[big] = first;
        stones[big] += stones[small];
        int count = 0;
        for (int i = 0; i < setWords; i++) {
            long set = libertySets[big * setWords + i] | libertySets[small * setWords + i];
            libertySets[big * setWords + i] = set;
            count += Long.bitCount(set);
        }
        liberties[big] = count;
    }

    /** Removes the block of a stone of a colour if it has no liberty. Returns its last removed point. */
    private int removeIfDead(int stone, int colour) {
        if (colours[stone] != colour || liberties[blocks[stone]] != 0) {
            return 0;
        }
        int block = blocks[stone];
        int at = block;
        do {
            remove(at, colour);
            at = next[at];
        } while (at != block);
        return block;
    }

    private void remove(int stone, int colour) {
        captured++;
        empties.add(stone);
        recolour(stone, GoColour.EMPTY, colour);
        int opponent = GoColour.opponent(colour);
        addLiberty(stone + 1, opponent, stone);
        addLiberty(stone - 1, opponent, stone);
        addLiberty(stone + stride, opponent, stone);
        addLiberty(stone - stride, opponent, stone);
    }

    private void addLiberty(int neighbour, int colour, int point) {
        if (colours[neighbour] == colour) {
            int block = blocks[neighbour];
            int word = block * setWords + (point >> BITS);
            long set = libertySets[word];
            liberties[block] += (int) (~set >>> point & 1);
            libertySets[word] = set | 1L << point;
        }
    }
}
