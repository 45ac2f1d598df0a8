package damas.tests.game;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Ply;
import damas.knowledge.game.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Seeded random games from random positions, with the oddest notes that a record can have. */
public final class RandomGames {
    private static final List<String> SCRAPS = List.of(
            "good", "a", "1-0", "11-15", "*", "{", "}", "(", ")", "[", "]", "\"", "\\", "%", ";", "$1", "!", "[%clk",
            "1:02:03]", "[Event \"x\"]", "\u00e9\u2013\u4e2d", "\ud83d\ude00", " ", "  ", "\n", "\r\n", "\t", "\u0000",
            "\u00a0",
            "a-very-long-word-that-nobody-would-write-but-a-machine-might-and-that-goes-on-and-on-and-on");
    private static final List<String> NAMES =
            List.of("Event", "Site", "Date", "Round", "Black", "White", "Annotator", "ECO", "x", "A-b_9");

    private final Random random;
    private final Positions positions;

    public RandomGames(long seed) {
        positions = new Positions(seed);
        random = positions.random();
    }

    /** The first games of the usual seed. */
    public static List<DraughtsGame> list(int number) {
        return Stream.generate(new RandomGames(Positions.SEED)::next).limit(number).toList();
    }

    public DraughtsGame next() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            tags.put(NAMES.get(random.nextInt(NAMES.size())), words());
        }
        Board start = random.nextBoolean() ? Board.START : positions.next();
        Board board = start;
        List<Ply> plies = new ArrayList<>();
        for (int length = random.nextInt(80); length > 0 && board.moveCount() > 0; length--) {
            List<DraughtsMove> moves = board.moves();
            DraughtsMove move = moves.get(random.nextInt(moves.size()));
            plies.add(random.nextInt(3) > 0 ? Ply.of(move) : noted(move));
            board = board.play(move);
        }
        Result result = Result.values()[random.nextInt(Result.values().length)];
        if (board.moveCount() == 0) {
            result = Result.win(board.turn().opponent());
        }
        return new DraughtsGame(tags, start, random.nextInt(3) > 0 ? "" : words(), plies, result);
    }

    private Ply noted(DraughtsMove move) {
        Optional<Duration> clock = random.nextBoolean()
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(random.nextInt(10_000_000)).plusNanos(random.nextInt(3)));
        List<Integer> nags = random.ints(random.nextInt(3), 0, 256).boxed().toList();
        return new Ply(move, clock, nags, words());
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        for (int i = random.nextInt(20); i > 0; i--) {
            words.append(SCRAPS.get(random.nextInt(SCRAPS.size()))).append(random.nextBoolean() ? " " : "");
        }
        return words.toString();
    }
}
