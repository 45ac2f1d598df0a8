package damas.knowledge.go.playout;

import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.Neighbourhood;

/**
 * Chooses the moves of play-outs on one board: the first rule that proposes moves decides, at random among its moves;
 * else any random move. It fills no own eye of one point, except to save a block from atari, and passes only if there
 * is nothing else.
 */
final class PlayoutPolicy {
    /** A random move into atari is not played if it joins more stones than this, since that would only end a seki. */
    private static final int LARGEST_SACRIFICE = 4;

    private final GoBoard board;
    private final Tactics tactics;
    private final int[] directions;
    private final int[] around;
    private final PlayoutRule[] rules;
    private final boolean correctsSelfAtari;

    /** The moves that a rule proposes. */
    private final int[] candidates;

    private int count;
    private PlayoutRule proposer = PlayoutRule.CAPTURE;
    private final int[] inAtari;

    PlayoutPolicy(GoBoard board, GoPlayoutSettings settings) {
        this.board = board;
        tactics = new Tactics(board);
        directions = tactics.directions();
        int stride = board.points().stride();
        around = new int[] {1, -1, stride, -stride, stride + 1, stride - 1, 1 - stride, -1 - stride};
        rules = settings.rules().toArray(PlayoutRule[]::new);
        correctsSelfAtari = settings.correctsSelfAtari();
        candidates = new int[4 * board.points().length()];
        inAtari = new int[board.points().length()];
    }

    Tactics tactics() {
        return tactics;
    }

    /** The next move of the colour to move. */
    int choose(FastRandom random) {
        int ruled = chooseByRule(random);
        return ruled == GoPoints.PASS ? chooseRandom(random) : ruled;
    }

    /** The move of the first rule that proposes one; {@link GoPoints#PASS} if none does. */
    private int chooseByRule(FastRandom random) {
        if (propose() == 0) {
            return GoPoints.PASS;
        }
        int chosen = candidates[count == 1 ? 0 : random.below(count)];
        return proposer == PlayoutRule.PATTERN ? corrected(chosen, board.turn()) : chosen;
    }

    /** Finds the proposals of the first rule that has some. Returns their number. */
    int propose() {
        int last = board.last();
        int colour = board.turn();
        count = 0;
        for (PlayoutRule rule : rules) {
            if (rule == PlayoutRule.CAPTURE) {
                proposeCaptures(colour);
            } else if (last != GoPoints.PASS) {
                switch (rule) {
                    case CAPTURE_LAST -> proposeCaptureOfLast(last);
                    case SAVE -> proposeSaving(last, colour);
                    case TWO_LIBERTIES -> proposeTwoLiberties(last, colour);
                    default -> proposePatterns(last, colour);
                }
            }
            if (count > 0) {
                proposer = rule;
                return count;
            }
        }
        return 0;
    }

    /** Whether a move is among the proposals that were found last. */
    boolean isProposed(int move) {
        for (int i = 0; i < count; i++) {
            if (candidates[i] == move) {
                return true;
            }
        }
        return false;
    }

    private void propose(int point) {
        if (point != board.ko()) {
            candidates[count++] = point;
        }
    }

    private void proposeCaptureOfLast(int last) {
        if (board.colour(last) == GoColour.EMPTY) {
            return; // the last move was suicide
        }
        int block = board.block(last);
        if (board.liberties(block) == 1) {
            propose(board.libertyAfter(block, 0));
        }
    }

    private void proposeSaving(int last, int colour) {
        for (int i = 0; i < 4; i++) {
            int neighbour = last + directions[i];
            if (board.colour(neighbour) == colour) {
                int block = board.block(neighbour);
                if (board.liberties(block) == 1 && isFirstTime(last, i, block)) {
                    proposeSaving(block, board.libertyAfter(block, 0), colour);
                }
            }
        }
    }

    private void proposeSaving(int block, int liberty, int colour) {
        if (!tactics.isSelfAtari(liberty, colour)) {
            propose(liberty);
        }
        int opponent = GoColour.opponent(colour);
        int at = block;
        do {
            for (int direction : directions) {
                int neighbour = at + direction;
                if (board.colour(neighbour) == opponent) {
                    int attacker = board.block(neighbour);
                    if (board.liberties(attacker) == 1) {
                        proposeOnce(board.libertyAfter(attacker, 0));
                    }
                }
            }
            at = board.next(at);
        } while (at != block);
    }

    private void proposeOnce(int point) {
        for (int i = 0; i < count; i++) {
            if (candidates[i] == point) {
                return;
            }
        }
        propose(point);
    }

    /** Whether none of the directions before this one leads from a point to a stone of the block. */
    private boolean isFirstTime(int point, int direction, int block) {
        for (int i = 0; i < direction; i++) {
            int neighbour = point + directions[i];
            int found = board.colour(neighbour);
            if (found != GoColour.EMPTY && found != GoColour.BORDER && board.block(neighbour) == block) {
                return false;
            }
        }
        return true;
    }

    private void proposeTwoLiberties(int last, int colour) {
        if (board.colour(last) == GoColour.EMPTY) {
            return;
        }
        int attacked = board.block(last);
        if (board.liberties(attacked) == 2) {
            proposeLiberties(attacked, GoColour.opponent(colour), colour);
        }
        for (int i = 0; i < 4; i++) {
            int neighbour = last + directions[i];
            if (board.colour(neighbour) == colour) {
                int block = board.block(neighbour);
                if (board.liberties(block) == 2 && isFirstTime(last, i, block)) {
                    proposeLiberties(block, colour, colour);
                }
            }
        }
    }

    /** Proposes those of the two liberties of a block where the block itself would gain liberties. */
    private void proposeLiberties(int block, int itsColour, int colour) {
        int first = board.libertyAfter(block, 0);
        int second = board.libertyAfter(block, first);
        proposeLiberty(block, first, itsColour, colour);
        proposeLiberty(block, second, itsColour, colour);
    }

    private void proposeLiberty(int block, int liberty, int itsColour, int colour) {
        if (tactics.gainsLiberties(block, liberty, itsColour)
                && !tactics.isSelfAtari(liberty, colour)
                && !Neighbourhood.isEye(board.near(liberty), colour)) {
            proposeOnce(liberty);
        }
    }

    private void proposePatterns(int last, int colour) {
        proposePatternsAround(last, colour);
        int lastButOne = board.lastButOne();
        if (lastButOne != GoPoints.PASS) {
            proposePatternsAround(lastButOne, colour);
        }
    }

    private void proposePatternsAround(int centre, int colour) {
        for (int step : around) {
            int point = centre + step;
            if (board.colour(point) == GoColour.EMPTY
                    && PlayoutPatterns.matches(board.near(point))
                    && !board.isSuicide(point, colour)) {
                propose(point);
            }
        }
    }

    private void proposeCaptures(int colour) {
        int blocks = board.blocksInAtari(GoColour.opponent(colour), inAtari);
        for (int i = 0; i < blocks; i++) {
            propose(board.libertyAfter(inAtari[i], 0));
        }
    }

    /** Replaces a move into atari by the liberty that it would leave, if that is no move into atari. */
    private int corrected(int point, int colour) {
        if (!correctsSelfAtari || Neighbourhood.emptyCount(board.near(point)) > 1
                || !tactics.isSelfAtari(point, colour)) {
            return point;
        }
        int other = tactics.libertyLeft(point, colour);
        boolean isBetter = other != GoPoints.PASS
                && other != board.ko()
                && !tactics.isSelfAtari(other, colour)
                && !Neighbourhood.isEye(board.near(other), colour);
        return isBetter ? other : point;
    }

    /** A random legal move that fills no own eye; {@link GoPoints#PASS} if there is none. */
    private int chooseRandom(FastRandom random) {
        int colour = board.turn();
        int ko = board.ko();
        for (int left = board.emptyCount(); left > 0; left--) {
            int index = left == 1 ? 0 : random.below(left);
            int point = board.empty(index);
            int near = board.near(point);
            if (point != ko
                    && (Neighbourhood.hasEmpty(near)
                            || !Neighbourhood.isEye(near, colour) && !board.isSuicide(point, colour))) {
                if (!correctsSelfAtari || Neighbourhood.emptyCount(near) > 1) {
                    return point;
                }
                int better = corrected(point, colour);
                if (better != point || !isLargeSacrifice(point, colour)) {
                    return better;
                }
            }
            board.swapEmpties(index, left - 1);
        }
        return GoPoints.PASS;
    }

    private boolean isLargeSacrifice(int point, int colour) {
        return tactics.joinedStones(point, colour) >= LARGEST_SACRIFICE && tactics.isSelfAtari(point, colour);
    }
}
