package damas.tests.held;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Perft;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Budget;
import damas.tests.Needs;
import damas.tests.search.ArchivePositions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Perft and the serial search over the sixteen archive positions, one line per result. */
final class HeldSearch {
    private static final int START_DEPTH = 10;
    private static final int ARCHIVE_DEPTH = 6;
    private static final int SEARCH_DEPTH = 12;
    private static final int PLAIN_DEPTH = 8;
    private static final SearchSettings PLAIN = SearchSettings.ALPHA_BETA.withRules(DrawRules.NONE);
    private static final SearchSettings EXACT =
            PLAIN.withTable(1 << 18, TableUse.EXACT).withHistoryHeuristic(true).withDeepening(2, 2);

    private HeldSearch() {}

    static List<String> perft() {
        List<String> lines = new ArrayList<>();
        for (int depth = 1; depth <= START_DEPTH; depth++) {
            lines.add("start " + depth + " " + Perft.count(Board.START, depth));
        }
        for (int i = 0; i < ArchivePositions.BOARDS.size(); i++) {
            long leaves = Perft.count(ArchivePositions.BOARDS.get(i), ARCHIVE_DEPTH);
            lines.add("archive-" + (i + 1) + " " + ARCHIVE_DEPTH + " " + leaves);
        }
        return lines;
    }

    static List<String> searches() throws IOException {
        Evaluator network = new NetworkEvaluator(
                NetworkFile.read(Needs.home().resolve("knowledge/weights/visiondraughts.txt")).weights());
        List<String> lines = new ArrayList<>();
        search("material", PLAIN, new MaterialEvaluator(), PLAIN_DEPTH, lines);
        search("material-table", EXACT, new MaterialEvaluator(), SEARCH_DEPTH, lines);
        search("network", PLAIN, network, PLAIN_DEPTH, lines);
        search("network-table", EXACT, network, SEARCH_DEPTH, lines);
        return lines;
    }

    /** Each position is searched with an empty table, so that a line does not depend on the lines before it. */
    private static void search(
            String kind, SearchSettings settings, Evaluator evaluator, int depth, List<String> lines) {
        for (int i = 0; i < ArchivePositions.BOARDS.size(); i++) {
            SearchResult result = Search.of(settings, evaluator)
                    .search(DraughtsPosition.of(ArchivePositions.BOARDS.get(i)), Budget.depth(depth));
            String variation = result.variation().stream().map(Object::toString).collect(Collectors.joining(" "));
            lines.add("%s archive-%d %d %d %s %s".formatted(
                    kind, i + 1, result.depth(), result.nodes(), Float.toString(result.value()), variation));
        }
    }
}
