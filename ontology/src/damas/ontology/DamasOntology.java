package damas.ontology;

import damas.ontology.words.AddGames;
import damas.ontology.words.Allocation;
import damas.ontology.words.Arrive;
import damas.ontology.words.Carried;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Clusterer;
import damas.ontology.words.Coordinator;
import damas.ontology.words.Decided;
import damas.ontology.words.EGA;
import damas.ontology.words.EnginePlan;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.Evaluation;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.FeatureSet;
import damas.ontology.words.GameClock;
import damas.ontology.words.GamePosition;
import damas.ontology.words.HelpSearch;
import damas.ontology.words.Host;
import damas.ontology.words.IIGA;
import damas.ontology.words.Knowledge;
import damas.ontology.words.LeadTeam;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.MineClusters;
import damas.ontology.words.MineRules;
import damas.ontology.words.MinedRules;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.Overhear;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.Player;
import damas.ontology.words.Prototypes;
import damas.ontology.words.Reason;
import damas.ontology.words.RecordedGame;
import damas.ontology.words.Reshape;
import damas.ontology.words.Retire;
import damas.ontology.words.Said;
import damas.ontology.words.SearchCrew;
import damas.ontology.words.SearchNews;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Searched;
import damas.ontology.words.Serve;
import damas.ontology.words.Slaves;
import damas.ontology.words.SoFar;
import damas.ontology.words.Status;
import damas.ontology.words.TakePart;
import damas.ontology.words.Team;
import damas.ontology.words.Thinking;
import damas.ontology.words.Train;
import damas.ontology.words.TrainSection;
import damas.ontology.words.Trained;
import damas.ontology.words.TrainingJob;
import jade.content.onto.BasicOntology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The words of {@link damas.ontology.words} as a JADE ontology: what messages between agents are made of. */
public final class DamasOntology extends RecordOntology {
    /** What the {@code ontology} of every message says. */
    public static final String NAME = "damas";

    /** Every word. A kind of word comes before the words of that kind, a word before those that speak of it. */
    public static final List<Class<?>> WORDS = withKinds(
            // teams
            FeatureSet.class,
            Evaluation.class,
            SearchPlan.class,
            EnginePlan.class,
            Player.class,
            IIGA.class,
            EGA.class,
            EnginePlayer.class,
            Clusterer.class,
            MaterialClasses.class,
            Prototypes.class,
            ExceptionRule.class,
            MinedRules.class,
            Coordinator.class,
            Slaves.class,
            Team.class,
            Host.class,
            // games
            GamePosition.class,
            GameClock.class,
            MoveLimits.class,
            ChosenMove.class,
            Allocation.class,
            SearchReport.class,
            RecordedGame.class,
            // what is asked
            ChooseMove.class,
            SearchPosition.class,
            LeadTeam.class,
            TakePart.class,
            Serve.class,
            Retire.class,
            Overhear.class,
            Reshape.class,
            Arrive.class,
            HelpSearch.class,
            PlayGame.class,
            TrainingJob.class,
            Train.class,
            TrainSection.class,
            AddGames.class,
            MineClusters.class,
            MineRules.class,
            // what is said
            Decided.class,
            Searched.class,
            Thinking.class,
            SearchCrew.class,
            SearchNews.class,
            Played.class,
            Carried.class,
            Reason.class,
            Knowledge.class,
            Trained.class,
            SoFar.class,
            Said.class,
            Status.class);

    private static final long serialVersionUID = 1;
    private static final DamasOntology INSTANCE = new DamasOntology();

    /** The words, and after each sealed kind the records that are nested in it. */
    private static List<Class<?>> withKinds(Class<?>... words) {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> word : words) {
            all.add(word);
            if (word.isSealed()) {
                Arrays.stream(word.getPermittedSubclasses())
                        .filter(record -> record.getNestHost() == word)
                        .forEach(all::add);
            }
        }
        return List.copyOf(all);
    }

    private DamasOntology() {
        super(NAME, BasicOntology.getInstance(), WORDS);
    }

    public static DamasOntology instance() {
        return INSTANCE;
    }
}
