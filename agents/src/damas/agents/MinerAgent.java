package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.mining.MiningGames;
import damas.knowledge.draughts.mining.GameArchive;
import damas.ontology.meaning.Needed;
import damas.ontology.words.AddGames;
import damas.ontology.words.MineClusters;
import damas.ontology.words.MineRules;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Gathers games and mines them, so that a lab gets new clusters and rules without touching files. Its argument is the
 * archive's file; otherwise it is in the folder that the launcher says.
 */
public final class MinerAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient Optional<MiningGames> mining = Optional.empty();

    @Override
    protected void begin() {
        listening().onRequest(AddGames.class, request -> mining().add(request))
                .onRequest(MineClusters.class, request -> mining().clusters(request))
                .onRequest(MineRules.class, this::rules);
        offer(Directory.MINER, getLocalName());
    }

    /** Made on the first request: mining knows draughts, and a platform for other games loads nothing of draughts. */
    private MiningGames mining() {
        if (mining.isEmpty()) {
            Object[] arguments = getArguments();
            Path file = arguments == null || arguments.length == 0
                    ? Path.of(System.getProperty("damas.var", "var"), "mining", "archive.pdn")
                    : Path.of(String.valueOf(arguments[0]));
            mining = Optional.of(new MiningGames(new GameArchive(file), errands()));
        }
        return mining.get();
    }

    @Override
    protected String doing() {
        return mining.map(MiningGames::doing).filter(doing -> !doing.isEmpty()).orElse("waits for games");
    }

    private void rules(Request request) {
        addBehaviour(new Fetching(
                this,
                conversations(),
                () -> Optional.of(request.sender()),
                Needed.by(((MineRules) request.action()).team()),
                () -> mining().rules(request),
                request::fail));
    }
}
