package damas.containers.gtp;

import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards as lines, the highest row first. */
final class BoardText {
    private BoardText() {}

    /** The stones for people, with the names of rows and columns. */
    static String stones(GoPosition position) {
        int size = position.rules().size();
        String columns = IntStream.range(0, size)
                .mapToObj(column -> new GoMove(column, 0).text().substring(0, 1))
                .collect(Collectors.joining(" ", "   ", ""));
        StringBuilder text = new StringBuilder(columns).append('\n');
        for (int row = size - 1; row >= 0; row--) {
            String number = (row < 9 ? " " : "") + (row + 1);
            text.append(number);
            for (int column = 0; column < size; column++) {
                text.append(' ').append(sign(position, new GoMove(column, row)));
            }
            text.append(' ').append(row + 1).append('\n');
        }
        return text.append(columns).toString();
    }

    private static char sign(GoPosition position, GoMove point) {
        return switch (position.colour(point.point(position.points()))) {
            case GoColour.BLACK -> 'X';
            case GoColour.WHITE -> 'O';
            default -> '.';
        };
    }

    /** A word for each point, in lines with a blank between the words. */
    static String words(int size, Function<GoMove, String> word) {
        return IntStream.range(0, size)
                .mapToObj(line -> IntStream.range(0, size)
                        .mapToObj(column -> word.apply(new GoMove(column, size - 1 - line)))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }
}
