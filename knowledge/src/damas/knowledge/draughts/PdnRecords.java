package damas.knowledge.draughts;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.RecordFormat;
import damas.knowledge.text.NotationException;
import java.util.List;

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
    public List<GameRecord> read(String source, String text) {
        PdnFile file = PdnReader.parse(source, text);
        file.problems().stream().filter(PdnProblem::dropped).findFirst().ifPresent(problem -> {
            throw new NotationException(problem.toString());
        });
        return file.games().stream().map(DraughtsGame::record).toList();
    }
}
