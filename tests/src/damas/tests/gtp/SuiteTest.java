package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.gtp.TestSuite;
import damas.containers.gtp.TestSuite.Step;
import damas.knowledge.go.GoMark;
import damas.knowledge.go.GoMark.Kind;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoReplay;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.tests.Needs;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answers of the suite of positions are exactly the moves that win, found without the engine. */
@Slow
class SuiteTest {
    private static final Path FOLDER = Needs.home().resolve("tests/resources/go");

    /** A position of the suite and the answers that it allows. */
    private record Problem(String file, String number, Set<String> answers) {
        @Override
        public String toString() {
            return number + " " + file;
        }
    }

    static List<Problem> problems() throws IOException {
        String text = Files.readString(FOLDER.resolve("suite.tst"));
        List<Problem> problems = new ArrayList<>();
        String file = "";
        for (Step step : TestSuite.parse("suite.tst", text, FOLDER).steps()) {
            if (step.command().startsWith("loadsgf ")) {
                file = Path.of(step.command().substring("loadsgf ".length())).getFileName().toString();
            } else {
                String answers = step.expected().orElseThrow().toString();
                problems.add(new Problem(file, step.number(), Set.of(answers.split("\\|"))));
            }
        }
        return problems;
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theAnswersAreTheMovesThatWin(Problem problem) throws IOException {
        SgfTree tree = SgfReader.read(FOLDER.resolve(problem.file())).get(0);
        GoPosition position = new GoReplay(tree).last();
        List<GoMark> marks = GoMark.of(tree.root(), position.rules().size());
        List<GoMove> found;
        if (marks.get(0).kind() == Kind.TRIANGLE) {
            found = LadderReader.captures(position, marks.get(0).point());
        } else {
            SettledBoard board = new SettledBoard(position, marks.stream().map(GoMark::point).toList());
            board.solve(position.rules().komi());
            assertEquals(List.of(), board.undecided());
            found = board.winning();
        }
        assertEquals(problem.answers(), found.stream().map(GoMove::text).collect(Collectors.toSet()));
        assertTrue(found.size() <= 2 && !found.contains(GoMove.PASS));
    }

    @Test
    void eachPositionIsThereOnceAndEachNumberToo() throws IOException {
        List<Problem> problems = problems();
        assertTrue(problems.size() >= 60, problems.size() + " positions");
        assertEquals(problems.size(), problems.stream().map(Problem::number).distinct().count());
        Set<String> boards = new HashSet<>();
        for (Problem problem : problems) {
            boards.add(new GoReplay(SgfReader.read(FOLDER.resolve(problem.file())).get(0)).last().text());
        }
        assertEquals(problems.size(), boards.size());
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(problems.size() + 1, files.count());
        }
    }
}
