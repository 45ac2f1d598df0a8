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

    private transient MiningGames mining;

    @Override
    protected void begin() {
        Object[] arguments = getArguments();
        Path file = arguments == null || arguments.length == 0
                ? Path.of(System.getProperty("damas.var", "var"), "mining", "archive.pdn")
                : Path.of(String.valueOf(arguments[0]));
        mining = new MiningGames(new GameArchive(file), errands());
        listening().onRequest(AddGames.class, mining::add)
                .onRequest(MineClusters.class, mining::clusters)
                .onRequest(MineRules.class, this::rules);
        offer(Directory.MINER, getLocalName());
    }

    @Override
    protected String doing() {
        return mining.doing().isEmpty() ? "waits for games" : mining.doing();
    }

    private void rules(Request request) {
        addBehaviour(new Fetching(
                this,
                conversations(),
                () -> Optional.of(request.sender()),
                Needed.by(((MineRules) request.action()).team()),
                () -> mining.rules(request),
                request::fail));
    }
}
