package damas.knowledge.montecarlo;

/**
 * The dynamic move evaluation (ADM) of Go-Ahead (reference/go-ahead.md 4), with the gaps of section 9 as settings.
 *
 * @param gamma the weight of the hand-coded prior: 1 switches ADM off, 0 uses it alone (4.3)
 * @param update the constants of Algorithm 4
 * @param sequence which moves of a simulation are counted, and for whom
 * @param estimate what a record says about its move
 * @param trust k: the weight 1 - gamma is multiplied by C/(C + k), C the count of the record; the paper has 0
 * @param forgets whether the database is emptied before each search, and not only before each game
 */
public record AdmSettings(
        double gamma, Update update, Sequence sequence, Estimate estimate, double trust, boolean forgets) {
    /**
     * Algorithm 4: C += jump, V += alpha (R - beta V).
     *
     * @param alpha the learning rate; the paper has 1
     * @param beta how much the value so far counts against the result; the paper has 0
     * @param jump what a simulation adds to the count of a move; the paper has 1
     */
    public record Update(double alpha, double beta, double jump) {}

    /**
     * Which moves of a simulation are counted, and for whom.
     *
     * @param colour whether the same move of the two sides is two records (gap 1)
     * @param perspective whose result counts (gap 2)
     * @param tree whether moves in the tree count, and not only those of the play-out (gap 4)
     * @param repeats whether a move that is played twice in one simulation counts twice (gap 5)
     */
    public record Sequence(boolean colour, Perspective perspective, boolean tree, boolean repeats) {}

    /** Whose result a move is credited with. */
    public enum Perspective {
        /** The side that played the move. */
        MOVER,

        /** The side to move at the root of the search. */
        ROOT,

        /** The side that moved first in the game. */
        FIRST
    }

    /** What a record says about its move. */
    public enum Estimate {
        /** V/C, as in the paper. */
        AVERAGE,

        /** V itself, which is a mean that forgets if beta is 1 and alpha is small (reference/go-ahead.md 10). */
        VALUE
    }

    public AdmSettings {
        if (!(gamma >= 0 && gamma <= 1)) {
            throw new IllegalArgumentException("gamma lies from 0 to 1");
        }
        if (!(trust >= 0 && update.jump() > 0)) {
            throw new IllegalArgumentException("the trust constant is 0 or more, and the jump of a count above 0");
        }
    }

    /** Whether ADM has any effect. */
    public boolean isOn() {
        return gamma < 1;
    }
}
