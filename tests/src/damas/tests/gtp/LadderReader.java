package damas.tests.gtp;

import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.GoPosition;
import java.util.ArrayList;
import java.util.List;

/** Reads ladders: the attacker gives atari with every move, and the defender may answer with any move. */
final class LadderReader {
    private LadderReader() {}

    /** The ataris of a block with two liberties by which it is captured whatever is answered. */
    static List<GoMove> captures(GoPosition position, GoMove target) {
        List<GoMove> found = new ArrayList<>();
        for (GoMove move : liberties(position, target)) {
            if (position.moves().contains(move) && isLost(position.play(move), target)) {
                found.add(move);
            }
        }
        return found;
    }

    private static List<GoMove> liberties(GoPosition position, GoMove stone) {
        GoBoard board = position.copyOfBoard();
        int block = board.block(stone.point(position.points()));
        List<GoMove> found = new ArrayList<>();
        for (int point = board.libertyAfter(block, GoPoints.PASS); point != GoPoints.PASS;
                point = board.libertyAfter(block, point)) {
            found.add(GoMove.of(position.points(), point));
        }
        return found;
    }

    /** Whether a block in atari is captured although its side is to move. */
    private static boolean isLost(GoPosition position, GoMove target) {
        if (liberties(position, target).size() != 1) {
            return false;
        }
        for (GoMove answer : position.moves()) {
            GoPosition after = position.play(answer);
            int liberties = liberties(after, target).size();
            if (liberties > 2 || liberties == 2 && captures(after, target).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
