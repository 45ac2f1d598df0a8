package damas.knowledge.go.playout;

import damas.knowledge.go.GoColour;
import damas.knowledge.go.Neighbourhood;

/**
 * The shapes of 3x3 points whose middle is worth a local answer: hane, cuts and plays at the edge. The kinds are
 * those of S. Gelly, Y. Wang, R. Munos and O. Teytaud, "Modification of UCT with patterns in Monte-Carlo Go" (2006).
 *
 * <p>A pattern is three rows. X and O are stones of two colours, . is an empty point, # is outside of the board, x is
 * anything but X, o is anything but O, and ? is anything. It is meant in all rotations and reflections and with the
 * colours exchanged, so that it holds for both sides.
 */
public final class PlayoutPatterns {
    private static final String[] PATTERNS = {
        // a hane around a stone: between two stones, beside a stone with room, at the head of a stone, at a shoulder
        "XOX ... ???",
        "XO. ... ?.?",
        "XO? X.. x.?",
        ".O. X.. ...",
        // a cut that is not protected, a cut that a stone already peeps at
        "XO? O.o ?o?",
        "XO? O.X ???",
        // a push between two stones, a cut of a knight's move
        "?X? O.O ooo",
        "OX? o.O ???",
        // at the edge: a chase, a cut that is blocked, a connection that is blocked, a descent, a cut
        "X.? O.? ##?",
        "OX? X.O ###",
        "?X? x.O ###",
        "?XO x.x ###",
        "?OX X.O ###"
    };

    /** By {@link Neighbourhood} code. */
    private static final boolean[] IS_KNOWN = new boolean[Neighbourhood.CODES];

    static {
        for (String pattern : PATTERNS) {
            char[][] rows = new char[3][];
            for (int i = 0; i < 3; i++) {
                rows[i] = pattern.split(" ")[i].toCharArray();
            }
            for (int turn = 0; turn < 4; turn++) {
                add(rows, 0, 0);
                add(mirrored(rows), 0, 0);
                rows = rotated(rows);
            }
        }
    }

    private PlayoutPatterns() {}

    /** Whether the point in the middle of a neighbourhood is worth a local answer. */
    public static boolean matches(int code) {
        return IS_KNOWN[code];
    }

    /** Marks all codes that begin with the fields below this one and continue as the rows say, in both colours. */
    private static void add(char[][] rows, int field, int code) {
        if (field == 8) {
            IS_KNOWN[code] = true;
            IS_KNOWN[exchanged(code)] = true;
            return;
        }
        char wanted = rows[1 - Neighbourhood.rowStep(field)][1 + Neighbourhood.columnStep(field)];
        for (int colour = GoColour.EMPTY; colour <= GoColour.BORDER; colour++) {
            if (fits(wanted, colour)) {
                add(rows, field + 1, code | colour << 2 * field);
            }
        }
    }

    private static boolean fits(char wanted, int colour) {
        return switch (wanted) {
            case 'X' -> colour == GoColour.BLACK;
            case 'O' -> colour == GoColour.WHITE;
            case '.' -> colour == GoColour.EMPTY;
            case '#' -> colour == GoColour.BORDER;
            case 'x' -> colour != GoColour.BLACK;
            case 'o' -> colour != GoColour.WHITE;
            default -> true;
        };
    }

    /** The code with the colours of all stones exchanged. */
    private static int exchanged(int code) {
        int exchanged = 0;
        for (int field = 0; field < 8; field++) {
            int colour = Neighbourhood.field(code, field);
            boolean isStone = colour == GoColour.BLACK || colour == GoColour.WHITE;
            exchanged |= (isStone ? GoColour.opponent(colour) : colour) << 2 * field;
        }
        return exchanged;
    }

    private static char[][] rotated(char[][] rows) {
        char[][] rotated = new char[3][3];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                rotated[column][2 - row] = rows[row][column];
            }
        }
        return rotated;
    }

    private static char[][] mirrored(char[][] rows) {
        return new char[][] {rows[2], rows[1], rows[0]};
    }
}
