package damas.tests.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoRecords;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Records of Go as SGF, and as they are read back. */
@Fast
class GoRecordsTest {
    private static GameRecord record(Map<String, String> tags, String rules, Result result, String... moves) {
        Position last = Go.GAME.start(rules);
        for (String move : moves) {
            last = last.play(Go.GAME.move(last, move));
        }
        return new GameRecord(tags, last, Collections.nCopies(moves.length, ""), result);
    }

    private static GameRecord readBack(GameRecord record) {
        return GoRecords.read(SgfReader.parse(Go.GAME.records().format(record)).get(0));
    }

    @Test
    void aGameIsALineOfNodesWithItsTagsAndResult() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "A [small] cup");
        tags.put("Date", "2026.11.18");
        tags.put("White", "W");
        tags.put("Black", "B");
        tags.put("WhiteFallbacks", "2");
        String rules = "chinese size=5 komi=0.5 ko=simple";
        assertEquals(
                "(;FF[4]GM[1]CA[UTF-8]AP[Damas]SZ[5]KM[0.5]RU[Chinese ko=simple]EV[A [small\\] cup]"
                        + "DT[2026-11-18]PB[B]PW[W]RE[B+24.5]GC[WhiteFallbacks: 2]\n;B[cc];W[];B[])\n",
                Go.GAME.records().format(record(tags, rules, Result.FIRST_WINS, "C3", "pass", "pass")));
    }

    @Test
    void theResultSaysHowTheGameEnded() {
        String over = Go.GAME.records().format(
                record(Map.of(), "chinese size=5 komi=0.5", Result.FIRST_WINS, "C3", "pass", "pass"));
        assertEquals("B+24.5", SgfReader.parse(over).get(0).root().first("RE").orElseThrow().line());
        for (Map.Entry<String, String> ending : Map.of(
                "White wins: Black resigns", "W+R",
                "White wins: Black has run out of time: took 9 ms", "W+T",
                "", "W+").entrySet()) {
            String text = Go.GAME.records().format(
                    record(Map.of("Termination", ending.getKey()), "chinese", Result.SECOND_WINS, "C3"));
            assertEquals(ending.getValue(), SgfReader.parse(text).get(0).root().first("RE").orElseThrow().line());
        }
    }

    @Test
    void handicapAndStonesComeBack() {
        for (String rules : List.of("chinese size=9 handicap=4", "tromp-taylor size=7 komi=7 suicide=no")) {
            GameRecord game = record(Map.of(), rules, Result.UNKNOWN, "E5");
            assertEquals(game.last(), readBack(game).last());
        }
        Position start = Go.GAME.parse("W:5/2B2/1BW2/5/5", "chinese komi=3");
        List<String> comments = List.of("a remark: [x]\nnext line \\");
        GameRecord game =
                new GameRecord(Map.of(), start.play(Go.GAME.move(start, "A1")), comments, Result.UNKNOWN);
        assertEquals(game, readBack(game));
    }

    @Test
    void randomGamesComeBackWithTagsAndComments() {
        Random random = new Random(Positions.SEED);
        for (int i = 0; i < 60; i++) {
            int size = 2 + random.nextInt(8);
            Position last = Go.GAME.start("chinese size=" + size + " komi=" + random.nextInt(9));
            List<String> comments = new ArrayList<>();
            while (last.outcome().isEmpty() && comments.size() < 120) {
                List<GoMove> moves = Go.of(last).moves();
                last = last.play(moves.get(random.nextInt(moves.size())));
                comments.add(random.nextInt(5) == 0 ? "move " + comments.size() + ": [a\\b]" : "");
            }
            Result result = last.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
            Map<String, String> tags = new LinkedHashMap<>(Map.of("Event", "no. " + i));
            tags.put("Black", "\u9ed2");
            tags.put("BlackFallbacks", "3");
            GameRecord game = new GameRecord(tags, last, comments, result);
            assertEquals(game, readBack(game), "game " + i);
        }
    }

    @Test
    void aMainLineThatIsNotOneGameIsNoRecord() {
        NotationException wrong = assertThrows(
                NotationException.class,
                () -> GoRecords.read(SgfReader.parse("(;SZ[5];B[aa];AW[bb];W[cc])").get(0)));
        assertEquals("1:2: the main line is not one game: stones are set up in its course, a side moves twice, or moves"
                + " follow two passes", wrong.getMessage());
    }
}
