package damas.containers.cli;

import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.draughts.PdnWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads archives of games and says what is wrong with them. */
@Command(
        name = "pdn",
        description = {
            "Read PDN files, replay every game, and report what is wrong, with file and line.",
            "Exits with 1 if a game could not be read."
        })
final class PdnCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to read.")
    private List<Path> files;

    @Option(names = "--write", paramLabel = "FILE", description = "Write the games that could be read into one file.")
    private Optional<Path> target = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<DraughtsGame> games = new ArrayList<>();
        int dropped = 0;
        for (Path file : files) {
            if (target.isPresent() && Files.exists(target.get()) && Files.isSameFile(file, target.get())) {
                throw new ParameterException(spec.commandLine(), file + " cannot be read and written at once");
            }
            PdnFile read = PdnReader.read(file);
            read.problems().forEach(out::println);
            games.addAll(read.games());
            dropped += read.dropped();
        }
        int moves = games.stream().mapToInt(game -> game.plies().size()).sum();
        out.println(games.size() + " games read with " + moves + " moves, " + dropped + " could not be read");
        if (target.isPresent()) {
            PdnWriter.write(target.get(), games);
        }
        return dropped == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
