package damas.knowledge.draughts.sharing.adaba;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Where work may be had: what places have said of their offers, and the place that has the root. One slave hears of
 * offers, another asks for them, each on a thread of its own.
 */
final class OfferDirectory {
    /** Branches that differ in depth by so much are alike. */
    private static final int ALIKE = 2;

    private Random random = new Random(0);
    private List<String> places = List.of();
    private int self;

    /** The depth of what each place has to lend, as it was heard last; 0 if nothing. */
    private int[] offers = new int[0];

    /** Who speaks for each place, in the order that everybody uses, and which of them is this place's. */
    synchronized void places(List<String> speakers, int own) {
        if (!places.equals(speakers)) {
            places = List.copyOf(speakers);
            self = own;
            offers = new int[places.size()];
            random = new Random(places.get(self).hashCode());
        }
    }

    /** Whether somebody speaks for another place. */
    synchronized boolean isAnother(String speaker) {
        return places.contains(speaker) && !places.get(self).equals(speaker);
    }

    /** What a place has to lend. */
    synchronized void offers(int place, int depth) {
        if (place < offers.length) {
            offers[place] = depth;
        }
    }

    /** Somebody to ask, other than one; whoever works for this place has work, and so has the first. */
    synchronized Optional<String> other(List<String> borrowers, String one) {
        return any(lenders(), one).or(() -> any(borrowers, one)).or(() -> any(head(), one));
    }

    private Optional<String> any(List<String> candidates, String except) {
        List<String> others = new ArrayList<>(candidates);
        others.remove(except);
        others.remove(places.get(self));
        others.retainAll(places);
        return others.isEmpty() ? Optional.empty() : Optional.of(others.get(random.nextInt(others.size())));
    }

    private List<String> head() {
        return places.subList(0, 1);
    }

    /** Those who have something to lend, the biggest or nearly so. */
    private List<String> lenders() {
        int most = 1;
        for (int i = 0; i < offers.length; i++) {
            most = i == self ? most : Math.max(most, offers[i]);
        }
        List<String> lenders = new ArrayList<>();
        for (int i = 0; i < offers.length; i++) {
            if (offers[i] >= Math.max(1, most - ALIKE)) {
                lenders.add(places.get(i));
            }
        }
        return lenders;
    }
}
