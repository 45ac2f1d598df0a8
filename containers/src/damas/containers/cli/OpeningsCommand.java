package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.openings.OpeningCache;
import damas.knowledge.draughts.openings.Openings;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a set of openings, one FEN a line. */
@Command(
        name = "openings",
        description = {
            "Print a set of openings as FEN: every distinct position after the first moves that a search holds level.",
            "three-move: three plies from the start. eleven-man: any man less for each side, then a move each."
        })
final class OpeningsCommand implements Runnable {
    private static final int MAX_DEPTH = 20;

    /** The sets by the names that people type. */
    static final class Names extends NamedValues<Openings> {
        Names() {
            super("set of openings", List.of(Openings.values()));
        }
    }

    @Parameters(
            paramLabel = "SET",
            converter = Names.class,
            completionCandidates = Names.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private Openings openings;

    @Option(names = "--count", description = "Print only how many there are.")
    private boolean count;

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "Search anew and as deep as this, instead of " + Openings.DEPTH + ".")
    private int depth = Openings.DEPTH;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(), "the depth must be from 1 to " + MAX_DEPTH + ", not " + depth);
        }
        List<Board> boards = depth == Openings.DEPTH ? cached() : openings.generate(depth);
        PrintWriter out = spec.commandLine().getOut();
        if (count) {
            out.println(boards.size());
        } else {
            boards.forEach(board -> out.println(Fen.format(board)));
        }
    }

    private List<Board> cached() {
        OpeningCache cache = Home.openings();
        if (!cache.holds(openings)) {
            spec.commandLine().getErr().println("damas: looking for level positions, this once ...");
        }
        return cache.load(openings);
    }
}
