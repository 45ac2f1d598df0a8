package damas.knowledge.draughts.evaluation;

import static java.lang.Long.bitCount;

/**
 * The catalogue of features: what a network may know of a board. A new feature is one more constant.
 *
 * <p>The first fifteen are those of the papers, in the order and with the bits of reference/mp-draughts.md 3.4; the
 * bits of other papers are in {@link PublishedSet}. "Own" is the agent's, Black in the papers ({@link Perspective}).
 * Where a paper is silent, Samuel's definition of 1959 holds ({@link Areas}), from whom the papers have them. Kings
 * count as pieces. A count too large for its bits is written as the largest that they hold. After the fifteen come
 * second readings of the same names.
 */
public enum Feature {
    /** Own pieces in the centre. Samuel counts men only; the papers say pieces, so a king is seen in any set. */
    CENTRE_CONTROL("CentreControl", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.own & Areas.CENTRE);
        }
    },

    /** Squares of the centre that the opponent holds or can step to. */
    X_CENTRE_CONTROL("XCentreControl", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount((board.opponent | board.opponentSteps()) & Areas.CENTRE);
        }
    },

    /** Own pieces on the double diagonal. */
    DOUBLE_DIAGONAL("DoubleDiagonal", 4) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.own & Areas.DOUBLE_DIAGONAL);
        }
    },

    /**
     * How near the own pieces are to the double diagonal: Samuel's one half for a piece two squares removed, one for
     * one square, one and a half on it, rounded down. The papers' wording (red pieces "at position 1 or 2", passive
     * pieces "at the end") is a garbled copy of that; NeuroDraughts doubles the values, which only overflows the bits.
     */
    DIAGONAL_MOMENT("DiagonalMoment", 4) {
        @Override
        public int count(Perspective board) {
            return (3 * bitCount(board.own & Areas.DOUBLE_DIAGONAL)
                            + 2 * bitCount(board.own & Areas.ONE_REMOVED)
                            + bitCount(board.own & Areas.TWO_REMOVED))
                    / 2;
        }
    },

    /** Own pieces between two empty squares on one diagonal or the other; at the edge there is none. */
    EXPOSURE("Exposure", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.own & board.betweenEmpty());
        }
    },

    /** Empty squares to which the opponent can step, captures or not. */
    TOTAL_MOBILITY("TotalMobility", 4) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.opponentSteps());
        }
    },

    /** Squares to which an own piece can step so that it could take a piece next: squares, not moves. */
    THREAT("Threat", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.ownThreats());
        }
    },

    /** Squares to which a piece of the opponent can step so that it could take an own piece next. */
    TAKEN("Taken", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.opponentThreats());
        }
    },

    /** By how many pieces the agent is ahead. */
    PIECE_ADVANTAGE("PieceAdvantage", 4) {
        @Override
        public int count(Perspective board) {
            return Math.max(0, bitCount(board.own) - bitCount(board.opponent));
        }
    },

    /** By how many pieces the agent is behind. */
    PIECE_DISADVANTAGE("PieceDisadvantage", 4) {
        @Override
        public int count(Perspective board) {
            return Math.max(0, bitCount(board.opponent) - bitCount(board.own));
        }
    },

    /** Own pieces that the opponent could take at once, were it to move; each counts once. */
    PIECE_THREAT("PieceThreat", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.ownThreatened());
        }
    },

    /** The opponent's pieces that the agent could take at once, were it to move. */
    PIECE_TAKE("PieceTake", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.opponentThreatened());
        }
    },

    /**
     * Own men on rows 5 and 6 less those on rows 3 and 4, so from -8 to 8. Men, as Samuel has it: a king has arrived.
     * Written with half the range added, as NeuroDraughts does: -4 to 3 on 3 bits, -8 to 7 on 4.
     */
    ADVANCEMENT("Advancement", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.ownMen & Areas.ROWS_5_AND_6) - bitCount(board.ownMen & Areas.ROWS_3_AND_4);
        }

        @Override
        public boolean signed() {
            return true;
        }
    },

    /**
     * Whether own pieces keep the bridge, squares 1 and 3, and the opponent has no king: Samuel's definition and that
     * of reference/adaba.md 1.4.
     */
    BACK_ROW_BRIDGE("BackRowBridge", 1) {
        @Override
        public int count(Perspective board) {
            return board.opponentKings == 0 && (board.own & Areas.BRIDGE) == Areas.BRIDGE ? 1 : 0;
        }
    },

    /** Own kings in the centre. */
    KING_CENTRE_CONTROL("KingCentreControl", 3) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.ownKings & Areas.CENTRE);
        }
    },

    // ---- second readings ----

    /**
     * {@link #BACK_ROW_BRIDGE} as reference/mp-draughts.md 3.4 prints it: own kings are on the board, or the opponent
     * keeps its bridge, squares 30 and 32.
     */
    OPPONENT_BRIDGE("OpponentBridge", 1) {
        @Override
        public int count(Perspective board) {
            boolean kept = (board.opponent & Areas.OPPONENT_BRIDGE) == Areas.OPPONENT_BRIDGE;
            return board.ownKings != 0 || kept ? 1 : 0;
        }
    },

    /**
     * {@link #DIAGONAL_MOMENT} as the papers print it: pieces of the opponent one or two squares removed from the
     * double diagonal, and own pieces on its ends.
     */
    DIAGONAL_SIEGE("DiagonalSiege", 4) {
        @Override
        public int count(Perspective board) {
            return bitCount(board.opponent & (Areas.ONE_REMOVED | Areas.TWO_REMOVED))
                    + bitCount(board.own & Areas.DOUBLE_CORNERS);
        }
    },

    /** {@link #ADVANCEMENT} as an absolute count: what is below zero counts as zero. */
    FORWARD_ADVANCEMENT("ForwardAdvancement", 3) {
        @Override
        public int count(Perspective board) {
            return Math.max(0, ADVANCEMENT.count(board));
        }
    },

    /** {@link #PIECE_ADVANTAGE} with two for a man and three for a king, as NeuroDraughts and Samuel count pieces. */
    MATERIAL_ADVANTAGE("MaterialAdvantage", 4) {
        @Override
        public int count(Perspective board) {
            return Math.max(0, board.material());
        }
    },

    /** {@link #PIECE_DISADVANTAGE} with two for a man and three for a king. */
    MATERIAL_DISADVANTAGE("MaterialDisadvantage", 4) {
        @Override
        public int count(Perspective board) {
            return Math.max(0, -board.material());
        }
    };

    /** The papers' features are the first ones. */
    static final int PUBLISHED = 15;

    private final String title;
    private final int bits;

    Feature(String title, int bits) {
        this.title = title;
        this.bits = bits;
    }

    /** The count on a board. */
    public abstract int count(Perspective board);

    /**
     * Counts the papers' fifteen at once, each into its ordinal's place. In a loop over features they take about
     * twice as long: the compiler then sees neither which feature it is, nor what two of them share.
     */
    static void countPublished(Perspective board, int[] counts) {
        counts[0] = CENTRE_CONTROL.count(board);
        counts[1] = X_CENTRE_CONTROL.count(board);
        counts[2] = DOUBLE_DIAGONAL.count(board);
        counts[3] = DIAGONAL_MOMENT.count(board);
        counts[4] = EXPOSURE.count(board);
        counts[5] = TOTAL_MOBILITY.count(board);
        counts[6] = THREAT.count(board);
        counts[7] = TAKEN.count(board);
        counts[8] = PIECE_ADVANTAGE.count(board);
        counts[9] = PIECE_DISADVANTAGE.count(board);
        counts[10] = PIECE_THREAT.count(board);
        counts[11] = PIECE_TAKE.count(board);
        counts[12] = ADVANCEMENT.count(board);
        counts[13] = BACK_ROW_BRIDGE.count(board);
        counts[14] = KING_CENTRE_CONTROL.count(board);
    }

    /** On how many bits the count is written, if a set does not say otherwise. */
    public int bits() {
        return bits;
    }

    /** Whether the count may be below zero: half the range of its bits is then added to it. */
    public boolean signed() {
        return false;
    }

    /** The name in the papers, by which files call it. */
    @Override
    public String toString() {
        return title;
    }
}
