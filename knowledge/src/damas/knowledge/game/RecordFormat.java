package damas.knowledge.game;

/** The notation of a game's records: PDN for draughts, SGF for Go. */
public interface RecordFormat {
    String format(GameRecord record);
}
