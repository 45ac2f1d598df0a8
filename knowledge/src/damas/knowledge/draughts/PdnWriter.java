package damas.knowledge.draughts;

import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Writes games as PDN that other programs read: the usual tags first, captures as short as they can be, lines under 80
 * columns. What {@link PdnReader} has read comes back from it unchanged.
 */
public final class PdnWriter {
    private static final List<String> FIRST_TAGS = List.of("Event", "Site", "Date", "Round", "Black", "White");

    private PdnWriter() {}

    /**
     * The game as PDN, with a line end after its result.
     *
     * @throws IllegalArgumentException if a tag's name or a NAG is none that PDN can have
     */
    public static String format(DraughtsGame game) {
        StringBuilder pdn = new StringBuilder();
        Map<String, String> tags = game.tags();
        for (String name : FIRST_TAGS) {
            if (tags.containsKey(name)) {
                tag(pdn, name, tags.get(name));
            }
        }
        tag(pdn, "Result", game.result().toString());
        tag(pdn, "GameType", "21");
        if (!game.start().equals(Board.START)) {
            tag(pdn, "SetUp", "1");
            tag(pdn, "FEN", Fen.format(game.start()));
        }
        tags.forEach((name, value) -> {
            if (!FIRST_TAGS.contains(name)) {
                requireName(name);
                tag(pdn, name, value);
            }
        });
        moves(new PdnLines(pdn), game);
        return pdn.append('\n').toString();
    }

    /** The games as PDN, with an empty line between two. */
    public static String format(List<DraughtsGame> games) {
        StringBuilder pdn = new StringBuilder();
        for (DraughtsGame game : games) {
            pdn.append(pdn.length() == 0 ? "" : "\n").append(format(game));
        }
        return pdn.toString();
    }

    /** Writes a file of these games, in UTF-8: whole, or not at all. */
    public static void write(Path file, List<DraughtsGame> games) throws IOException {
        // not as a String: Files refuses the broken characters that a broken archive may contain
        WholeFile.write(file, format(games).getBytes(StandardCharsets.UTF_8));
    }

    private static void tag(StringBuilder pdn, String name, String value) {
        String escaped = PdnText.tidy(value).replace("\\", "\\\\").replace("\"", "\\\"");
        pdn.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private static void requireName(String name) {
        boolean wrong = name.isEmpty() || PdnText.isStructure(name);
        for (int i = 0; i < name.length(); i++) {
            wrong |= !PdnText.isNamePart(name.charAt(i), i == 0);
        }
        if (wrong) {
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a tag in PDN");
        }
    }

    private static void moves(PdnLines lines, DraughtsGame game) {
        comment(lines, game.comment());
        Board board = game.start();
        int ply = board.turn() == Colour.BLACK ? 0 : 1;
        boolean first = true;
        for (Ply played : game.plies()) {
            String move = played.move().shortForm(board);
            if (ply % 2 == 0 || first) {
                move = ply / 2 + 1 + (ply % 2 == 0 ? ". " : "... ") + move;
            }
            lines.add(move);
            notes(lines, played);
            board = board.play(played.move());
            ply++;
            first = false;
        }
        lines.add(game.result().toString());
    }

    private static void notes(PdnLines lines, Ply ply) {
        for (int nag : ply.nags()) {
            if (nag < 0) {
                throw new IllegalArgumentException(nag + " cannot be a NAG in PDN");
            }
            lines.add("$" + nag);
        }
        String clock = ply.clock().map(PdnClock::format).orElse("");
        comment(lines, clock + " " + ply.comment());
    }

    private static void comment(PdnLines lines, String text) {
        String comment = PdnText.comment(text);
        if (comment.isEmpty()) {
            return;
        }
        StringBuilder together = new StringBuilder();
        for (String word : ("{" + comment + "}").split(" ")) {
            // At the start of a line these would be read as a tag or an escape.
            boolean unfit = word.startsWith("[") || word.startsWith("%");
            if (unfit) {
                together.append(' ');
            } else if (together.length() > 0) {
                lines.add(together.toString());
                together.setLength(0);
            }
            together.append(word);
        }
        lines.add(together.toString());
    }
}
