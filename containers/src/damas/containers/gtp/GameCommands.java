package damas.containers.gtp;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoRecords;
import damas.knowledge.go.GoReplay;
import damas.knowledge.go.GoSetup;
import damas.knowledge.go.sgf.SgfReader;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The commands that change or show the board. */
final class GameCommands implements GtpCommands {
    private final GtpGame game;
    private final GtpClock clock;
    private final GtpThinker thinker;

    GameCommands(GtpGame game, GtpClock clock, GtpThinker thinker) {
        this.game = game;
        this.clock = clock;
        this.thinker = thinker;
    }

    @Override
    public Map<String, Handler> all() {
        Map<String, Simple> commands = new TreeMap<>();
        commands.put("boardsize", this::boardsize);
        commands.put("clear_board", this::clearBoard);
        commands.put("komi", this::komi);
        commands.put("fixed_handicap", words -> vertices(begun(game.placeFixedHandicap(only(words)))));
        commands.put("place_free_handicap", words -> vertices(begun(game.placeFreeHandicap(only(words)))));
        commands.put("set_free_handicap", this::setFreeHandicap);
        commands.put("play", words -> play(words, 2));
        commands.put("gogui-play_sequence", words -> play(words, Integer.MAX_VALUE));
        commands.put("gogui-setup", this::setUp);
        commands.put("gogui-setup_player", this::setUpPlayer);
        commands.put("undo", this::undo);
        commands.put("loadsgf", this::loadSgf);
        commands.put("printsgf", this::printSgf);
        commands.put("showboard", this::showBoard);
        Map<String, Handler> all = new TreeMap<>();
        commands.forEach((name, command) -> all.put(name, command.handler()));
        return all;
    }

    private static int only(GtpWords words) {
        words.require(1, 1);
        return words.whole(0);
    }

    /** Says that another game has begun. */
    private <T> T begun(T answer) {
        clock.restart();
        thinker.newGame();
        return answer;
    }

    static String vertices(List<GoMove> points) {
        return points.stream().map(GoMove::text).collect(Collectors.joining(" "));
    }

    private String boardsize(GtpWords words) {
        game.resize(only(words));
        return begun("");
    }

    private String clearBoard(GtpWords words) {
        words.require(0, 0);
        game.clear();
        return begun("");
    }

    private String komi(GtpWords words) {
        words.require(1, 1);
        double komi = words.number(0);
        if (Math.abs(komi) > 999) {
            throw GtpFailure.syntax();
        }
        game.setKomi(komi);
        return "";
    }

    private String setFreeHandicap(GtpWords words) {
        words.require(1, Integer.MAX_VALUE);
        List<GoMove> stones = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            stones.add(words.vertex(i, game.size()));
        }
        game.setFreeHandicap(stones);
        return begun("");
    }

    /** Plays pairs of a colour and a vertex. */
    private String play(GtpWords words, int most) {
        words.require(2, most);
        requirePairs(words);
        for (int i = 0; i < words.size(); i += 2) {
            game.play(words.colour(i), words.vertex(i + 1, game.size()));
        }
        return "";
    }

    private static void requirePairs(GtpWords words) {
        if (words.size() % 2 != 0) {
            throw GtpFailure.syntax();
        }
    }

    /** Puts stones on an empty board, as pairs of a colour and a vertex; Black is to move. */
    private String setUp(GtpWords words) {
        requirePairs(words);
        GoSetup setup = GoSetup.empty(game.rules().withHandicap(0));
        for (int i = 0; i < words.size(); i += 2) {
            GoMove point = words.vertex(i + 1, game.size());
            if (point.isPass()) {
                throw GtpFailure.syntax();
            }
            setup.set(point, GoColour.of(words.colour(i)));
        }
        try {
            game.setUp(setup, Side.FIRST);
        } catch (NotationException e) {
            throw new GtpFailure("these stones leave a block without a liberty");
        }
        return begun("");
    }

    private String setUpPlayer(GtpWords words) {
        words.require(1, 1);
        game.setTurn(words.colour(0));
        return "";
    }

    private String undo(GtpWords words) {
        words.require(0, 0);
        game.undo();
        return "";
    }

    // ---- records ----

    private String loadSgf(GtpWords words) {
        words.require(1, 2);
        int move = words.size() == 2 ? words.whole(1) : Integer.MAX_VALUE;
        if (move < 1) {
            throw GtpFailure.syntax();
        }
        try {
            game.load(new GoReplay(SgfReader.read(Path.of(words.text(0))).get(0)), move);
        } catch (IOException | InvalidPathException e) {
            throw new GtpFailure("cannot load file");
        } catch (NotationException e) {
            throw new GtpFailure("cannot load file: " + e.getMessage());
        }
        return begun("");
    }

    private String printSgf(GtpWords words) {
        words.require(0, 1);
        GoPosition position = game.position();
        List<String> comments = Collections.nCopies(position.played().size(), "");
        Result result = position.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
        String text = GoRecords.FORMAT.format(new GameRecord(Map.of(), position, comments, result));
        if (words.isEmpty()) {
            return text.strip();
        }
        try {
            Files.writeString(Path.of(words.text(0)), text);
            return "";
        } catch (IOException | InvalidPathException e) {
            throw new GtpFailure("cannot write file");
        }
    }

    private String showBoard(GtpWords words) {
        words.require(0, 0);
        return "\n" + BoardText.stones(game.position());
    }
}
