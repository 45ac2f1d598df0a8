package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.Perspective;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.exceptions.AuxiliaryDatabase;
import damas.knowledge.draughts.mining.exceptions.Duel;
import damas.knowledge.draughts.mining.exceptions.RuleMiner;
import damas.knowledge.draughts.mining.exceptions.RuleMiner.Finding;
import damas.knowledge.draughts.mining.exceptions.RuleSettings;
import damas.knowledge.draughts.mining.exceptions.SearchDuel;
import damas.knowledge.draughts.mining.exceptions.SpecialSituation;
import damas.knowledge.draughts.mining.exceptions.Trial;
import damas.knowledge.draughts.mining.exceptions.TrialFile;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.learning.Score;
import damas.knowledge.team.Allocated;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that correct the clusterer, from duels to the coordinator's answer. */
@Fast
class ExceptionRulesTest {
    private static final Board BOARD = Fen.parse("B:W32:B14");
    private static final Score WON = new Score(1, 1, 0);
    private static final Score SHARED = new Score(1, 0, 1);
    private static final Score DRAWN = new Score(0, 2, 0);

    @TempDir
    private Path folder;

    private static int count(Feature feature, Board board) {
        Perspective perspective = new Perspective();
        perspective.see(board, board.turn());
        return feature.count(perspective);
    }

    /** A world in which "kings" beats "level" where the opponent is free to move, and "ahead" sometimes elsewhere. */
    private static final Duel WORLD = (board, challenger, allocated) ->
            allocated.equals("level") && challenger.equals("kings") && count(Feature.TOTAL_MOBILITY, board) > 6
                            || allocated.equals("level")
                                    && challenger.equals("ahead")
                                    && count(Feature.TOTAL_MOBILITY, board) <= 6
                                    && board.key() % 5 == 0
                    ? WON
                    : DRAWN;

    private static List<Board> endgames() {
        Positions positions = new Positions(Positions.SEED);
        return Stream.generate(positions::fromGame)
                .filter(board -> board.pieceCount() <= 14 && board.moveCount() > 0)
                .map(board -> board.turn() == Colour.BLACK ? board : board.mirrored())
                .distinct()
                .limit(1500)
                .toList();
    }

    private static List<Finding> findings() {
        List<SpecialSituation> situations = endgames().stream()
                .flatMap(board -> Trial.of(board, new MaterialClasses(), WORLD).situations(false).stream())
                .toList();
        return RuleMiner.mine(situations, RuleSettings.THESIS);
    }

    @Test
    void whatIsTrueOfTheWorldIsFound() {
        List<Finding> findings = findings();
        assertEquals(1, findings.size());
        Finding level = findings.get(0);
        assertEquals("level", level.database().allocated());
        assertTrue(level.accuracy() > 0.95, "accuracy " + level.accuracy());
        assertEquals(2, level.leaves());
        assertEquals(3, level.nodes());
        List<String> rules = RuleMiner.rules(findings).stream().map(ExceptionRule::toString).toList();
        assertEquals(List.of("level but TotalMobility <= 6 : ahead", "level but TotalMobility > 6 : kings"), rules);
        assertEquals(1, level.kept().get(0).all().confidence());
    }

    @Test
    void theCoordinatorAppliesTheRulesOfTheIndicatedAgentOnly() {
        PhaseAllocator allocator = new PhaseAllocator(
                "iiga",
                Map.of("ahead", "ega-ahead", "behind", "ega-behind", "level", "ega-level", "kings", "ega-kings"),
                15,
                Dynamics.ONCE,
                1,
                new MaterialClasses(),
                RuleMiner.rules(findings()));
        Board free = endgames().stream()
                .filter(board -> new MaterialClasses().nearest(board).equals("level"))
                .filter(board -> count(Feature.TOTAL_MOBILITY, board) > 6)
                .findFirst()
                .orElseThrow();
        Allocated overruled = allocator.allocate(DraughtsPosition.of(free), Set.of());
        assertEquals(List.of("ega-kings"), overruled.players());
        assertTrue(overruled.reason().contains("say level"), overruled.reason());
        assertTrue(overruled.reason().contains("(TotalMobility > 6) sends it to ega-kings"), overruled.reason());
        Board ahead = Fen.parse("B:W20:B1,2,3,4");
        assertEquals(List.of("ega-ahead"), allocator.allocate(DraughtsPosition.of(ahead), Set.of()).players());
    }

    @Test
    void aTreeOfOneLeafIsNoRule() {
        List<SpecialSituation> situations = endgames().stream()
                .limit(20)
                .map(board -> new SpecialSituation(board, "level", "kings"))
                .toList();
        Finding finding = RuleMiner.mine(situations, RuleSettings.THESIS).get(0);
        assertEquals(1, finding.leaves());
        assertEquals(List.of(), finding.candidates());
    }

    @Test
    void aRuleThatIsWrongElsewhereIsDropped() {
        List<Board> boards = endgames();
        Stream<SpecialSituation> level = boards.stream()
                .limit(60)
                .map(board -> new SpecialSituation(
                        board, "level", count(Feature.TOTAL_MOBILITY, board) > 6 ? "kings" : "ahead"));
        // everywhere else the same boards want another agent
        Stream<SpecialSituation> others = Stream.of("ahead", "behind")
                .flatMap(loser -> boards.stream().limit(60).map(board -> new SpecialSituation(board, loser, "level")));
        List<Finding> findings = RuleMiner.mine(Stream.concat(level, others).toList(), RuleSettings.THESIS);
        Finding ofLevel =
                findings.stream().filter(f -> f.database().allocated().equals("level")).findFirst().orElseThrow();
        assertEquals(2, ofLevel.candidates().size());
        assertEquals(1, ofLevel.candidates().get(0).own().confidence());
        assertEquals(List.of(), ofLevel.kept());
    }

    @Test
    void oneBoardIsOnceInADatabaseWithTheAgentThatWasBetterMostOften() {
        Board other = Fen.parse("B:W31:B14");
        List<AuxiliaryDatabase> databases = AuxiliaryDatabase.split(List.of(
                new SpecialSituation(BOARD, "level", "ahead"),
                new SpecialSituation(BOARD, "level", "kings"),
                new SpecialSituation(other, "level", "kings"),
                new SpecialSituation(other, "behind", "ahead")));
        assertEquals(
                List.of(
                        new AuxiliaryDatabase("behind", List.of(new SpecialSituation(other, "behind", "ahead"))),
                        new AuxiliaryDatabase(
                                "level",
                                List.of(
                                        new SpecialSituation(BOARD, "level", "kings"),
                                        new SpecialSituation(other, "level", "kings")))),
                databases);
    }

    @Test
    void whoLosesOneGameOfTwoIsWrongUnlessNetWinsAreAsked() {
        Trial trial = Trial.of(BOARD, new MaterialClasses(), (board, challenger, allocated) -> SHARED);
        assertEquals(3, trial.situations(false).size());
        assertEquals(List.of(), trial.situations(true));
        assertTrue(trial.challengers().keySet().stream().noneMatch(trial.allocated()::equals));
    }

    @Test
    void trialsAreKeptAndAnUnfinishedLineIsCutOff() throws IOException {
        Path file = folder.resolve("duels/trials.txt");
        assertEquals(List.of(), TrialFile.resume(file, "duels of mine"));
        Trial trial = Trial.of(BOARD, new MaterialClasses(), (board, challenger, allocated) -> WON);
        TrialFile.append(file, trial);
        Files.writeString(file, "B:W32:B1", StandardOpenOption.APPEND);
        assertEquals(List.of(trial), TrialFile.resume(file, "duels of mine"));
        TrialFile.append(file, trial);
        assertEquals(List.of(trial, trial), TrialFile.read(file));
        assertThrows(NotationException.class, () -> TrialFile.resume(file, "duels of others"));
    }

    @Test
    void aWrongTrialIsNamed() {
        for (String line : List.of("rubbish", "B:W32:B14 level", "B:W32:B14 level kings:1-1", "B:W99:B14 a b:1-1-0")) {
            String message = assertThrows(NotationException.class, () -> TrialFile.parse("here.txt", "#\n" + line))
                    .getMessage();
            assertTrue(message.startsWith("here.txt:2: "), message);
        }
    }

    @Test
    void networksPlayDuels() {
        FeatureSet features = PublishedSet.V6.features();
        Map<String, Supplier<Evaluator>> networks = Map.of(
                "one", () -> new NetworkEvaluator(NetworkWeights.random(features, 1)),
                "other", () -> new NetworkEvaluator(NetworkWeights.random(features, 2)));
        SearchDuel duel = new SearchDuel(networks, TrainingSettings.search(2), DrawRules.ENGLISH);
        Score score = duel.play(Fen.parse("B:W31,32:B1,2"), "one", "other");
        assertEquals(2, score.games());
        assertEquals(score, duel.play(Fen.parse("B:W31,32:B1,2"), "one", "other"));
        assertThrows(IllegalArgumentException.class, () -> duel.play(BOARD, "one", "nobody"));
    }
}
