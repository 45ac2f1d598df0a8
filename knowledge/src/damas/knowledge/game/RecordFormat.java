package damas.knowledge.game;

import damas.knowledge.text.NotationException;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The notation of a game's records: PDN for draughts, SGF for Go. */
public interface RecordFormat {
    /** The end of the names of files in this notation, without a dot: {@code pdn}. */
    String extension();

    /** One record, with a line end. */
    String format(GameRecord record);

    /** Several records, as the text of a file. */
    default String format(Collection<GameRecord> records) {
        return records.stream().map(this::format).collect(Collectors.joining("\n"));
    }

    /**
     * Reads the records of a file that can be read: the last one may be cut off where a program was killed.
     *
     * @param source what messages call the text, such as the name of the file
     * @param problems takes a sentence for each record that is dropped, which names source and line
     * @throws NotationException if it cannot be told where the records end
     */
    List<GameRecord> read(String source, String text, Consumer<String> problems);

    /**
     * Reads the records of a file, all of which must be right.
     *
     * @throws NotationException if a record is wrong; the message names source and line
     */
    default List<GameRecord> read(String source, String text) {
        return read(source, text, problem -> {
            throw new NotationException(problem);
        });
    }
}
