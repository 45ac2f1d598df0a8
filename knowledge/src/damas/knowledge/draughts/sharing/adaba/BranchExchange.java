package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.text.NotationException;
import java.util.List;

/**
 * Speaks for a place: lends its branches, borrows those of others. Places say to one another {@code want <who> <hops>},
 * {@code task ...} (here is one), {@code drop <number>} (leave it), {@code still <number>} (I am at it), {@code back
 * ...} (it is done) and {@code failed <number>} (I cannot). What it has borrowed it tells one slave of each other
 * process of its place: {@code of <lender> task ...}.
 */
final class BranchExchange {
    /** So many branches a place would like to have: when one is done, the next is there. */
    private static final int ENOUGH = 2;

    private final SharedWork work;
    private final Lending lending;
    private final Borrowing borrowing;
    private final Board root;

    /** Whether its place begins with the root. */
    private boolean head;

    /** Those who hand on to other processes of the place what it has borrowed. */
    private List<String> mates = List.of();

    /**
     * @param root the position that is searched
     * @param table for the thread of the events
     */
    BranchExchange(String name, Board root, TranspositionTable table, SharedWork work) {
        this.root = root;
        this.work = work;
        lending = new Lending(table, work);
        borrowing = new Borrowing(name, work);
    }

    /**
     * The crew has changed.
     *
     * @param newHead whether its place begins with the root
     * @param newMates one slave of each other process of its place
     */
    void meet(boolean newHead, List<String> newMates) {
        head = newHead;
        mates = newMates;
    }

    void left(String peer) {
        lending.left(peer);
    }

    /** Does what is due. */
    void look(long now, Outbox outbox) {
        lending.look(now, outbox);
        int open = work.open(head).size();
        if (open == 0) {
            lending.handOn(work.offerDirectory(), outbox);
        }
        borrowing.look(open < ENOUGH, work.offerDirectory(), lending.borrowers(), now, outbox);
    }

    /**
     * Another place has said something.
     *
     * @throws NotationException if nobody can understand it
     * @throws NumberFormatException the same
     */
    void hear(String from, String message, long now, Outbox outbox) {
        int space = message.indexOf(' ');
        if (space < 0) {
            throw new NotationException("a word is missing");
        }
        String rest = message.substring(space + 1);
        switch (message.substring(0, space)) {
            case "want" -> {
                int last = rest.lastIndexOf(' ');
                if (last > 0 && work.offerDirectory().isAnother(rest.substring(0, last))) {
                    lending.want(rest.substring(0, last), Integer.parseInt(rest.substring(last + 1)), now);
                    look(now, outbox);
                }
            }
            case "task" -> {
                borrowing.take(new Branch(BranchTask.parse(rest, root), from), now);
                tellMates(from, message, outbox);
            }
            case "drop" -> {
                borrowing.drop(from, Integer.parseInt(rest));
                tellMates(from, message, outbox);
            }
            case "still" -> lending.still(Integer.parseInt(rest), from, now);
            case "failed" -> lending.failed(Integer.parseInt(rest), from);
            case "back" -> lending.back(BranchResult.parse(rest), from);
            default -> throw new NotationException("nobody says " + message);
        }
    }

    private void tellMates(String lender, String message, Outbox outbox) {
        if (!mates.isEmpty()) {
            outbox.send(mates, "of " + lender + " " + message);
        }
    }
}
