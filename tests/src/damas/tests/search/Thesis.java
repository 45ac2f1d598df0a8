package damas.tests.search;

import java.util.List;
import java.util.Map;

/** What the thesis reports of its sixteen positions at depth 12 (reference/adaba.md 7.2). APHID has C = 0.1. */
final class Thesis {
    static final List<Integer> SLAVES = List.of(1, 3, 6, 9, 12, 15);

    /** Table 9. */
    static final Map<String, List<String>> SPEED_UP = Map.of(
            "aphid", List.of("0.47", "0.70", "0.98", "1.28", "1.34", "1.62"),
            "adaba-v1", List.of("0.46", "0.66", "0.92", "1.23", "1.29", "1.51"),
            "adaba-v2", List.of("0.24", "0.84", "1.00", "1.77", "2.21", "2.47"),
            "adaba-v3", List.of("0.58", "1.50", "2.28", "2.73", "3.12", "3.19"));

    /** Inferred from table 11: its percentages taken as parts of the shared search's nodes. */
    static final Map<String, List<String>> NODES = Map.of(
            "aphid", List.of("2.07", "3.77", "4.18", "4.07", "4.22", "3.18"),
            "adaba-v1", List.of("2.32", "3.94", "4.37", "4.20", "4.28", "3.04"),
            "adaba-v2", List.of("4.07", "3.59", "3.70", "3.63", "3.39", "2.50"),
            "adaba-v3", List.of("2.00", "1.65", "1.68", "1.48", "1.62", "1.44"));

    /** Table 12, as positions of 16. */
    static final Map<String, List<String>> SAME = Map.of(
            "aphid", List.of("7", "8", "12", "11", "11", "11"),
            "adaba-v1", List.of("7", "6", "7", "7", "7", "8"),
            "adaba-v2", List.of("11", "12", "13", "12", "12", "12"),
            "adaba-v3", List.of("10", "9", "10", "11", "10", "10"));

    private Thesis() {}
}
