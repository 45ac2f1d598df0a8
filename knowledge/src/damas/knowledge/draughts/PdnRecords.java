package damas.knowledge.draughts;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.RecordFormat;
import java.util.List;
import java.util.function.Consumer;

/** PDN as the notation of records of draughts. NAGs and the words before the first move are not kept. */
final class PdnRecords implements RecordFormat {
    static final PdnRecords PDN = new PdnRecords();

    private PdnRecords() {}

    @Override
    public String extension() {
        return "pdn";
    }

    @Override
    public String format(GameRecord record) {
        return PdnWriter.format(DraughtsGame.of(record));
    }

    @Override
    public List<GameRecord> read(String source, String text, Consumer<String> problems) {
        PdnFile file = PdnReader.parse(source, text);
        file.problems().stream().filter(PdnProblem::dropped).map(PdnProblem::toString).forEach(problems);
        return file.games().stream().map(DraughtsGame::record).toList();
    }
}
