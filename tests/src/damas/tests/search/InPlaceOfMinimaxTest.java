package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.game.Positions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Evolution lets alpha-beta play where the papers have minimax: it chooses the same moves in whole games, with trained
 * and untrained networks, captures resolved and draws by repetition seen.
 */
@Fast
class InPlaceOfMinimaxTest {
    private static final int DEPTH = SearchSettings.NEURODRAUGHTS.budget().depth();
    private static final int GAMES = 2;

    @ParameterizedTest
    @EnumSource(PublishedPlayer.class)
    void alphaBetaPlaysTheMovesOfMinimax(PublishedPlayer player) throws Exception {
        TrainedNetwork trained = NetworkFile.read(Needs.home().resolve("knowledge/weights").resolve(player + ".txt"));
        assertSameMoves(trained.weights());
        assertSameMoves(TrainedNetwork.untrained(player.features(), Positions.SEED).weights());
    }

    private static void assertSameMoves(NetworkWeights weights) {
        Random random = new Random(Positions.SEED);
        List<Board> openings = Openings.THREE_MOVE.generate();
        List<DraughtsPosition> games = random.ints(GAMES, 0, openings.size())
                .mapToObj(openings::get)
                .map(opening -> DraughtsPosition.of(opening, DrawRules.ENGLISH))
                .toList();
        SearchSettings settings = SearchSettings.inPlaceOfMinimax(DEPTH);
        Search minimax = Search.of(SearchSettings.NEURODRAUGHTS, new NetworkEvaluator(weights));
        Search alphaBeta = Search.of(settings, new NetworkEvaluator(weights));
        long nodes = 0;
        long minimaxNodes = 0;
        for (DraughtsPosition start : games) {
            DraughtsPosition game = start;
            while (game.outcome().isEmpty()) {
                SearchResult expected = minimax.search(game, SearchSettings.NEURODRAUGHTS.budget());
                SearchResult found = alphaBeta.search(game, settings.budget());
                assertEquals(expected.value(), found.value(), game.text());
                assertEquals(expected.best(), found.best(), game.text());
                minimaxNodes += expected.nodes();
                nodes += found.nodes();
                // now and then another move, for games that the network would not play
                List<DraughtsMove> moves = game.board().moves();
                game = game.play(random.nextInt(8) == 0 ? moves.get(random.nextInt(moves.size())) : found.best());
            }
        }
        assertTrue(nodes * 2 < minimaxNodes, nodes + " nodes, and minimax has " + minimaxNodes);
    }
}
