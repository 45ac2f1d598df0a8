package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.Ply;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.RemarkedLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the games of a match start: a set of openings by name, or those of a file: the positions that its games in PDN
 * lead to, or a line each with a FEN or the moves from the start; what follows a # is a remark. How often a position
 * was counted, which {@code damas mine positions} writes behind it, does not matter.
 */
final class StartPositions {
    private StartPositions() {}

    /**
     * @throws NotationException if there is no such set or file, or a line of it is none
     */
    static List<Board> load(String name) throws IOException {
        for (Openings set : Openings.values()) {
            if (set.toString().equals(name)) {
                return Home.openings().load(set);
            }
        }
        Path file = Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new NotationException(quoted(name) + " is no set of openings; there are "
                    + String.join(", ", Arrays.stream(Openings.values()).map(Openings::toString).toList())
                    + ", and files");
        }
        List<Board> boards = name.endsWith(".pdn") ? games(file) : lines(file);
        if (boards.isEmpty()) {
            throw new NotationException("there is no position in " + name);
        }
        for (Board board : boards) {
            if (board.moveCount() == 0) {
                throw new NotationException("no game can start in " + name + " at " + board + ": "
                        + Colour.name(board.turn())
                        + " has no move");
            }
        }
        return boards;
    }

    private static List<Board> games(Path file) throws IOException {
        PdnFile read = PdnReader.read(file);
        if (read.dropped() > 0) {
            throw new NotationException(read.problems().get(0).toString());
        }
        List<Board> boards = new ArrayList<>();
        for (DraughtsGame game : read.games()) {
            Board board = game.start();
            for (Ply ply : game.plies()) {
                board = board.play(ply.move());
            }
            boards.add(board);
        }
        return boards;
    }

    private static List<Board> lines(Path file) throws IOException {
        return RemarkedLines.parse(file.toString(), Files.readString(file), StartPositions::position);
    }

    private static Board position(String text) {
        return text.contains(":") ? Fen.parse(text.replaceFirst(" [0-9]+$", "")) : after(text);
    }

    private static Board after(String moves) {
        Board board = Board.START;
        for (String move : moves.split("\\s+")) {
            board = board.play(DraughtsMove.parse(move, board));
        }
        return board;
    }
}
