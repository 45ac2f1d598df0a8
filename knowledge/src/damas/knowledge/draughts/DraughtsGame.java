package damas.knowledge.draughts;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The record of a game, finished or not: what a PDN file holds. All its moves are legal; no draw rule is applied, since
 * people have played on after a third repetition.
 *
 * @param tags names and values such as {@code Event}, in their order; what the other fields say is not among them
 *     ({@link #STRUCTURE})
 * @param comment the words before the first move, empty if there are none
 */
public record DraughtsGame(Map<String, String> tags, Board start, String comment, List<Ply> plies, Result result) {
    /** The tags that a record has as fields, or that never change. */
    public static final List<String> STRUCTURE = List.of("GameType", "SetUp", "FEN", "Result");

    public DraughtsGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        plies = List.copyOf(plies);
        if (STRUCTURE.stream().anyMatch(tags::containsKey)) {
            throw new IllegalArgumentException("the tags " + STRUCTURE + " follow from the rest of a record");
        }
        Board board = start;
        for (Ply ply : plies) {
            if (!board.allows(ply.move())) {
                throw new IllegalArgumentException(ply.move() + " is not legal in " + board);
            }
            board = board.play(ply.move());
        }
    }

    /** The record of a game as far as it was played, without comments and clocks. */
    public static DraughtsGame of(Map<String, String> tags, DraughtsPosition last, Result result) {
        return new DraughtsGame(tags, last.boards().get(0), "", last.played().stream().map(Ply::of).toList(), result);
    }

    /** The draughts form of a record. */
    public static DraughtsGame of(GameRecord record) {
        DraughtsPosition last = EnglishDraughts.of(record.last());
        List<Ply> plies = new ArrayList<>();
        for (int i = 0; i < last.played().size(); i++) {
            plies.add(new Ply(last.played().get(i), record.clocks().get(i), List.of(), record.comments().get(i)));
        }
        return new DraughtsGame(record.tags(), last.boards().get(0), "", plies, record.result());
    }

    /** This record as that of any game: without NAGs and the words before the first move. */
    public GameRecord record() {
        return new GameRecord(
                tags,
                DraughtsPosition.of(this, DrawRules.NONE),
                plies.stream().map(Ply::comment).toList(),
                plies.stream().map(Ply::clock).toList(),
                result);
    }

    /**
     * This record with other comments at its moves.
     *
     * @param comments one for each move; empty for none
     */
    public DraughtsGame with(List<String> comments) {
        List<Ply> commented = new ArrayList<>();
        for (int i = 0; i < plies.size(); i++) {
            Ply ply = plies.get(i);
            commented.add(new Ply(ply.move(), ply.clock(), ply.nags(), comments.get(i)));
        }
        return new DraughtsGame(tags, start, comment, commented, result);
    }

    /** All positions of the game: the start, and one after each move. */
    public List<Board> boards() {
        List<Board> boards = new ArrayList<>(plies.size() + 1);
        Board board = start;
        boards.add(board);
        for (Ply ply : plies) {
            board = board.play(ply.move());
            boards.add(board);
        }
        return boards;
    }
}
