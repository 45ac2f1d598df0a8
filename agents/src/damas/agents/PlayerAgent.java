package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.knowing.HostKnowledge;
import damas.behaviours.searching.AnsweringPosition;
import damas.behaviours.searching.AsyncSearch;
import damas.behaviours.searching.LeadingSlaves;
import damas.behaviours.searching.LedSearch;
import damas.behaviours.searching.SearchJob;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Needed;
import damas.ontology.meaning.Positions;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.Carried;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.TakePart;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An IIGA or EGA: owns an evaluation and a search, and leads the search slaves that help it. */
public final class PlayerAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient Directory stewards;
    private transient LeadingSlaves slaves;
    private transient Optional<Part> part = Optional.empty();
    private int searches;

    /** What this agent is, with searches that have nothing to do: their tables are large. */
    private record Part(Player player, SearchSettings settings, Queue<AsyncSearch> idle) {}

    @Override
    protected void begin() {
        stewards = directory(Directory.STEWARD);
        slaves = new LeadingSlaves(this, conversations(), errands(), directory(Directory.SLAVE));
        listening().onRequest(TakePart.class, this::takePart).onRequest(SearchPosition.class, this::search);
    }

    @Override
    protected String doing() {
        return part.map(taken -> "plays as " + taken.player.name() + ", " + searches + " searches going on")
                .orElse("waits for a part");
    }

    private void takePart(Request request) {
        TakePart wanted = (TakePart) request.action();
        Player player = wanted.player();
        try {
            SearchSettings settings = SearchPlans.settings(player.search());
            SearchPlans.sharing(player.search());
            addBehaviour(new Fetching(
                    this,
                    conversations(),
                    () -> stewards.all().stream().findFirst().or(() -> Optional.of(request.sender())),
                    Needed.by(player.evaluation()),
                    () -> take(request, wanted, settings),
                    request::fail));
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }

    private void take(Request request, TakePart wanted, SearchSettings settings) {
        try {
            HostKnowledge.here().evaluator(wanted.player().evaluation());
        } catch (NotationException e) {
            request.refuse(e.getMessage());
            return;
        }
        part = Optional.of(new Part(wanted.player(), settings, new ConcurrentLinkedQueue<>()));
        offer(Directory.PLAYER, wanted.teamName() + "." + wanted.player().name());
        request.inform(new Carried("plays as " + wanted.player().name()));
    }

    private void search(Request request) {
        SearchPosition wanted = (SearchPosition) request.action();
        if (part.isEmpty()) {
            request.refuse("this player has no part yet");
            return;
        }
        Part taken = part.get();
        try {
            DraughtsPosition history = EnglishDraughts.of(Positions.position(wanted.position()));
            if (history.board().moves().isEmpty()) {
                request.refuse("the game is over: " + Colour.name(history.board().turn()) + " has no move");
                return;
            }
            AsyncSearch search = Optional.ofNullable(taken.idle.poll()).orElseGet(() -> newSearch(taken));
            Budget budget = Limiting.limits(wanted.limits())
                    .budget(taken.settings.budget(), history.board().turn());
            SearchJob job = SearchJob.start(search, history, budget);
            searches++;
            request.agree();
            addBehaviour(new AnsweringPosition(this, request, job, wanted.game(), taken.player.name()));
            job.answer().whenComplete((report, failure) -> {
                taken.idle.add(search);
                errands().execute(() -> searches--);
            });
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }

    private AsyncSearch newSearch(Part taken) {
        Player player = taken.player;
        return SearchPlans.sharing(player.search()).isPresent()
                ? new LedSearch(slaves, player.evaluation(), player.search())
                : AsyncSearch.onThread(
                        Search.of(taken.settings, HostKnowledge.here().evaluator(player.evaluation())));
    }
}
