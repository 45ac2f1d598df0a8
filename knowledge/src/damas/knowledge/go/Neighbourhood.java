package damas.knowledge.go;

/**
 * The eight points around a point as a code of 16 bits, two for the {@link GoColour} of each. {@link GoBoard} keeps the
 * code of every point up to date, so that questions about a 3x3 area are look-ups.
 *
 * <p>The fields from the lowest: right, left, above, below; then above right, above left, below right, below left.
 */
public final class Neighbourhood {
    /** The number of codes. */
    public static final int CODES = 1 << 16;

    /** The shifts of the fields in the order of {@link #columnStep} and {@link #rowStep}. */
    private static final int FIELDS = 8;
    private static final int ORTHOGONAL_FIELDS = 4;
    private static final int[] COLUMN_STEPS = {1, -1, 0, 0, 1, -1, 1, -1};
    private static final int[] ROW_STEPS = {0, 0, 1, -1, 1, 1, -1, -1};

    /** The low bit of each of the four orthogonal fields. */
    private static final int LOW_BITS = 0x55;

    /** By code: the colours for which the point is an eye, as the sum of {@link GoColour} numbers. */
    private static final byte[] EYES = new byte[CODES];

    static {
        for (int code = 0; code < CODES; code++) {
            for (int colour = GoColour.BLACK; colour <= GoColour.WHITE; colour++) {
                EYES[code] += findsEye(code, colour) ? colour : 0;
            }
        }
    }

    private Neighbourhood() {}

    /** The colour of one of the eight fields of a code. */
    public static int field(int code, int field) {
        return code >>> 2 * field & 3;
    }

    /** How many columns to the right a field is from the point in the middle. */
    public static int columnStep(int field) {
        return COLUMN_STEPS[field];
    }

    /** How many rows above the point in the middle a field is. */
    public static int rowStep(int field) {
        return ROW_STEPS[field];
    }

    /** Whether one of the four orthogonal neighbours is empty. */
    public static boolean hasEmpty(int code) {
        return ((code | code >>> 1) & LOW_BITS) != LOW_BITS;
    }

    /** The number of orthogonal neighbours that are empty. */
    public static int emptyCount(int code) {
        return Integer.bitCount(~(code | code >>> 1) & LOW_BITS);
    }

    /**
     * Whether an empty point is taken for an eye of a colour: all orthogonal neighbours are of the colour, and the
     * opponent has at most one diagonal neighbour, none at the edge.
     */
    public static boolean isEye(int code, int colour) {
        return (EYES[code] & colour) != 0;
    }

    private static boolean findsEye(int code, int colour) {
        for (int i = 0; i < ORTHOGONAL_FIELDS; i++) {
            int neighbour = field(code, i);
            if (neighbour != colour && neighbour != GoColour.BORDER) {
                return false;
            }
        }
        int opponents = 0;
        boolean isEdge = false;
        for (int i = ORTHOGONAL_FIELDS; i < FIELDS; i++) {
            int diagonal = field(code, i);
            opponents += diagonal == GoColour.opponent(colour) ? 1 : 0;
            isEdge |= diagonal == GoColour.BORDER;
        }
        return opponents <= (isEdge ? 0 : 1);
    }
}
