package damas.knowledge.go.sgf;

import static damas.knowledge.text.NotationException.quoted;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Reads one text of SGF, character by character, without recursion. */
final class SgfParser {
    /** Variations inside one another: programs that open a variation for each move have some hundred. */
    private static final int DEEPEST = 10_000;

    /** Nodes in a text, some hundred bytes of memory each. */
    private static final int MOST_NODES = 2_000_000;

    /** A variation while it is read. */
    private static final class Open {
        private final SgfPlace at;
        private final int parent;
        private boolean hasNode;
        private boolean hasVariation;

        Open(SgfPlace at, int parent) {
            this.at = at;
            this.parent = parent;
        }
    }

    private final String text;
    private int next;
    private int line = 1;
    private int lineStart;

    private final List<SgfTree> games = new ArrayList<>();
    private int nodeCount;

    // the game under way: its finished nodes, the variations that are open, and the node that takes properties
    private final List<SgfNode> nodes = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private int current = -1;
    private SgfPlace nodeAt = SgfPlace.NONE;
    private int nodeParent;
    private Optional<List<SgfProperty>> properties = Optional.empty();

    SgfParser(String text) {
        this.text = text;
    }

    List<SgfTree> games() {
        skipToGame();
        skipBlanks();
        while (next < text.length()) {
            step();
            skipBlanks();
        }
        if (!open.isEmpty()) {
            throw open.peek().at.wrong("the game or variation that begins here has no ')'");
        }
        return List.copyOf(games);
    }

    /** The first value of a property of the first node; the text after it is not read. */
    Optional<SgfValue> first(String name) {
        skipToGame();
        advance();
        skipBlanks();
        open.push(new Open(here(), -1));
        beginNode();
        List<SgfProperty> root = properties.orElseThrow();
        skipBlanks();
        while (next < text.length() && isLetter(text.charAt(next))) {
            property();
            SgfProperty last = root.get(root.size() - 1);
            if (last.name().equals(name)) {
                return Optional.of(last.values().get(0));
            }
            skipBlanks();
        }
        return Optional.empty();
    }

    // ---- characters ----

    private SgfPlace here() {
        return new SgfPlace(line, next - lineStart + 1);
    }

    /** Goes to the next character, and counts the lines. */
    private void advance() {
        char c = text.charAt(next++);
        if (c == '\n' || c == '\r' && !(next < text.length() && text.charAt(next) == '\n')) {
            line++;
            lineStart = next;
        }
    }

    private void skipBlanks() {
        while (next < text.length() && SgfText.isBlank(text.charAt(next))) {
            advance();
        }
    }

    private void skipToGame() {
        while (next < text.length()) {
            while (next < text.length() && text.charAt(next) != '(') {
                advance();
            }
            int after = next + 1;
            while (after < text.length() && SgfText.isBlank(text.charAt(after))) {
                after++;
            }
            if (after < text.length() && text.charAt(after) == ';') {
                return;
            }
            while (next < Math.min(after, text.length())) {
                advance();
            }
        }
        throw new SgfPlace(1, 1).wrong("there is no game here: a game of SGF begins with '(;'");
    }

    // ---- structure ----

    private void step() {
        char c = text.charAt(next);
        switch (c) {
            case '(' -> openVariation();
            case ')' -> closeVariation();
            case ';' -> beginNode();
            default -> {
                if (!isLetter(c)) {
                    throw here().wrong(c == '['
                            ? "a value without the name of its property"
                            : quoted(text.substring(next, Math.min(text.length(), next + 20)))
                                    + " is no part of SGF: a text stands in brackets after the name of its property");
                }
                property();
            }
        }
    }

    private void openVariation() {
        finishNode();
        if (!open.isEmpty()) {
            requireNode("'('");
            open.peek().hasVariation = true;
        }
        if (open.size() == DEEPEST) {
            throw here().wrong("more than " + DEEPEST + " variations inside one another");
        }
        open.push(new Open(here(), current));
        advance();
    }

    private void closeVariation() {
        finishNode();
        if (open.isEmpty()) {
            throw here().wrong("')' without a '('");
        }
        requireNode("')'");
        current = open.pop().parent;
        advance();
        if (open.isEmpty()) {
            games.add(new SgfTree(nodes));
            nodes.clear();
        }
    }

    private void requireNode(String sign) {
        if (!open.peek().hasNode) {
            throw here().wrong("a game or variation begins with ';', not with " + sign);
        }
    }

    private void requireOpen(String what) {
        if (open.isEmpty()) {
            throw here().wrong(what + " outside a game: '(' is missing, or there is a ')' too many");
        }
        if (open.peek().hasVariation) {
            throw here().wrong(what + " after a variation: it belongs before its '('");
        }
    }

    private void beginNode() {
        finishNode();
        requireOpen("a node");
        if (++nodeCount > MOST_NODES) {
            throw here().wrong("more than " + MOST_NODES + " nodes: cut the file into pieces");
        }
        open.peek().hasNode = true;
        nodeAt = here();
        nodeParent = current;
        properties = Optional.of(new ArrayList<>(2));
        advance();
    }

    private void finishNode() {
        if (properties.isPresent()) {
            current = nodes.size();
            nodes.add(new SgfNode(nodeParent, properties.get(), nodeAt));
            properties = Optional.empty();
        }
    }

    // ---- properties ----

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private void property() {
        requireOpen("a property");
        List<SgfProperty> into = properties.orElseThrow(
                () -> here().wrong("a game or variation begins with ';', not with a property"));
        SgfPlace at = here();
        int start = next;
        while (next < text.length() && isLetter(text.charAt(next))) {
            next++;
        }
        String written = text.substring(start, next);
        // before FF[4], small letters in a name had no meaning: Black[ee] is B[ee]
        String name = written.replaceAll("[a-z]", "");
        if (name.isEmpty()) {
            throw at.wrong(quoted(written) + " is no name of a property: it has no capital letter");
        }
        skipBlanks();
        List<SgfValue> values = new ArrayList<>(1);
        while (next < text.length() && text.charAt(next) == '[') {
            values.add(value());
            skipBlanks();
        }
        if (values.isEmpty()) {
            throw at.wrong("the property " + quoted(written) + " has no value in brackets");
        }
        into.add(new SgfProperty(name, values, at));
    }

    private SgfValue value() {
        SgfPlace at = here();
        advance();
        int start = next;
        while (next < text.length() && text.charAt(next) != ']') {
            if (text.charAt(next) == '\\' && next + 1 < text.length()) {
                advance();
            }
            advance();
        }
        if (next == text.length()) {
            throw at.wrong("the value that begins here has no ']'");
        }
        String raw = text.substring(start, next);
        advance();
        return new SgfValue(raw, at);
    }
}
