package damas.tests.montecarlo;

import damas.knowledge.engine.Budget;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.TreeSearch;
import damas.tests.tictactoe.TicTacToe;
import damas.tests.tictactoe.TicTacToePlayouts;

/** Prints what two searches of one game find and the tree of the second, to be compared between JVMs. */
public final class PrintedTree {
    private PrintedTree() {}

    static String text() {
        MonteCarloSettings settings = MonteCarloSettings.of("seed=5 gamma=0.7 exploration=0.2 simulations=3000");
        TreeSearch search = new TreeSearch(new TicTacToePlayouts(), settings, () -> 0);
        Position start = TicTacToe.GAME.start("standard");
        Position next = start.play(start.moves().get(1));
        StringBuilder text = new StringBuilder();
        for (Position position : new Position[] {start, next}) {
            text.append(search.search(position, Budget.nodes(3000), () -> false, report -> { }).candidates())
                    .append('\n');
        }
        return text.append(search.tree().orElseThrow()).toString();
    }

    public static void main(String[] arguments) {
        System.out.println(text());
    }
}
