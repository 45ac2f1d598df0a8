package damas.knowledge.draughts;

import java.util.List;

/**
 * What a PDN file holds.
 *
 * @param games the games that could be read, in their order
 * @param problems what was wrong with the others, and remarks on these
 */
public record PdnFile(List<DraughtsGame> games, List<PdnProblem> problems) {
    public PdnFile {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    /** How many games could not be read. */
    public int dropped() {
        return (int) problems.stream().filter(PdnProblem::dropped).count();
    }
}
