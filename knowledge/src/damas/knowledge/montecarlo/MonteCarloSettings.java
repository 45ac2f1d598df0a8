package damas.knowledge.montecarlo;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Report;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.StringJoiner;

/**
 * The settings of a {@link MonteCarloEngine}. Their text form {@code key=value key=value ...} names those that differ
 * from the default.
 *
 * <p>The defaults are the starting constants of the paper's opponent (MC-RAVE, reference/go-ahead.md 3) and, for ADM,
 * those of the paper with {@code gamma=1}, which switches it off.
 *
 * @param tree how the tree grows
 * @param prior how prior knowledge enters it
 * @param adm how the results of play-outs change the priors
 * @param choice which move is played
 * @param earlyStop whether a search by visits ends when the simulations that remain cannot change its choice
 * @param resignation below this probability of winning the engine gives the game up; 0 for never
 * @param threads the number of threads that share one tree
 * @param own what a search spends if nothing was asked
 * @param seed of the random numbers; without one, every engine draws its own
 */
public record MonteCarloSettings(
        TreeSettings tree,
        PriorSettings prior,
        AdmSettings adm,
        FinalChoice choice,
        boolean earlyStop,
        double resignation,
        int threads,
        Budget own,
        OptionalLong seed) {
    /** All keys with their defaults. */
    private static final String DEFAULTS = """
            policy=mc-rave exploration=0 rave-initial=game rave-final=5000 rave-first=true first-play=1 expansion=3
            virtual-loss=1 nodes=4000000 reuse=true prior=both prior-scale=1 gamma=1 alpha=1 beta=0 update-jump=1
            adm-colour=true adm-perspective=mover adm-tree=false adm-repeats=true adm-estimate=average adm-trust=0
            adm-forgets=false choice=visits early-stop=true resignation=0.08 threads=1 simulations=10000 time=none
            seed=none
            """;

    private static final int MOST_THREADS = 256;

    /** The defaults. */
    public static final MonteCarloSettings DEFAULT = of("");

    public MonteCarloSettings {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("a search has from 1 to " + MOST_THREADS + " threads");
        }
        if (!(resignation >= 0 && resignation < 1)) {
            throw new IllegalArgumentException("the probability of winning to resign below lies from 0 to 1");
        }
    }

    /**
     * Reads the text form.
     *
     * @throws damas.knowledge.text.NotationException if a key or a value is unknown; the message lists the known ones
     */
    public static MonteCarloSettings of(String text) {
        SettingsText at = new SettingsText(DEFAULTS).with(text);
        return at.read(() -> read(at));
    }

    /** These settings with others where a text in the same form names them. */
    public MonteCarloSettings with(String text) {
        return of(text() + ' ' + text);
    }

    private static MonteCarloSettings read(SettingsText at) {
        TreeSettings tree = new TreeSettings(
                at.choice("policy", TreePolicy.values()),
                at.number("exploration"),
                at.is("rave-initial", "game")
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(at.number("rave-initial")),
                at.number("rave-final"),
                at.flag("rave-first"),
                at.number("first-play"),
                at.whole("expansion"),
                at.number("virtual-loss"),
                at.whole("nodes"),
                at.flag("reuse"));
        AdmSettings adm = new AdmSettings(
                at.number("gamma"),
                new AdmSettings.Update(at.number("alpha"), at.number("beta"), at.number("update-jump")),
                new AdmSettings.Sequence(
                        at.flag("adm-colour"),
                        at.choice("adm-perspective", AdmSettings.Perspective.values()),
                        at.flag("adm-tree"),
                        at.flag("adm-repeats")),
                at.choice("adm-estimate", AdmSettings.Estimate.values()),
                at.number("adm-trust"),
                at.flag("adm-forgets"));
        return new MonteCarloSettings(
                tree,
                new PriorSettings(at.choice("prior", PriorSeed.values()), at.number("prior-scale")),
                adm,
                at.choice("choice", FinalChoice.values()),
                at.flag("early-stop"),
                at.number("resignation"),
                at.whole("threads"),
                own(at),
                at.is("seed", "none") ? OptionalLong.empty() : OptionalLong.of(at.longNumber("seed")));
    }

    /** A text that gives a time and no number of simulations does not limit the simulations. */
    private static Budget own(SettingsText at) {
        boolean timed = !at.is("time", "none");
        Budget budget = timed ? Budget.time(Duration.ofMillis(at.longNumber("time"))) : Budget.UNLIMITED;
        boolean counted = !at.is("simulations", "none") && (at.isGiven("simulations") || !timed);
        return counted ? budget.withNodes(at.longNumber("simulations")) : budget;
    }

    /** The text form: the settings that differ from the defaults, times in milliseconds. */
    public String text() {
        Map<String, String> defaults = new SettingsText(DEFAULTS).values();
        StringJoiner text = new StringJoiner(" ");
        values().forEach((key, value) -> {
            if (!defaults.get(key).equals(value) || key.equals("simulations") && own.isTimed()) {
                text.add(key + '=' + value);
            }
        });
        return text.toString();
    }

    private Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("policy", SettingsText.name(tree.policy()));
        values.put("exploration", SettingsText.name(tree.exploration()));
        values.put(
                "rave-initial",
                tree.raveInitial().isEmpty() ? "game" : SettingsText.name(tree.raveInitial().getAsDouble()));
        values.put("rave-final", SettingsText.name(tree.raveFinal()));
        values.put("rave-first", String.valueOf(tree.raveFirst()));
        values.put("first-play", SettingsText.name(tree.firstPlay()));
        values.put("expansion", String.valueOf(tree.expansion()));
        values.put("virtual-loss", SettingsText.name(tree.virtualLoss()));
        values.put("nodes", String.valueOf(tree.nodes()));
        values.put("reuse", String.valueOf(tree.reuse()));
        values.put("prior", SettingsText.name(prior.seed()));
        values.put("prior-scale", SettingsText.name(prior.scale()));
        values.put("gamma", SettingsText.name(adm.gamma()));
        values.put("alpha", SettingsText.name(adm.update().alpha()));
        values.put("beta", SettingsText.name(adm.update().beta()));
        values.put("update-jump", SettingsText.name(adm.update().jump()));
        values.put("adm-colour", String.valueOf(adm.sequence().colour()));
        values.put("adm-perspective", SettingsText.name(adm.sequence().perspective()));
        values.put("adm-tree", String.valueOf(adm.sequence().tree()));
        values.put("adm-repeats", String.valueOf(adm.sequence().repeats()));
        values.put("adm-estimate", SettingsText.name(adm.estimate()));
        values.put("adm-trust", SettingsText.name(adm.trust()));
        values.put("adm-forgets", String.valueOf(adm.forgets()));
        values.put("choice", SettingsText.name(choice));
        values.put("early-stop", String.valueOf(earlyStop));
        values.put("resignation", SettingsText.name(resignation));
        values.put("threads", String.valueOf(threads));
        values.put("simulations", own.nodes() == Long.MAX_VALUE ? "none" : String.valueOf(own.nodes()));
        values.put("time", own.isTimed() ? String.valueOf(own.time().toMillis()) : "none");
        values.put("seed", seed.isEmpty() ? "none" : String.valueOf(seed.getAsLong()));
        return values;
    }

    /** Whether a player with these settings gives the game up after this report about its own move. */
    public boolean resigns(Report last) {
        return !last.fallback() && last.depth() > 0 && (last.value() + 1) / 2 < resignation;
    }
}
