package damas.knowledge.go;

/** The empty points of a board as a list without order, from which points are taken and drawn at random. */
final class EmptyPoints {
    private final int[] points;

    /** By point: its place in the list. */
    private final int[] places;

    private int count;

    EmptyPoints(GoPoints all) {
        points = new int[all.count()];
        places = new int[all.length()];
    }

    void copyFrom(EmptyPoints other) {
        count = other.count;
        System.arraycopy(other.points, 0, points, 0, count);
        System.arraycopy(other.places, 0, places, 0, places.length);
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    int get(int place) {
        return points[place];
    }

    void add(int point) {
        places[point] = count;
        points[count++] = point;
    }

    void remove(int point) {
        int moved = points[--count];
        int place = places[point];
        points[place] = moved;
        places[moved] = place;
    }

    void swap(int one, int other) {
        int point = points[one];
        points[one] = points[other];
        points[other] = point;
        places[points[one]] = one;
        places[point] = other;
    }
}
