package damas.knowledge.draughts;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.PdnTokens.Kind;
import damas.knowledge.game.Result;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One game while it is read: takes the tokens from its first tag or move to its result. The first thing that is wrong
 * with its moves or its position spoils it, and the rest is only read to find its end; what is wrong with anything else
 * is noted.
 */
final class PdnGame {
    private static final int ENGLISH_DRAUGHTS = 21;
    private static final int LONGEST_LABEL = 80;

    /** A problem for as long as the tags that name its game may still come. */
    private record Note(int line, String reason, boolean dropped) {}

    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Note> notes = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private String firstTag = "";
    private Board start = Board.START;
    private Board board = Board.START;
    private boolean wordy;
    private boolean spoilt;

    // The moves, and the last of them with what has been noted beside it so far.
    private final StringBuilder comment = new StringBuilder();
    private final List<Ply> plies = new ArrayList<>();
    private Optional<DraughtsMove> last = Optional.empty();
    private final List<Integer> nags = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();
    private boolean begun;
    private int lastNumber = -1;

    private Optional<Result> tagged = Optional.empty();
    private Optional<Result> closing = Optional.empty();
    private int resultLine;

    /** Whether a token that has just been read is no longer part of this game. */
    boolean endsBefore(Kind kind, PdnTokens token) {
        if (closing.isPresent()) {
            // "1-0 {White resigned}" still speaks of the game that it ends.
            return kind != Kind.COMMENT || token.line() != resultLine;
        }
        // Where a header comes round to its first tag again, the game before had neither a move nor a result.
        return kind == Kind.END || kind == Kind.TAG && (begun || token.name().equals(firstTag));
    }

    /** Takes a token of this game. */
    void take(Kind kind, PdnTokens token) {
        begun |= kind == Kind.NUMBER || kind == Kind.MOVE || kind == Kind.UNCLOSED;
        switch (kind) {
            case WORD -> word(token);
            case UNCLOSED -> note(token.line(), token.flaw(), true);
            case TAG -> tag(token);
            case NUMBER -> number(token);
            case MOVE -> move(token);
            case NAG -> nags.add(token.number());
            case COMMENT -> (last.isEmpty() ? comment : words).append(' ').append(token.words());
            case RESULT -> {
                closing = Optional.of(token.result());
                resultLine = token.line();
            }
            case STRAY, END -> {}
        }
        boolean noted = kind == Kind.WORD || kind == Kind.UNCLOSED;
        if (!noted && !token.flaw().isEmpty()) {
            note(token.line(), token.flaw(), false);
        }
    }

    private void note(int line, String reason, boolean dropped) {
        if (!spoilt) {
            notes.add(new Note(line, reason, dropped));
            spoilt = dropped;
        }
    }

    /** Words among the tags do no harm; before them they are no game, and after them they are no move. */
    private void word(PdnTokens token) {
        if (begun || firstTag.isEmpty()) {
            begun = true;
            note(token.line(), token.flaw(), true);
        } else if (!wordy) {
            wordy = true;
            note(token.line(), token.flaw() + ", and is left out", false);
        }
    }

    private void tag(PdnTokens token) {
        String name = token.name();
        String value = token.words();
        firstTag = firstTag.isEmpty() ? name : firstTag;
        if (!names.add(name)) {
            note(token.line(), "there is a second tag " + name + ", " + quoted(value), false);
        } else if (!PdnText.isStructure(name)) {
            tags.put(name, value);
        } else if (name.equalsIgnoreCase("Result")) {
            result(token);
        } else if (name.equalsIgnoreCase("GameType")) {
            gameType(token);
        } else if (name.equalsIgnoreCase("FEN") && !value.isEmpty()) {
            try {
                start = Fen.parse(value);
                board = start;
            } catch (NotationException e) {
                note(token.line(), e.getMessage(), true);
            }
        }
    }

    private void result(PdnTokens token) {
        PdnTokens value = new PdnTokens(token.words());
        if (value.next() == Kind.RESULT) {
            tagged = Optional.of(value.result());
            resultLine = token.line();
        } else if (!token.words().isEmpty() && !token.words().equals("?")) {
            note(token.line(), "the tag Result says " + quoted(token.words()) + ", which is no result", false);
        }
    }

    /** The type is a number, which may have more about the board after it, as in {@code 21,B,8,8,N1,0}. */
    private void gameType(PdnTokens token) {
        PdnTokens value = new PdnTokens(token.words());
        boolean number = value.next() == Kind.NUMBER;
        if (number && value.number() != ENGLISH_DRAUGHTS) {
            String reason = "the tag GameType says " + quoted(token.words()) + ", and English draughts is 21";
            note(token.line(), reason, true);
        } else if (!number && !token.words().isEmpty()) {
            String reason = "the tag GameType says " + quoted(token.words()) + ", which is no number: taken for 21";
            note(token.line(), reason, false);
        }
    }

    /** A number alone may be a move that lost its hyphen, so it has to be the one that is due. */
    private void number(PdnTokens token) {
        int number = token.number();
        boolean first = lastNumber < 0 && last.isEmpty();
        boolean due = number > 0 && (first || number == lastNumber || number == lastNumber + 1);
        if (!token.isMarked() && !due) {
            String which = number < 0 ? "" : " " + number;
            note(token.line(), "the number" + which + " is neither a move nor the next move number", true);
        }
        lastNumber = number;
    }

    private void move(PdnTokens token) {
        if (spoilt) {
            return;
        }
        try {
            DraughtsMove move = find(token);
            addPly();
            last = Optional.of(move);
            board = board.play(move);
        } catch (NotationException e) {
            note(token.line(), e.getMessage(), true);
        }
    }

    private DraughtsMove find(PdnTokens token) {
        try {
            return MoveText.find(token.squares(), token.squareCount(), board);
        } catch (NotationException e) {
            if (!token.shorten()) {
                throw e;
            }
            try {
                return MoveText.find(token.squares(), token.squareCount(), board);
            } catch (NotationException shorter) {
                throw e;
            }
        }
    }

    /** Adds the last move, now that all that was noted beside it is known. */
    private void addPly() {
        if (last.isPresent()) {
            DraughtsMove move = last.get();
            if (nags.isEmpty() && words.length() == 0) {
                plies.add(Ply.of(move));
            } else {
                PdnClock.Parts parts = PdnClock.parts(PdnText.comment(words.toString()));
                plies.add(new Ply(move, parts.clock(), nags, parts.words()));
                words.setLength(0);
            }
        }
        nags.clear();
    }

    /** Whether nothing has come yet that makes a game: a tag or a move, or something wrong in the place of one. */
    boolean isNone() {
        return firstTag.isEmpty() && last.isEmpty() && !spoilt;
    }

    /** Adds the game, or the reason why there is none, and what is to be said about it. */
    void finish(String file, int number, List<DraughtsGame> games, List<PdnProblem> problems) {
        addPly();
        Result result = result();
        if (isNone()) {
            closing.ifPresent(r -> note(resultLine, "there is a result, " + r + ", without a game", false));
        } else if (!spoilt) {
            games.add(new DraughtsGame(tags, start, PdnText.comment(comment.toString()), plies, result));
        }
        String label = isNone() ? "between games: " : label(number);
        notes.forEach(note -> problems.add(new PdnProblem(file, note.line, label + note.reason, note.dropped)));
    }

    /**
     * How the game ended. The board knows best; then what closes the moves; then the tag, since many programs close
     * every game with a star.
     */
    private Result result() {
        Result told = closing.filter(r -> r != Result.UNKNOWN).or(() -> tagged).orElse(Result.UNKNOWN);
        Result tag = tagged.orElse(Result.UNKNOWN);
        boolean lost = board.moveCount() == 0;
        Result result = lost ? Result.win(board.turn().opponent()) : told;
        if (told != Result.UNKNOWN && told != result) {
            String reason = "the result is " + result + ", not " + told + ": "
                    + Colour.name(board.turn()) + " has no move left";
            note(resultLine, reason, false);
        } else if (tag != Result.UNKNOWN && tag != result) {
            note(resultLine, "the result is " + result + ", but the tag Result says " + tag, false);
        }
        return result;
    }

    private String label(int number) {
        StringBuilder about = new StringBuilder(tags.getOrDefault("Event", ""));
        if (tags.containsKey("Black") || tags.containsKey("White")) {
            about.append(about.length() == 0 ? "" : ", ")
                    .append(tags.getOrDefault("Black", "?"))
                    .append(" v ")
                    .append(tags.getOrDefault("White", "?"));
        }
        if (about.length() > LONGEST_LABEL) {
            about.replace(LONGEST_LABEL, about.length(), "...");
        }
        return "game " + number + (about.length() == 0 ? "" : " (" + about + ")") + ": ";
    }
}
