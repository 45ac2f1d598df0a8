package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.DraughtsMove;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One slave's part of the AphidTable as the master keeps it (reference/adaba.md 4.3): what the slave was told, so that
 * a message says only what is new.
 */
final class Portion {
    private final Set<Integer> told = new HashSet<>();
    private List<Place> order = List.of();
    private String window = "";
    private long heard;
    private boolean silent;

    /** A task in its place: the slave hears them from left to right. */
    private record Place(FrontierNode node, int rank) {}

    Portion(long now) {
        heard = now;
    }

    /** The slave has spoken. */
    void heard(long now) {
        heard = now;
        silent = false;
    }

    /** Whether the slave may be taken for dead from now on. */
    boolean falls(long now, long patience) {
        boolean falls = !silent && now - heard > patience;
        silent |= falls;
        return falls;
    }

    boolean isSilent() {
        return silent;
    }

    /** The slave may know nothing of what it was told. */
    void repeat() {
        told.clear();
        order = List.of();
        window = "";
    }

    /**
     * What the slave must hear, in lines; empty if it knows all that.
     *
     * @param open the slave's tasks that are on the frontier and not certain, from left to right
     */
    String news(List<FrontierNode> open, Window newWindow, int full, boolean countsRank) {
        StringBuilder news = new StringBuilder();
        String line = "\nwindow " + newWindow.alpha() + " " + newWindow.beta() + " " + full;
        if (!open.isEmpty() && !line.equals(window)) {
            window = line;
            news.append(line);
        }
        List<Place> places = new ArrayList<>();
        for (FrontierNode node : open) {
            if (told.add(node.id())) {
                news.append("\ntask ").append(node.id()).append(' ').append(node.depth());
                for (DraughtsMove move : node.path()) {
                    news.append(' ').append(move);
                }
            }
            places.add(new Place(node, countsRank ? node.rank() : 0));
        }
        // what the slave has finished it need not be told
        List<Place> unfinished = order.stream().filter(place -> !place.node().isCertain(full)).toList();
        if (!unfinished.equals(places)) {
            news.append("\norder");
            places.forEach(place -> news.append(' ').append(place.node().id()).append(':').append(place.rank()));
        }
        order = places;
        return news.toString();
    }
}
