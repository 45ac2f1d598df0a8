package damas.knowledge.draughts.openings;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** Keeps generated openings in a folder: one file a set, a first line that says what it is, then one FEN a line. */
public final class OpeningCache {
    private static final Logger LOG = LogManager.getLogger(OpeningCache.class);

    /** Goes up when the same set would hold other positions. */
    private static final int VERSION = 1;

    private final Path folder;

    public OpeningCache(Path folder) {
        this.folder = folder;
    }

    /** The openings, generated if no earlier call has left them in the folder whole. */
    public List<Board> load(Openings openings) {
        return stored(openings).orElseGet(() -> {
            List<Board> boards = openings.generate();
            store(openings, boards);
            return boards;
        });
    }

    /** Whether the openings need not be generated. */
    public boolean holds(Openings openings) {
        return stored(openings).isPresent();
    }

    /** The file that holds a set. */
    public Path file(Openings openings) {
        return folder.resolve(openings + ".txt");
    }

    private Optional<List<Board>> stored(Openings openings) {
        Path file = file(openings);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            List<String> lines = Files.readAllLines(file);
            List<Board> boards = lines.stream().skip(1).map(Fen::parse).toList();
            if (!lines.isEmpty() && lines.get(0).equals(title(openings, boards))) {
                return Optional.of(boards);
            }
            LOG.info("{} is not whole or of another version; making it anew", file);
        } catch (IOException | NotationException e) {
            LOG.info("{} cannot be read; making it anew", file, e);
        }
        return Optional.empty();
    }

    private void store(Openings openings, List<Board> boards) {
        try {
            Stream<String> lines = Stream.concat(Stream.of(title(openings, boards)), boards.stream().map(Fen::format));
            String text = lines.map(line -> line + "\n").collect(Collectors.joining());
            WholeFile.write(file(openings), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            LOG.warn("the openings could not be kept in {}; they will be made again next time", folder, e);
        }
    }

    private static String title(Openings openings, List<Board> boards) {
        return "# version %d: the %d positions of %s held level at depth %d"
                .formatted(VERSION, boards.size(), openings, Openings.DEPTH);
    }
}
