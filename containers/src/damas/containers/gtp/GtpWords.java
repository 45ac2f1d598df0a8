package damas.containers.gtp;

import damas.knowledge.game.Side;
import damas.knowledge.go.GoMove;
import java.util.List;
import java.util.Locale;

/** The words after a command. What they cannot be read as is a syntax error. */
record GtpWords(List<String> all) {
    GtpWords {
        all = List.copyOf(all);
    }

    int size() {
        return all.size();
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    void require(int least, int most) {
        if (all.size() < least || all.size() > most) {
            throw GtpFailure.syntax();
        }
    }

    String text(int index) {
        if (index >= all.size()) {
            throw GtpFailure.syntax();
        }
        return all.get(index);
    }

    boolean isColour(int index) {
        return index < all.size() && all.get(index).toLowerCase(Locale.ROOT).matches("b|w|black|white");
    }

    Side colour(int index) {
        if (!isColour(index)) {
            throw GtpFailure.syntax();
        }
        return all.get(index).toLowerCase(Locale.ROOT).startsWith("b") ? Side.FIRST : Side.SECOND;
    }

    /** A vertex; one outside of the board is an illegal move. */
    GoMove vertex(int index, int size) {
        String vertex = text(index).toUpperCase(Locale.ROOT);
        if (vertex.equals("PASS")) {
            return GoMove.PASS;
        }
        if (!vertex.matches("[A-HJ-Z]([1-9]|1[0-9]|2[0-5])")) {
            throw GtpFailure.syntax();
        }
        // the letter I is left out
        int column = vertex.charAt(0) - 'A' - (vertex.charAt(0) > 'I' ? 1 : 0);
        int row = Integer.parseInt(vertex.substring(1)) - 1;
        if (column >= size || row >= size) {
            throw GtpFailure.illegalMove();
        }
        return new GoMove(column, row);
    }

    int whole(int index) {
        if (!text(index).matches("-?[0-9]{1,9}")) {
            throw GtpFailure.syntax();
        }
        return Integer.parseInt(text(index));
    }

    double number(int index) {
        if (!text(index).matches("[-+]?([0-9]{1,9}(\\.[0-9]{0,9})?|\\.[0-9]{1,9})")) {
            throw GtpFailure.syntax();
        }
        return Double.parseDouble(text(index)) + 0.0; // turns -0 to 0
    }
}
