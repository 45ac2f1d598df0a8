package damas.tests.held;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.team.Allocated;
import damas.knowledge.team.Allocator;
import damas.ontology.roster.Roster;
import damas.ontology.roster.TeamAllocator;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Allocations of 1,000 archive endgames by every roster with endgame agents. The archive is not part of the
 * repository, so the expected file holds digests.
 */
final class HeldAllocations {
    private static final int ENDGAMES = 1_000;
    private static final int BATCH = 50;
    /** Fewer pieces than this are an endgame for every roster: their thresholds are 13 and 15. */
    private static final int PIECES = 13;
    /** Archive games from one chosen game to the next. */
    private static final int STRIDE = 7;
    /** Spreads the chosen plies over a game's endgame. */
    private static final int PLY_STRIDE = 5;

    private final List<DraughtsPosition> endgames;

    HeldAllocations() throws IOException {
        List<DraughtsGame> games = PdnReader.read(Needs.sharedData("acf-games.pdn")).games();
        List<DraughtsPosition> chosen = new ArrayList<>();
        for (int i = 0; i < games.size() && chosen.size() < ENDGAMES; i += STRIDE) {
            endgame(games.get(i), chosen.size()).ifPresent(chosen::add);
        }
        if (chosen.size() < ENDGAMES) {
            throw new IllegalStateException("only " + chosen.size() + " archive games have an endgame");
        }
        endgames = chosen;
    }

    /** A position of a game's endgame in which the side to move can move, with the moves that led to it. */
    private static Optional<DraughtsPosition> endgame(DraughtsGame game, int number) {
        List<Board> boards = game.boards();
        int[] plies = IntStream.range(0, boards.size())
                .filter(ply -> boards.get(ply).pieceCount() < PIECES && boards.get(ply).moveCount() > 0)
                .toArray();
        if (plies.length == 0) {
            return Optional.empty();
        }
        DraughtsPosition history = DraughtsPosition.of(game.start());
        for (int ply = 0; ply < plies[number * PLY_STRIDE % plies.length]; ply++) {
            history = history.after(game.plies().get(ply).move());
        }
        return Optional.of(history);
    }

    /** The digest of each batch of positions: tells another archive from another allocation. */
    List<String> positions() {
        List<String> fens = endgames.stream().map(endgame -> Fen.format(endgame.board())).toList();
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < ENDGAMES; from += BATCH) {
            lines.add("positions %d-%d %s".formatted(from + 1, from + BATCH, digest(fens.subList(from, from + BATCH))));
        }
        return lines;
    }

    /** Two lines per position: the allocation, and the allocation while the first chosen player is absent. */
    List<String> texts(String rosterName, Roster roster) {
        Allocator allocator =
                TeamAllocator.of(roster.team(), hash -> Optional.ofNullable(roster.knowledge().get(hash)));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < endgames.size(); i++) {
            Allocated all = allocator.allocate(endgames.get(i), Set.of());
            Allocated without = allocator.allocate(endgames.get(i), Set.of(all.players().get(0)));
            lines.add("%s %d %s".formatted(rosterName, i + 1, text(all)));
            lines.add("%s %d %s".formatted(rosterName, i + 1, text(without)));
        }
        return lines;
    }

    private static String text(Allocated allocated) {
        return String.join(",", allocated.players()) + " | " + allocated.reason();
    }

    /** The digest of each batch, then its first two lines in full. */
    static List<String> summary(String rosterName, List<String> texts) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < ENDGAMES; from += BATCH) {
            List<String> batch = texts.subList(2 * from, 2 * (from + BATCH));
            lines.add("%s %d-%d %s".formatted(rosterName, from + 1, from + BATCH, digest(batch)));
            lines.addAll(batch.subList(0, 2));
        }
        return lines;
    }

    private static String digest(List<String> lines) {
        try {
            byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
