package damas.tests.tictactoe;

import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.ontology.words.GamePosition;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A game of tic-tac-toe between two agents on JADE, under the referee. Prints the record. */
public final class RefereedTicTacToe {
    private RefereedTicTacToe() {}

    /** Plays one game. */
    static RecordedGame play(Path folder) throws Exception {
        try (Lab lab = Lab.start(folder)) {
            for (String team : List.of("crosses", "noughts")) {
                lab.platform().container().acceptNewAgent(team, new EngineTeam()).start();
            }
            PlayGame wanted = new PlayGame(
                    "game",
                    "test",
                    1,
                    "crosses",
                    "noughts",
                    new GamePosition(TicTacToe.NAME, "standard", ".........", ""),
                    MoveLimits.NONE);
            Played played =
                    (Played) lab.ask(Directory.REFEREE, "", wanted, Duration.ofSeconds(60), news -> { });
            return played.record();
        }
    }

    /** Takes a folder for JADE's files. */
    public static void main(String[] arguments) throws Exception {
        System.out.println(play(Path.of(arguments[0])).text());
        System.exit(0);
    }
}
