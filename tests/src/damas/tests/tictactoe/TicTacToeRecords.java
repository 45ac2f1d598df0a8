package damas.tests.tictactoe;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.game.Result;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Records of tic-tac-toe: a line each of tags {@code name=value} with tabs behind, the first position, the moves and
 * the result: {@code X=one<TAB>O=other<TAB>......... b2 a1 c3 *}.
 */
final class TicTacToeRecords implements RecordFormat {
    static final TicTacToeRecords LINES = new TicTacToeRecords();

    private TicTacToeRecords() {}

    @Override
    public String extension() {
        return "ttt";
    }

    @Override
    public String format(GameRecord record) {
        String tags = record.tags().entrySet().stream()
                .map(tag -> tag.getKey() + "=" + tag.getValue().replaceAll("[\\t\\n]", " ") + "\t")
                .collect(Collectors.joining());
        return tags
                + Stream.concat(
                                Stream.concat(
                                        Stream.of(record.last().start().text()),
                                        record.last().played().stream().map(Move::text)),
                                Stream.of(record.result().toString()))
                        .collect(Collectors.joining(" "))
                + "\n";
    }

    @Override
    public List<GameRecord> read(String source, String text, Consumer<String> problems) {
        List<GameRecord> records = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                try {
                    records.add(record(line));
                } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                    problems.accept(source + ":" + number + ": " + e.getMessage());
                }
            }
        }
        return records;
    }

    private static GameRecord record(String line) {
        String[] parts = line.split("\t");
        Map<String, String> tags = new LinkedHashMap<>();
        Arrays.stream(parts, 0, parts.length - 1).forEach(tag -> tags.put(
                tag.substring(0, tag.indexOf('=')), tag.substring(tag.indexOf('=') + 1)));
        String[] words = parts[parts.length - 1].split(" ");
        Position position = TicTacToe.GAME.parse(words[0], TicTacToe.GAME.rules().get(0));
        for (String move : Arrays.copyOfRange(words, 1, words.length - 1)) {
            position = position.play(TicTacToe.GAME.move(position, move));
        }
        List<String> comments = position.played().stream().map(move -> "").toList();
        return new GameRecord(tags, position, comments, result(words[words.length - 1]));
    }

    private static Result result(String text) {
        return Arrays.stream(Result.values())
                .filter(result -> result.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(text) + " is no result"));
    }
}
