package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.deciding.ChoosingMove;
import damas.behaviours.deciding.Silence;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.knowing.HostKnowledge;
import damas.knowledge.game.Position;
import damas.knowledge.team.Allocator;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Needed;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.TeamAllocator;
import damas.ontology.words.Carried;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.LeadTeam;
import damas.ontology.words.Team;
import jade.core.AID;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The team's face: takes a position, allocates a player, answers with its move and the reason for the allocation. It
 * remembers nothing of a game between two moves, so another coordinator can take over at any time.
 */
public final class CoordinatorAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private final transient List<ChoosingMove> choosing = new ArrayList<>();
    private transient Directory players;
    private transient Directory stewards;
    private transient Silence silence;
    private transient Optional<Team> team = Optional.empty();
    private transient Allocator allocator;

    @Override
    protected void begin() {
        stewards = directory(Directory.STEWARD);
        silence = new Silence(here().getName());
        players = directory(Directory.PLAYER).with(new Directory.Listener() {
            @Override
            public void came(AID player, String service) {
                players.place(player).ifPresent(silence::forget);
                List.copyOf(choosing).forEach(ChoosingMove::came);
            }

            @Override
            public void left(AID player, String service) {
                List.copyOf(choosing).forEach(one -> one.left(player, service));
            }
        });
        listening().onRequest(LeadTeam.class, this::lead).onRequest(ChooseMove.class, this::choose);
    }

    @Override
    protected String doing() {
        return team.map(led -> "leads " + led.name() + " in " + choosing.size() + " games").orElse("waits for a team");
    }

    private void lead(Request request) {
        Team led = ((LeadTeam) request.action()).team();
        addBehaviour(new Fetching(
                this,
                conversations(),
                () -> stewards.all().stream().findFirst().or(() -> Optional.of(request.sender())),
                Needed.by(led.coordinator()),
                () -> lead(request, led),
                request::fail));
    }

    private void lead(Request request, Team led) {
        try {
            allocator = TeamAllocator.of(led, HostKnowledge.here()::find);
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
            return;
        }
        team = Optional.of(led);
        // all players have registered at the DF by now; without them the first move would go to a stand-in
        led.players().forEach(player -> players.lookUp(led.name() + "." + player.name()));
        offer(Directory.TEAM, led.name());
        request.inform(new Carried("leads " + led.name()));
    }

    private void choose(Request request) {
        ChooseMove wanted = (ChooseMove) request.action();
        if (team.isEmpty()) {
            request.refuse("this coordinator has no team yet");
            return;
        }
        try {
            Position position = Positions.toMove(wanted.position());
            if (!wanted.position().gameName().equals(team.get().gameName())) {
                request.refuse(team.get().name() + " plays " + team.get().gameName() + ", not "
                        + wanted.position().gameName());
                return;
            }
            ChoosingMove one = new ChoosingMove(
                    this,
                    conversations(),
                    players,
                    silence,
                    request,
                    position,
                    team.get().name(),
                    allocator,
                    Limiting.limits(wanted.limits()).time(position.turn()));
            choosing.removeIf(ChoosingMove::done);
            choosing.add(one);
            addBehaviour(one);
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }
}
