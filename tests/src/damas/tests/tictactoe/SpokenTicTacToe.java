package damas.tests.tictactoe;

import damas.containers.engine.EngineSession;
import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.textbook.ExhaustiveEngine;
import java.io.IOException;

/** The engine protocol for tic-tac-toe on standard input and output. */
public final class SpokenTicTacToe {
    private SpokenTicTacToe() {}

    /** Speaks until the input ends or says {@code quit}. */
    public static void main(String[] arguments) throws IOException {
        ExhaustiveEngine engine = new ExhaustiveEngine(ThreadedEngine.ownThread("search"));
        new EngineSession("Perfect", Games.named(TicTacToe.NAME), engine).run(System.in, System.out);
        System.exit(0);
    }
}
