package damas.knowledge.draughts;

/**
 * Something that is wrong in a PDN file.
 *
 * @param line where it is, counted from 1
 * @param reason one sentence for a person, which names the game
 * @param dropped whether it cost the game; if not, the game was read in spite of it
 */
public record PdnProblem(String file, int line, String reason, boolean dropped) {
    /** The problem as compilers write theirs: {@code games.pdn:12: game 3: 11-16 is not legal: ...}. */
    @Override
    public String toString() {
        return file + ":" + line + ": " + reason;
    }
}
