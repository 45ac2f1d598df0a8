package damas.containers.cli;

import damas.containers.gtp.GtpEngine;
import damas.knowledge.game.GameRecord;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoPosition;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;

/** A program of Go that is asked for the score of each finished game of a match. */
final class Judge implements AutoCloseable {
    private final GtpEngine program;
    private final List<String> disagreements = new ArrayList<>();
    private int asked;
    private int agreed;

    /**
     * Starts the program.
     *
     * @param argument {@code gtp:COMMAND}
     */
    Judge(String argument) throws IOException, InterruptedException {
        ExternalTeam team = ExternalTeam.of(argument)
                .filter(external -> external.protocol() == ExternalTeam.Protocol.GTP)
                .orElseThrow(() -> new NotationException("a judge is a program of Go: gtp:COMMAND"));
        program = GtpEngine.start(team.command());
    }

    /** Asks for the score of a game that ended by its rules; games that ended otherwise have no score. */
    void judge(GameRecord game) {
        GoPosition last = Go.of(game.last());
        if (last.outcome().isEmpty()) {
            return;
        }
        asked++;
        String round = "game " + game.tags().getOrDefault("Round", "?") + ": ";
        try {
            double score = program.score(last).join();
            if (score == last.score()) {
                agreed++;
            } else {
                disagreements.add(round + String.format(
                        Locale.ROOT, "the score is %+.1f, the judge says %+.1f", last.score(), score));
            }
        } catch (CompletionException e) {
            disagreements.add(round + e.getCause().getMessage());
        }
    }

    /** The agreement in one line, and a line for each game without it; scores are Black's points minus White's. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("judge " + program.name() + ": the same score in " + agreed + " of " + asked
                + " games that ended by two passes");
        lines.addAll(disagreements);
        return lines;
    }

    @Override
    public void close() {
        program.close();
    }
}
