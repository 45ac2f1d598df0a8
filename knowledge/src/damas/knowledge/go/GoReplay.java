package damas.knowledge.go;

import damas.knowledge.game.Side;
import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfPlace;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.text.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/**
 * Plays the nodes of SGF. A move of the side that is not to move, a move after the end of the game and stones that are
 * set up start the game anew from the board of that moment.
 */
public final class GoReplay {
    private final SgfTree tree;
    private final GoRules rules;

    /**
     * @throws NotationException if the game is not Go, or its size or komi cannot be played
     */
    public GoReplay(SgfTree tree) {
        this.tree = tree;
        rules = SgfHeader.rules(tree.root());
    }

    /** The rules of the game, without handicap. */
    public GoRules rules() {
        return rules;
    }

    /**
     * Plays all nodes of all variations, in the order of the tree.
     *
     * @param visitor takes the position after each node and the index of the node
     * @throws NotationException if a node cannot be played; the message begins with line and column
     */
    public void visit(ObjIntConsumer<GoPosition> visitor) {
        Deque<Integer> path = new ArrayDeque<>();
        Deque<GoPosition> positions = new ArrayDeque<>();
        for (int i = 0; i < tree.nodes().size(); i++) {
            SgfNode node = tree.nodes().get(i);
            while (!path.isEmpty() && path.peek() != node.parent()) {
                path.pop();
                positions.pop();
            }
            GoPosition position = i == 0 ? root() : after(positions.peek(), node);
            visitor.accept(position, i);
            path.push(i);
            positions.push(position);
        }
    }

    /**
     * The position after the main line.
     *
     * @throws NotationException if a node cannot be played; the message begins with line and column
     */
    public GoPosition last() {
        return last(Integer.MAX_VALUE);
    }

    /**
     * The position of the main line before a move, or after the last one if there are fewer.
     *
     * @param moveNumber the number of that move, from 1
     */
    public GoPosition last(int moveNumber) {
        int moves = moves(tree.root());
        if (moves >= moveNumber) {
            return setUp();
        }
        GoPosition position = root();
        for (int index : tree.mainLine()) {
            SgfNode node = tree.nodes().get(index);
            if (index == 0) {
                continue;
            }
            moves += moves(node);
            if (moves >= moveNumber) {
                break;
            }
            position = after(position, node);
        }
        return position;
    }

    private static int moves(SgfNode node) {
        return node.first("B").isPresent() || node.first("W").isPresent() ? 1 : 0;
    }

    // ---- the root ----

    private GoPosition root() {
        return move(setUp(), tree.root());
    }

    /** The board at the start: handicap stones on their usual points, or any stones. */
    private GoPosition setUp() {
        SgfNode root = tree.root();
        int handicap = handicap(root);
        GoPosition position = setUp(GoPosition.start(rules), root, handicap > 0 ? Side.SECOND : Side.FIRST);
        if (handicap < 2 || handicap > GoHandicap.most(rules.size())) {
            return position;
        }
        GoPosition usual = GoPosition.start(rules.withHandicap(handicap));
        return position.text().equals(usual.text()) ? usual : position;
    }

    private static int handicap(SgfNode root) {
        String stones = root.first("HA").map(SgfValue::line).orElse("");
        return stones.matches("[0-9]{1,2}") ? Integer.parseInt(stones) : 0;
    }

    // ---- nodes ----

    private GoPosition after(GoPosition position, SgfNode node) {
        return move(setUp(position, node, position.turn()), node);
    }

    /** The side to move that a node names, or a side if it names none. */
    private static Side turn(SgfNode node, Side otherwise) {
        Optional<SgfValue> named = node.first("PL");
        if (named.isEmpty()) {
            return otherwise;
        }
        return switch (named.get().line()) {
            case "B", "b", "black", "1" -> Side.FIRST;
            case "W", "w", "white", "2" -> Side.SECOND;
            default -> throw named.get().at().wrong("PL is B or W");
        };
    }

    private GoPosition setUp(GoPosition before, SgfNode node, Side otherwise) {
        GoSetup setup = GoSetup.of(before);
        Side turn = turn(node, otherwise);
        SgfPlace at = node.at();
        boolean hasStones = false;
        for (SgfProperty property : node.properties()) {
            int colour = switch (property.name()) {
                case "AB" -> GoColour.BLACK;
                case "AW" -> GoColour.WHITE;
                case "AE" -> GoColour.EMPTY;
                default -> GoColour.BORDER;
            };
            if (colour != GoColour.BORDER) {
                SgfPoints.all(property.values(), rules.size()).forEach(point -> setup.set(point, colour));
                at = property.at();
                hasStones = true;
            }
        }
        if (!hasStones && turn == before.turn()) {
            return before;
        }
        try {
            return setup.start(turn);
        } catch (NotationException e) {
            throw at.wrong("these stones leave a block without a liberty");
        }
    }

    private GoPosition move(GoPosition position, SgfNode node) {
        Optional<SgfValue> black = node.first("B");
        Optional<SgfValue> white = node.first("W");
        if (black.isEmpty() && white.isEmpty()) {
            return position;
        }
        Side side = black.isPresent() ? Side.FIRST : Side.SECOND;
        List<SgfValue> values = node.values(black.isPresent() ? "B" : "W");
        if (values.size() > 1 || black.isPresent() && white.isPresent()) {
            throw node.at().wrong("more than one move in a node");
        }
        SgfValue value = values.get(0);
        GoMove move = SgfPoints.move(value, rules.size());
        GoPosition from = position.turn() == side && position.outcome().isEmpty()
                ? position
                : GoSetup.of(position).start(side);
        from.objection(move).ifPresent(reason -> {
            throw value.at().wrong(GoColour.name(side) + " at " + move.text() + " is not legal: " + reason);
        });
        return from.play(move);
    }
}
