package damas.containers.cli;

import damas.knowledge.go.GoMark;
import damas.knowledge.go.GoReplay;
import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.go.sgf.SgfTree;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays games of Go and says what is wrong with them. */
@Command(
        name = "sgf",
        description = {
            "Read SGF files of Go, replay every game with its variations, and report what is wrong, with file, line and"
                    + " column.",
            "Exits with 1 if a game could not be replayed, and with 2 if a file is no SGF or its board cannot be"
                    + " played on."
        })
final class SgfCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to read.")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    private int games;
    private int moves;
    private int wrong;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        for (Path file : files) {
            List<SgfTree> trees;
            try {
                trees = SgfReader.read(file);
                // games that are not Go or whose board is too large
                trees.forEach(GoReplay::new);
            } catch (NotationException e) {
                throw new NotationException(file + ":" + e.getMessage());
            }
            for (SgfTree tree : trees) {
                try {
                    replay(tree);
                    games++;
                } catch (NotationException e) {
                    out.println(file + ":" + e.getMessage());
                    wrong++;
                }
            }
        }
        out.println(games + " games replayed with " + moves + " moves, " + wrong + " could not be replayed");
        return wrong == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private void replay(SgfTree tree) {
        GoReplay replay = new GoReplay(tree);
        int[] played = {0};
        replay.visit((position, index) -> {
            SgfNode node = tree.nodes().get(index);
            GoMark.of(node, replay.rules().size());
            played[0] += node.first("B").isPresent() || node.first("W").isPresent() ? 1 : 0;
        });
        moves += played[0];
    }
}
