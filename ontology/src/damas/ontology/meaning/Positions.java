package damas.ontology.meaning;

import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import damas.ontology.words.GamePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Positions in messages, and positions of the games on the class path. */
public final class Positions {
    private Positions() {}

    /**
     * The position that a message means.
     *
     * @throws NotationException if there is no such game, the start is none of its positions or a move is not legal
     */
    public static Position position(GamePosition words) {
        Game game = Games.named(words.gameName());
        Position position = game.parse(words.start(), words.rules());
        for (String move : words.moves().split(" ")) {
            if (!move.isEmpty()) {
                position = position.play(game.move(position, move));
            }
        }
        return position;
    }

    /**
     * The position that a message means, if its side to move has a move.
     *
     * @throws NotationException if there is no such position, or the game is over
     */
    public static Position toMove(GamePosition words) {
        Position position = position(words);
        if (position.moves().isEmpty()) {
            throw new NotationException("the game is over: "
                    + position.outcome()
                            .map(outcome -> outcome.text(position.game()::sideName))
                            .orElse(position.game().sideName(position.turn()) + " has no move"));
        }
        return position;
    }

    /** A position for players, which leave draws by rule to the referee: see {@link Game#boardRules}. */
    public static GamePosition of(Position position) {
        Game game = position.game();
        return of(position, game.boardRules(position.ruleSet()));
    }

    public static GamePosition of(Position position, String rules) {
        return new GamePosition(
                position.game().name(), rules, position.start().text(), line(position.played()));
    }

    /**
     * The moves that a text means, played from a position.
     *
     * @throws NotationException if a move is not legal
     */
    public static List<Move> line(String text, Position from) {
        List<Move> line = new ArrayList<>();
        Position reached = from;
        for (String word : text.split(" ")) {
            Move move = reached.game().move(reached, word);
            line.add(move);
            reached = reached.play(move);
        }
        return line;
    }

    /** Moves in their game's notation with blanks between. */
    public static String line(List<? extends Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.joining(" "));
    }
}
