package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.search.TranspositionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What the slaves of one process share in one search beside their table: the branches that they have borrowed, those
 * that they could lend, and what they know of other places' offers. Any thread may call it.
 */
final class SharedWork {
    /** So many offers are ready for whoever asks. */
    private static final int OFFERS = 16;

    private final OfferDirectory offerDirectory = new OfferDirectory();
    private final Branch root = Branch.root();
    private final List<Branch> borrowed = new ArrayList<>();
    private final List<Offered> offers = new ArrayList<>();
    private volatile boolean lends;
    private volatile int offerCount;
    private volatile long epoch;
    private int completed;

    /** An offer, and the branch that it is a part of. */
    record Offered(Branch branch, Offer offer) {}

    /** Whether nobody here has completed an iteration of this depth before. */
    synchronized boolean completes(int depth) {
        boolean first = depth > completed;
        completed = Math.max(completed, depth);
        return first;
    }

    // ---- what is offered ----

    /** What others offer. */
    OfferDirectory offerDirectory() {
        return offerDirectory;
    }

    /** Whether there is somebody to lend to. */
    void lends(boolean newLends) {
        lends = newLends;
    }

    boolean wantsOffers() {
        return lends && offerCount < OFFERS;
    }

    synchronized void offer(Branch branch, Offer offer) {
        if (offers.stream().noneMatch(one -> one.offer.node().equals(offer.node()))) {
            offers.add(new Offered(branch, offer));
            offerCount = offers.size();
        }
    }

    /** The depth of the biggest offer; 0 if there is none. */
    synchronized int biggestOffer() {
        return offers.stream().mapToInt(one -> one.offer.node().depth()).max().orElse(0);
    }

    /** Takes the biggest offer that is still one. */
    synchronized Optional<Offered> take(TranspositionTable table) {
        offers.removeIf(one -> one.branch.isOver() || one.offer.isBegun(table) || one.offer.isVoid(table));
        Optional<Offered> best =
                offers.stream().max(Comparator.comparingInt(one -> one.offer.node().depth()));
        best.ifPresent(offers::remove);
        offerCount = offers.size();
        return best;
    }

    // ---- what there is to do ----

    /** The whole tree. */
    Branch root() {
        return root;
    }

    synchronized void borrow(Branch branch) {
        borrowed.add(branch);
    }

    synchronized void giveBack(Branch branch) {
        branch.end();
        borrowed.remove(branch);
    }

    synchronized List<Branch> borrowed() {
        return List.copyOf(borrowed);
    }

    /** Those of which more is left than what is lent, the oldest first; the root is one of them at one place only. */
    synchronized List<Branch> open(boolean withRoot) {
        List<Branch> open = new ArrayList<>();
        if (withRoot && !root.isLentOut(epoch)) {
            open.add(root);
        }
        borrowed.stream().filter(branch -> !branch.isOver() && !branch.isLentOut(epoch)).forEach(open::add);
        return open;
    }

    /** Changes whenever something may be left again where all was lent. */
    long epoch() {
        return epoch;
    }

    synchronized void newEpoch() {
        epoch++;
    }
}
