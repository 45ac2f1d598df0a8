package damas.knowledge.draughts.sharing.aphid;

/** A search window, as the side to move at the root sees it. */
public record Window(float alpha, float beta) {
    /** No bounds. */
    public static final Window OPEN = new Window(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);

    /** The window between two bounds, or the least there is around them if they are one. */
    public static Window around(float alpha, float beta) {
        return alpha < beta ? new Window(alpha, beta) : new Window(Math.nextDown(beta), Math.nextUp(alpha));
    }

    /** The same window as the side to move sees it so many plies below the root. */
    Window at(int ply) {
        return ply % 2 == 0 ? this : new Window(-beta, -alpha);
    }
}
