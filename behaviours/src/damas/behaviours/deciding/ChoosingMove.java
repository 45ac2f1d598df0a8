package damas.behaviours.deciding;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.allocation.Allocated;
import damas.knowledge.draughts.allocation.Allocator;
import damas.knowledge.draughts.allocation.Vote;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Reports;
import damas.ontology.words.Allocation;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Decided;
import damas.ontology.words.Limits;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Searched;
import damas.ontology.words.Thinking;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** The coordinator's side of one request for a move. */
public final class ChoosingMove extends SimpleBehaviour {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(ChoosingMove.class);

    /** How long a player may be silent; it says something every {@code AnsweringPosition.NEWS}. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /**
     * Who has not said a word in half of a move's time, or in this, may be lost: another is asked too. Both are waited
     * for, because a machine may just be slow.
     */
    private static final Duration DOUBT = Duration.ofSeconds(1);

    /** In less time than this nobody need have said a word. */
    private static final Duration LEAST_DOUBT = Duration.ofMillis(100);

    /** How much of a move's time is left for messages: a fifth, but not more than this. */
    private static final Duration MARGIN = Duration.ofMillis(60);

    /** How long a move waits for somebody to be there, its team being new perhaps; or a quarter of its time. */
    private static final Duration MUSTER = Duration.ofMillis(500);

    /** How deep pieces are counted where no player has said anything in time. */
    private static final int LAST_RESORT_DEPTH = 5;

    private final transient Conversations conversations;
    private final transient Directory players;
    private final transient Silence silence;
    private final transient Request request;
    private final transient ChooseMove wanted;
    private final transient DraughtsPosition history;
    private final String team;
    private final transient Allocator allocator;
    private final long started = System.nanoTime();
    private final transient Optional<Duration> time;

    private final transient Set<String> absent = new HashSet<>();
    private final transient Map<String, Asking> asked = new LinkedHashMap<>();
    private final transient Map<String, AID> unheard = new LinkedHashMap<>();
    private final transient Map<String, SearchReport> thoughts = new LinkedHashMap<>();
    private final transient Map<String, SearchReport> answers = new LinkedHashMap<>();
    private transient Allocated allocated;
    private boolean begun;
    private boolean doubted;
    private boolean hurried;
    private boolean over;

    /**
     * @param silence where nobody has answered lately
     * @param time how long the move may take, if there is a limit
     */
    public ChoosingMove(
            Agent agent,
            Conversations conversations,
            Directory players,
            Silence silence,
            Request request,
            DraughtsPosition history,
            String team,
            Allocator allocator,
            Optional<Duration> time) {
        super(agent);
        this.conversations = conversations;
        this.players = players;
        this.silence = silence;
        this.request = request;
        this.wanted = (ChooseMove) request.action();
        this.history = history;
        this.team = team;
        this.allocator = allocator;
        this.time = time;
    }

    @Override
    public void onStart() {
        request.onCancel(this::hurry);
        request.agree();
        allocate();
        begun = true;
    }

    /** Nobody is there yet, or the time has run out, or half of it. */
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
        Duration left = left();
        if (left.isNegative() || left.isZero()) {
            decideWithWhatThereIs();
            return;
        }
        Duration doubt = left.minus(time.get()).plus(doubt());
        if (!doubted && (doubt.isNegative() || doubt.isZero())) {
            doubted = true;
            askOthersToo();
        }
        Duration pause = doubted || left.compareTo(doubt) < 0 ? left : doubt;
        block(Math.max(1, pause.toMillis()));
    }

    /** After how much of the time those who have said nothing are doubted. */
    private Duration doubt() {
        Duration half = time.orElseThrow().dividedBy(2);
        Duration least = half.compareTo(LEAST_DOUBT) < 0 ? LEAST_DOUBT : half;
        return least.compareTo(DOUBT) < 0 ? least : DOUBT;
    }

    private Duration left() {
        return time.orElseThrow().minusNanos(System.nanoTime() - started);
    }

    /** A player has gone: whoever waits for it need not wait longer. */
    public void left(AID agent, String service) {
        asked.entrySet().stream()
                .filter(entry -> service.equals(team + "." + entry.getKey()))
                .filter(entry -> players.find(service).isEmpty())
                .map(Map.Entry::getValue)
                .toList()
                .forEach(asking -> asking.giveUp(agent.getLocalName() + " has gone"));
    }

    /** A player has come: if nobody was there before, it is the one to ask. One that has not begun yet will see it. */
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
            decideWithWhatThereIs();
        }
    }

    /** Nobody is there yet. */
    private void muster() {
        Duration longest =
                time.map(all -> all.dividedBy(4)).filter(all -> all.compareTo(MUSTER) < 0).orElse(MUSTER);
        Duration left = longest.minusNanos(System.nanoTime() - started);
        if (left.isNegative() || left.isZero()) {
            decideWithWhatThereIs();
        } else {
            block(Math.max(1, left.toMillis()));
        }
    }

    /** Somebody from where nobody is silent; else from where nobody is silent now; else anybody. */
    private Allocated allocation() {
        Set<String> silentNow =
                unheard.values().stream().flatMap(player -> players.place(player).stream()).collect(Collectors.toSet());
        Allocated best = allocate(silence::isOver);
        best = best.players().isEmpty() && doubted ? allocate(silentNow::contains) : best;
        return best.players().isEmpty() ? allocate(place -> false) : best;
    }

    private Allocated allocate(Function<String, Boolean> isUnwanted) {
        return allocator.allocate(
                history, unavailable(player -> players.place(player).map(isUnwanted).orElse(false)));
    }

    private Set<String> unavailable(Function<AID, Boolean> isUnwanted) {
        return Stream.concat(Stream.of(allocator.openingAgent()), allocator.endgameAgents().values().stream())
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
        Limits limits = wanted.limits();
        if (time.isPresent()) {
            Duration margin = time.get().dividedBy(5);
            Duration left = left().minus(margin.compareTo(MARGIN) < 0 ? margin : MARGIN);
            limits = Limiting.withTime(limits, left);
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
                if (!thinking.report().variation().isEmpty()) {
                    thoughts.put(player, thinking.report());
                }
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
            if (answer instanceof Searched searched && move(searched.report()).isPresent()) {
                answers.put(player, searched.report());
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
        if (!over && !answers.isEmpty() && answers.keySet().containsAll(allocated.players())) {
            decide(answers, "");
        }
    }

    private void decideWithWhatThereIs() {
        Map<String, SearchReport> heard = new LinkedHashMap<>(thoughts);
        heard.putAll(answers);
        heard.values().removeIf(report -> move(report).isEmpty());
        if (allocated.players().stream().anyMatch(heard::containsKey)) {
            heard.keySet().retainAll(allocated.players());
        }
        if (!heard.isEmpty()) {
            decide(heard, "; not all have answered in time");
            return;
        }
        DraughtsMove move = new MaterialSearch()
                .best(history.board(), LAST_RESORT_DEPTH, new Random(history.board().key()));
        end(
                move,
                List.of(),
                "; no player has answered in time, so pieces were counted",
                new SearchReport(0, LAST_RESORT_DEPTH, 0, 0, move.toString()));
    }

    private void decide(Map<String, SearchReport> reports, String remark) {
        Map<String, DraughtsMove> proposals = reports.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> move(entry.getValue()).orElseThrow()));
        if (proposals.size() == 1) {
            Map.Entry<String, SearchReport> only = reports.entrySet().iterator().next();
            end(proposals.get(only.getKey()), List.of(only.getKey()), remark, only.getValue());
            return;
        }
        Vote vote = Vote.of(history.board(), proposals);
        end(
                vote.move(),
                vote.supporters(),
                "; " + vote.reason() + remark,
                reports.get(vote.supporters().get(0)));
    }

    private void end(DraughtsMove move, List<String> by, String remark, SearchReport report) {
        over = true;
        asked.forEach((player, asking) -> {
            if (!answers.containsKey(player)) {
                asking.hurry();
                asking.forget();
            }
        });
        request.inform(new Decided(
                wanted.game(),
                new ChosenMove(move.toString()),
                new Allocation(by, allocated.phase().toString(), allocated.reason() + remark),
                report));
        restart();
    }

    private Optional<DraughtsMove> move(SearchReport report) {
        try {
            return Optional.of(DraughtsMove.parse(Reports.best(report), history.board()));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean done() {
        return over;
    }
}
