package damas.behaviours.searching;

import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.ontology.words.GamePosition;
import java.util.Optional;
import java.util.UUID;

/**
 * What of its tables a master's next search may use. A search that goes on with a game uses what those before it have
 * found, unless the tables' use is {@link TableUse#EXACT}. In another game, or for the other side, it begins with
 * nothing: draws belong to a game, and evaluations to a side.
 */
public final class GameMemory {
    private final TableUse use;
    private String table = unique();
    private int age;
    private Optional<GamePosition> last = Optional.empty();

    /**
     * Entries that a search may use.
     *
     * @param table a name that no other master's tables have
     * @param age of all entries in the table those of this age
     */
    public record Entries(String table, int age) {}

    public GameMemory(TableUse use) {
        this.use = use;
    }

    private static String unique() {
        return UUID.randomUUID().toString();
    }

    /** What a search of this position may use, which begins now. */
    public synchronized Entries entries(GamePosition position) {
        boolean goesOn = use == TableUse.PLAY && last.filter(before -> continues(before, position)).isPresent();
        if (!goesOn) {
            age++;
        }
        if (age > TranspositionTable.LAST_AGE) {
            table = unique();
            age = 1;
        }
        last = Optional.of(position);
        return new Entries(table, age);
    }

    /** Whether a position comes later in the same game, with the same side to move. */
    private static boolean continues(GamePosition before, GamePosition now) {
        String[] played = now.moves().split(" ");
        String[] then = before.moves().split(" ");
        boolean sameSide = (count(played) - count(then)) % 2 == 0;
        return now.start().equals(before.start())
                && sameSide
                && (now.moves() + " ").startsWith(before.moves().isEmpty() ? "" : before.moves() + " ");
    }

    private static int count(String[] moves) {
        return moves.length == 1 && moves[0].isEmpty() ? 0 : moves.length;
    }
}
