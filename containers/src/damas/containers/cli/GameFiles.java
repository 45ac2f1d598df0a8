package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionFile;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The games that a mining command learns from. */
final class GameFiles {
    /** The parts by the names that people type. */
    static final class Parts extends NamedValues<GamePart> {
        Parts() {
            super("part", List.of(GamePart.values()));
        }
    }

    @Option(
            names = "--part",
            paramLabel = "PART",
            converter = Parts.class,
            completionCandidates = Parts.class,
            description = {
                "Which games, by number: one of ${COMPLETION-CANDIDATES}. training: odd ones; rules: every fourth;",
                "report: the others, without positions that are in these two. If not given, what suits the command."
            })
    private GamePart part;

    /** Reads games; says how many could not be read. */
    List<DraughtsGame> games(List<Path> files, GamePart usual, PrintWriter err) throws IOException {
        GamePart wanted = part == null ? usual : part;
        List<String> losses = new ArrayList<>();
        List<DraughtsGame> games = games(files, List.of(wanted), losses);
        if (games.isEmpty()) {
            throw new NotationException("there is no game in " + names(files) + (wanted == GamePart.ALL
                    ? ""
                    : " that belongs to the part '" + wanted + "' (see --part)")
                    + losses.stream().map(loss -> "; " + loss).collect(Collectors.joining()));
        }
        losses.forEach(loss -> err.println("damas: " + loss));
        return games;
    }

    private static List<DraughtsGame> games(List<Path> files, List<GamePart> parts, List<String> losses)
            throws IOException {
        List<DraughtsGame> games = new ArrayList<>();
        for (Path file : files) {
            PdnFile read = PdnReader.read(file);
            if (read.dropped() > 0) {
                losses.add(read.dropped() + " games of " + file + " could not be read (see damas pdn)");
            }
            parts.forEach(each -> games.addAll(each.of(read.games())));
        }
        return games;
    }

    /** The positions of games, or of files that {@code damas mine positions} wrote. */
    List<CountedPosition> positions(List<Path> files, PositionMiner miner, GamePart usual, PrintWriter err)
            throws IOException {
        List<Path> texts = files.stream().filter(file -> file.toString().endsWith(".txt")).toList();
        List<Path> archives = files.stream().filter(file -> !file.toString().endsWith(".txt")).toList();
        Map<Board, Integer> counts = new LinkedHashMap<>();
        for (Path text : texts) {
            PositionFile.read(text).forEach(position -> counts.merge(position.board(), position.count(), Integer::sum));
        }
        if (!archives.isEmpty()) {
            mined(archives, miner, usual, err)
                    .forEach(position -> counts.merge(position.board(), position.count(), Integer::sum));
        }
        if (counts.isEmpty()) {
            throw new NotationException("there is no such position in " + names(files));
        }
        List<CountedPosition> positions = new ArrayList<>();
        counts.forEach((board, count) -> positions.add(new CountedPosition(board, count)));
        return positions;
    }

    private List<CountedPosition> mined(List<Path> archives, PositionMiner miner, GamePart usual, PrintWriter err)
            throws IOException {
        List<CountedPosition> mined = miner.mine(games(archives, usual, err));
        if ((part == null ? usual : part) != GamePart.REPORT) {
            return mined;
        }
        List<GamePart> others = List.of(GamePart.TRAINING, GamePart.RULES);
        Set<Board> known = miner.mine(games(archives, others, new ArrayList<>())).stream()
                .map(CountedPosition::board)
                .collect(Collectors.toSet());
        return mined.stream().filter(position -> !known.contains(position.board())).toList();
    }

    /** The part as a command writes it. */
    String option(GamePart usual) {
        return "--part " + (part == null ? usual : part);
    }

    /** The files as a command writes them. */
    static String names(List<Path> files) {
        return files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(" "));
    }
}
