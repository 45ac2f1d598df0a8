package damas.knowledge.draughts.sharing.ybwc;

/** A move of a node that a thief is searching. */
final class Loan {
    private final int id;
    private final String thief;
    private final SplitNode node;
    private final int move;
    private final long since;
    private float toldAlpha;
    private float toldBeta;

    Loan(int id, String thief, SplitNode node, int move, long since) {
        this.id = id;
        this.thief = thief;
        this.node = node;
        this.move = move;
        this.since = since;
        tell();
    }

    int id() {
        return id;
    }

    String thief() {
        return thief;
    }

    SplitNode node() {
        return node;
    }

    int move() {
        return move;
    }

    /** The window for the thief, of the side to move there. */
    float alpha() {
        return -node.beta();
    }

    float beta() {
        return -node.bound();
    }

    /** Whether the thief has not heard of the window yet; now it does. */
    boolean tell() {
        boolean news = toldAlpha != alpha() || toldBeta != beta();
        toldAlpha = alpha();
        toldBeta = beta();
        return news;
    }

    String window() {
        return "window " + id + " " + alpha() + " " + beta();
    }

    long age(long now) {
        return now - since;
    }

    /** Whether the thief should have answered: its eldest brother took a fraction of this. */
    boolean isOverdue(long now, long patience) {
        return age(now) > patience + 4 * node.eldestTook();
    }

    boolean isFor(SplitNode other, int otherMove) {
        return node == other && move == otherMove;
    }
}
