package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.engine.Budget;
import damas.tests.Slow;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * How the tree grows with depth, for each kind of search, printed as the table of docs/results.md: nodes summed over
 * the {@link MiddleGames}, material evaluation, captures resolved. Minimax and plain alpha-beta search each depth once;
 * with the table, whose best moves order the next iteration, a figure includes all iterations up to its depth.
 */
@Slow
class SearchGrowthTest {
    private static final Evaluator MATERIAL = new MaterialEvaluator();
    private static final int DEEPEST = 14;

    /** A kind that took more nodes than this goes no deeper: two more plies would take minutes. */
    private static final long MOST_NODES = 5_000_000;

    @Test
    void eachPartMakesTheTreeGrowMoreSlowly() {
        Map<SearchKind, Long> before = new EnumMap<>(SearchKind.class);
        say("| depth | minimax | alpha-beta | + table | + ordering |");
        say("|---|---|---|---|---|");
        for (int depth = 2; depth <= DEEPEST; depth += 2) {
            StringBuilder row = new StringBuilder("| " + depth + " |");
            long last = Long.MAX_VALUE;
            for (SearchKind kind : SearchKind.values()) {
                long earlier = before.getOrDefault(kind, 0L);
                if (earlier > MOST_NODES) {
                    row.append(" |");
                    continue;
                }
                long nodes = nodes(kind, depth);
                row.append(String.format(Locale.ROOT, " %,d", nodes));
                if (earlier > 0) {
                    row.append(String.format(Locale.ROOT, " (%.1f)", Math.sqrt((double) nodes / earlier)));
                }
                row.append(" |");
                assertTrue(depth < 6 || nodes < last, kind + " at depth " + depth + ": " + nodes + " after " + last);
                before.put(kind, nodes);
                last = nodes;
            }
            say(row.toString());
        }
    }

    private static long nodes(SearchKind kind, int depth) {
        boolean deepens = kind.compareTo(SearchKind.ALPHA_BETA) > 0;
        Search search = Search.of(kind.settings(deepens ? 2 : depth), MATERIAL);
        long nodes = 0;
        for (Board board : MiddleGames.BOARDS) {
            nodes += search.search(DraughtsPosition.of(board), Budget.depth(depth)).nodes();
        }
        return nodes;
    }

    @Test
    void inPlayTheTableSeldomChangesTheMove() {
        say("| in play, table and ordering against neither | depth | searches | same value | same move |");
        say("|---|---|---|---|---|");
        for (int depth = 4; depth <= 8; depth += 2) {
            compare("middle games", MiddleGames.BOARDS, depth);
            compare("endings with kings", MiddleGames.ENDINGS, depth);
        }
    }

    private static void compare(String title, List<Board> boards, int depth) {
        Budget limits = Budget.depth(depth);
        int searches = 0;
        int sameValue = 0;
        int sameMove = 0;
        for (int seed = 0; seed < 25; seed++) {
            Search plain = Search.of(SearchKind.ALPHA_BETA.settings(2), Judges.random(seed));
            Search helped = Search.of(SearchKind.WITH_ORDERING.settings(2), Judges.random(seed));
            for (Board board : boards) {
                SearchResult one = plain.search(DraughtsPosition.of(board), limits);
                SearchResult other = helped.search(DraughtsPosition.of(board), limits);
                searches++;
                sameValue += one.value() == other.value() ? 1 : 0;
                sameMove += one.best().equals(other.best()) ? 1 : 0;
            }
        }
        say("| " + title + " | " + depth + " | " + searches + " | " + sameValue + " | " + sameMove + " |");
        assertTrue(sameMove > searches / 2, sameMove + " of " + searches);
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
