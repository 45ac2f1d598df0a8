package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The clusterer that needs no learning: {@link MaterialClass}, by distance; of two as near, the first of the four. It
 * lets a team play before its clusters are mined.
 */
public final class MaterialClasses implements Clusterer {
    @Override
    public List<String> classes() {
        return Arrays.stream(MaterialClass.values()).map(MaterialClass::toString).toList();
    }

    @Override
    public List<String> rank(Board board) {
        return Arrays.stream(MaterialClass.values())
                .sorted(Comparator.comparingInt(material -> material.distance(board)))
                .map(MaterialClass::toString)
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MaterialClasses;
    }

    @Override
    public int hashCode() {
        return MaterialClasses.class.hashCode();
    }

    @Override
    public String toString() {
        return "material classes";
    }
}
