package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a place lends to others: whoever wants work gets the biggest branch that nobody here has begun. One that is not
 * needed any more is called back; one of which nothing is heard is searched here. The result goes into the table, where
 * all find it who had left the branch to others.
 */
final class Lending {
    /** How many nanoseconds a loan is good for that nothing is heard of. */
    static final long VALIDITY = 150_000_000;

    /** How many nanoseconds one who wants work waits here. */
    static final long PATIENCE = 20_000_000;

    private final TranspositionTable table;
    private final SharedWork work;
    // in the order in which they came: so a simulation repeats exactly
    private final Map<Integer, Loan> loans = new TreeMap<>();
    private final Map<String, Want> waiting = new LinkedHashMap<>();
    private int lastLoan;

    /** How long somebody waits here, and how often the question may still be handed on. */
    private record Want(long end, int hops) {}

    /** A branch, who has it, and until when it is left alone here. */
    private record Loan(SharedWork.Offered what, String borrower, long end) {}

    /**
     * @param table for the thread of the events
     */
    Lending(TranspositionTable table, SharedWork work) {
        this.table = table;
        this.work = work;
    }

    /** Those who work for this place. */
    List<String> borrowers() {
        return loans.values().stream().map(Loan::borrower).distinct().toList();
    }

    /** Somebody wants work. */
    void want(String borrower, int hops, long now) {
        waiting.put(borrower, new Want(now + PATIENCE, hops));
    }

    /** Lets those who wait here ask somewhere else, as far as that is still allowed. */
    void handOn(OfferDirectory offerDirectory, Outbox outbox) {
        for (Map.Entry<String, Want> one : new LinkedHashMap<>(waiting).entrySet()) {
            int hops = one.getValue().hops();
            Optional<String> other = hops > 0 ? offerDirectory.other(borrowers(), one.getKey()) : Optional.empty();
            other.ifPresent(place -> {
                waiting.remove(one.getKey());
                outbox.send(place, "want " + one.getKey() + " " + (hops - 1));
            });
        }
    }

    /** Calls back what is not needed any more, and gives to those who wait. */
    void look(long now, Outbox outbox) {
        for (Map.Entry<Integer, Loan> entry : new TreeMap<>(loans).entrySet()) {
            Loan loan = entry.getValue();
            if (loan.what().branch().isOver() || loan.what().offer().isVoid(table)) {
                regain(entry.getKey());
                outbox.send(loan.borrower(), "drop " + entry.getKey());
            } else if (now >= loan.end()) {
                regain(entry.getKey());
            }
        }
        waiting.values().removeIf(want -> now >= want.end());
        for (String borrower : List.copyOf(waiting.keySet())) {
            Optional<SharedWork.Offered> offered = work.take(table);
            if (offered.isEmpty()) {
                return;
            }
            waiting.remove(borrower);
            lend(offered.get(), borrower, now, outbox);
        }
    }

    private void lend(SharedWork.Offered offered, String borrower, long now, Outbox outbox) {
        Offer.Node node = offered.offer().node();
        List<DraughtsMove> path = new ArrayList<>(offered.branch().task().path());
        path.addAll(offered.offer().path());
        lastLoan++;
        keep(lastLoan, new Loan(offered, borrower, now + VALIDITY));
        outbox.send(borrower,
                "task " + new BranchTask(lastLoan, node.depth(), node.alpha(), node.beta(), path).line());
    }

    private void keep(int id, Loan loan) {
        loans.put(id, loan);
        loan.what().offer().lend(table, loan.end());
    }

    private void regain(int id) {
        Loan loan = loans.remove(id);
        if (loan != null) {
            loan.what().offer().regain(table);
            work.newEpoch();
        }
    }

    // ---- what borrowers say ----

    /** The loan that somebody speaks of, if its place has it. */
    private Optional<Loan> loan(int id, String from) {
        return Optional.ofNullable(loans.get(id))
                .filter(loan -> SharedSearch.place(loan.borrower()).equals(SharedSearch.place(from)));
    }

    /** It is still at it. */
    void still(int id, String from, long now) {
        loan(id, from).ifPresent(loan -> keep(id, new Loan(loan.what(), loan.borrower(), now + VALIDITY)));
    }

    /** It could not do it. */
    void failed(int id, String from) {
        loan(id, from).ifPresent(loan -> regain(id));
    }

    /** It has done it. */
    void back(BranchResult result, String from) {
        loan(result.id(), from).ifPresent(loan -> {
            Offer.Node node = loan.what().offer().node();
            table.store(node.board(), node.depth(), result.value(), node.alpha(), node.beta(), best(result, node),
                    node.ply());
            regain(result.id());
        });
    }

    /** The best move; 0, which is none, if it is not known: the value is good without it. */
    private static long best(BranchResult result, Offer.Node node) {
        try {
            return DraughtsMove.parse(result.best(), node.board()).code();
        } catch (NotationException e) {
            return 0;
        }
    }

    /** It has gone. */
    void left(String borrower) {
        waiting.remove(borrower);
        for (Map.Entry<Integer, Loan> loan : new TreeMap<>(loans).entrySet()) {
            if (loan.getValue().borrower().equals(borrower)) {
                regain(loan.getKey());
            }
        }
    }
}
