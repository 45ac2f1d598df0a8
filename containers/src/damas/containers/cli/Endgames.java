package damas.containers.cli;

import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which positions of games a mining command takes for endgames. */
final class Endgames {
    @Option(names = "--pieces", paramLabel = "N", description = "The most pieces of an endgame (${DEFAULT-VALUE}).")
    private int pieces = 12;

    @Option(names = "--winners", description = "Only positions in which the later winner is to move.")
    private boolean winners;

    /**
     * Takes positions out of games.
     *
     * @throws ParameterException if there are no such endgames
     */
    PositionMiner miner(Extent extent, CommandSpec command) {
        return miner(pieces, extent, winners, command);
    }

    /** The same for a command whose options are others. */
    static PositionMiner miner(int pieces, Extent extent, boolean winners, CommandSpec command) {
        try {
            return new PositionMiner(pieces, extent, winners);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    int pieces() {
        return pieces;
    }

    /** The options as a command writes them. */
    String options() {
        return "--pieces " + pieces + (winners ? " --winners" : "");
    }
}
