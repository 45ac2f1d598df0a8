package damas.behaviours.deciding;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.knowledge.game.Position;
import damas.knowledge.team.Allocated;
import damas.knowledge.team.Allocator;
import damas.ontology.meaning.Limiting;
import damas.ontology.words.Allocation;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Decided;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.Searched;
import damas.ontology.words.Thinking;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** The coordinator's side of one request for a move. */
public final class ChoosingMove extends SimpleBehaviour {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(ChoosingMove.class);

    /** How long a player may be silent; it sends a sign of life more often ({@code NewsPace}). */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** How long a move waits for a first player when its team is new; or a quarter of its time if that is less. */
    private static final Duration MUSTER = Duration.ofMillis(500);

    private final transient Conversations conversations;
    private final transient Directory players;
    private final transient Silence silence;
    private final transient Request request;
    private final transient ChooseMove wanted;
    private final transient Position position;
    private final String team;
    private final transient Allocator allocator;
    private final long started = System.nanoTime();
    private final transient Optional<Duration> limit;
    private final transient Optional<MoveTime> time;
    private final transient Proposals proposals;

    private final transient Set<String> absent = new HashSet<>();
    private final transient Map<String, Asking> asked = new LinkedHashMap<>();
    private final transient Map<String, AID> unheard = new LinkedHashMap<>();
    private transient Allocated allocated;
    private boolean begun;
    private boolean doubted;
    private boolean hurried;
    private boolean over;

    /**
     * @param silence the containers whose players have not answered lately
     * @param limit how long the move may take, if there is a limit
     */
    public ChoosingMove(
            Agent agent,
            Conversations conversations,
            Directory players,
            Silence silence,
            Request request,
            Position position,
            String team,
            Allocator allocator,
            Optional<Duration> limit) {
        super(agent);
        this.conversations = conversations;
        this.players = players;
        this.silence = silence;
        this.request = request;
        this.wanted = (ChooseMove) request.action();
        this.position = position;
        this.team = team;
        this.allocator = allocator;
        this.limit = limit;
        time = limit.map(most -> new MoveTime(most, System::nanoTime));
        proposals = new Proposals(position);
    }

    @Override
    public void onStart() {
        request.onCancel(this::hurry);
        request.agree();
        allocate();
        begun = true;
    }

    /** Waits for a first player, for the time when silent players are suspected, and for the end of the time. */
    @Override
    public void action() {
        if (allocated.players().isEmpty()) {
            muster();
            return;
        }
        if (time.isEmpty()) {
            block();
            return;
        }
        Duration left = time.get().left();
        if (isDue(left)) {
            decide();
            return;
        }
        Duration doubt = time.get().untilDoubt();
        if (!doubted && isDue(doubt)) {
            doubted = true;
            askOthersToo();
        }
        Duration pause = doubted || left.compareTo(doubt) < 0 ? left : doubt;
        block(Math.max(1, pause.toMillis()));
    }

    private static boolean isDue(Duration left) {
        return left.isNegative() || left.isZero();
    }

    /** Stops waiting for a player that has left the platform. */
    public void left(AID agent, String service) {
        asked.entrySet().stream()
                .filter(entry -> service.equals(team + "." + entry.getKey()))
                .filter(entry -> players.find(service).isEmpty())
                .map(Map.Entry::getValue)
                .toList()
                .forEach(asking -> asking.giveUp(agent.getLocalName() + " has gone"));
    }

    /** Allocates again when a player comes and there was none; before the start there is nothing to do. */
    public void came() {
        if (begun && !over && allocated.players().isEmpty()) {
            allocate();
            restart();
        }
    }

    private void allocate() {
        allocated = allocation();
        if (!allocated.players().isEmpty()) {
            askThem();
        } else if (!asked.isEmpty()) {
            decide();
        }
    }

    /** Waits a little for a first player. */
    private void muster() {
        Duration longest =
                limit.map(all -> all.dividedBy(4)).filter(all -> all.compareTo(MUSTER) < 0).orElse(MUSTER);
        Duration left = longest.minusNanos(System.nanoTime() - started);
        if (isDue(left)) {
            decide();
        } else {
            block(Math.max(1, left.toMillis()));
        }
    }

    /**
     * Prefers players of containers that are not suspected; then, once silent players were doubted, those of containers
     * without a silent player; then any.
     */
    private Allocated allocation() {
        Set<String> silentNow =
                unheard.values().stream().flatMap(player -> players.place(player).stream()).collect(Collectors.toSet());
        Allocated best = allocate(silence::isSuspected);
        best = best.players().isEmpty() && doubted ? allocate(silentNow::contains) : best;
        return best.players().isEmpty() ? allocate(place -> false) : best;
    }

    private Allocated allocate(Function<String, Boolean> isUnwanted) {
        return allocator.allocate(
                position, unavailable(player -> players.place(player).map(isUnwanted).orElse(false)));
    }

    private Set<String> unavailable(Function<AID, Boolean> isUnwanted) {
        return allocator.players().stream()
                .filter(name -> absent.contains(name)
                        || players.find(team + "." + name).map(isUnwanted).orElse(true))
                .collect(Collectors.toSet());
    }

    private void askThem() {
        allocated.players().stream().filter(player -> !asked.containsKey(player)).toList().forEach(this::ask);
    }

    private void askOthersToo() {
        if (unheard.isEmpty()) {
            return;
        }
        unheard.values().forEach(player -> players.place(player).ifPresent(silence::notice));
        absent.addAll(unheard.keySet());
        Allocated others = allocation();
        if (others.players().isEmpty()) {
            absent.removeAll(unheard.keySet());
            return;
        }
        LOG.warn("team {}: {} has not said a word; another player is asked too", team, unheard.keySet());
        allocated = others;
        askThem();
    }

    private void ask(String player) {
        MoveLimits limits = wanted.limits();
        if (time.isPresent()) {
            limits = Limiting.withTime(limits, time.get().forSearch());
        }
        AID whom = players.find(team + "." + player).orElseThrow();
        Asking asking = new Asking(
                myAgent,
                conversations,
                Speech.request(myAgent, whom, new SearchPosition(wanted.game(), wanted.position(), limits)),
                PATIENCE,
                new PlayerListener(player, whom));
        asked.put(player, asking);
        unheard.put(player, whom);
        myAgent.addBehaviour(asking);
        if (hurried) {
            asking.hurry();
        }
    }

    /** Hears one of the players that were asked. */
    private final class PlayerListener implements Asking.Listener {
        private final String player;
        private final Optional<String> place;

        PlayerListener(String player, AID agent) {
            this.player = player;
            place = players.place(agent);
        }

        @Override
        public boolean isAnswer(Predicate words) {
            return !(words instanceof Thinking);
        }

        @Override
        public void agreed() {
            heard();
        }

        private void heard() {
            place.ifPresent(silence::forget);
            if (unheard.remove(player) != null && absent.remove(player) && !over) {
                // it was only slow
                allocated = allocation();
                askThem();
            }
        }

        @Override
        public void told(Predicate news) {
            heard();
            if (news instanceof Thinking thinking && !over) {
                proposals.told(player, thinking.report());
                request.tell(new Thinking(
                        thinking.game(), thinking.playerName(), thinking.report(), allocated.reason()));
            }
        }

        @Override
        public void informed(Predicate answer) {
            heard();
            if (over) {
                return;
            }
            if (answer instanceof Searched searched && proposals.answered(player, searched.report())) {
                decideIfComplete();
            } else {
                declined(player + " has no legal move to offer: " + answer);
            }
        }

        @Override
        public void declined(String reason) {
            if (!over) {
                LOG.warn("team {}: {}; another player is asked", team, reason);
                unheard.remove(player);
                absent.add(player);
                place.ifPresent(silence::notice);
                allocate();
                decideIfComplete();
            }
        }
    }

    private void hurry() {
        hurried = true;
        asked.values().forEach(Asking::hurry);
    }

    private void decideIfComplete() {
        if (!over && proposals.areComplete(allocated.players())) {
            decide();
        }
    }

    private void decide() {
        over = true;
        Proposals.Choice choice = proposals.choice(allocated.players());
        if (choice.fallback()) {
            LOG.info("team {}: no player has finished an iteration in time; the move is a fallback", team);
        }
        request.inform(new Decided(
                wanted.game(),
                new ChosenMove(choice.move().text()),
                new Allocation(
                        choice.players(), allocated.phase(), allocated.reason() + choice.remark()),
                choice.report(),
                choice.fallback()));
        asked.forEach((player, asking) -> {
            if (!proposals.hasAnswered(player)) {
                asking.hurry();
                asking.forget();
            }
        });
        restart();
    }

    @Override
    public boolean done() {
        return over;
    }
}
