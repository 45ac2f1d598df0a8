package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.sharing.Outbox;
import java.util.List;

/** How a place that runs out of work asks others for some, and lets them know that it is still at it. */
final class Borrowing {
    /** How many nanoseconds pass until it asks again: questions that are handed on soon flood everybody. */
    private static final long PATIENCE = Lending.PATIENCE;

    /** How often a lender hears that a branch is still being searched. */
    private static final long SIGN_OF_LIFE = Lending.VALIDITY / 3;

    /** How often a question may be handed on. */
    private static final int HOPS = 4;

    private final String name;
    private final SharedWork work;
    private long nextQuestion;
    private long nextSign;

    Borrowing(String name, SharedWork work) {
        this.name = name;
        this.work = work;
    }

    /** Asks for work if more is wanted. */
    void look(boolean wants, OfferDirectory offerDirectory, List<String> borrowers, long now, Outbox outbox) {
        if (wants && now >= nextQuestion) {
            nextQuestion = now + PATIENCE;
            offerDirectory.other(borrowers, name).ifPresent(place -> outbox.send(place, "want " + name + " " + HOPS));
        }
        if (now >= nextSign) {
            nextSign = now + SIGN_OF_LIFE;
            work.borrowed().forEach(branch -> outbox.send(branch.lender(), "still " + branch.task().id()));
        }
    }

    /** Somebody has given a branch. */
    void take(Branch branch, long now) {
        work.borrow(branch);
        nextQuestion = now;
    }

    /** Somebody does not need it any more. */
    void drop(String lender, int id) {
        work.borrowed().stream().filter(branch -> branch.isLentBy(lender, id)).forEach(work::giveBack);
    }
}
