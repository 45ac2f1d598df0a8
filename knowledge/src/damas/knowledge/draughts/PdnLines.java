package damas.knowledge.draughts;

/** Breaks the words of a game into lines under 80 columns; a word that is longer has a line of its own. */
final class PdnLines {
    private static final int WIDTH = 79;

    private final StringBuilder out;
    private int column;

    PdnLines(StringBuilder out) {
        this.out = out;
    }

    void add(String word) {
        if (column > 0) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            out.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        out.append(word);
        column += word.length();
    }
}
