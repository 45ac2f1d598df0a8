package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.Locale;
import weka.clusterers.AbstractClusterer;
import weka.clusterers.EM;
import weka.clusterers.SimpleKMeans;
import weka.core.EuclideanDistance;
import weka.core.Utils;

/** The clusterers at hand, with the settings of the papers: those of the players, and two of Weka's own beside them. */
public enum Algorithm {
    /** The thesis's choice in the end. */
    ASONDE,

    SONDE,

    ART_2A,

    /** A line of 17 neurons, compared by cosine. */
    KSOM_COS,

    /** The same by Euclidean distance; with {@code -N 25 -R 5} it is D-MA-Draughts' map (reference/adaba.md 8.6). */
    KSOM_DE,

    /** Weka's SimpleKMeans with 17 clusters, columns as they are. */
    K_MEANS,

    /** Weka's EM with 17 clusters: a normal distribution for each column of each. It has no prototypes. */
    EM;

    private static final int CLUSTERS = 17;

    /**
     * A clusterer that has learned nothing yet.
     *
     * @param options of the clusterer, as Weka writes them; they come on top of the papers' settings
     * @throws IllegalArgumentException if it does not know such an option
     */
    public AbstractClusterer create(int seed, String options) {
        try {
            AbstractClusterer clusterer = fresh();
            String[] given = Utils.splitOptions("-S " + seed + " " + options);
            if (this == SONDE) {
                // learns in the order of its rows: nothing is random
                Utils.getOption('S', given);
            }
            String[] preset = clusterer.getOptions();
            String[] all = new String[given.length + preset.length];
            System.arraycopy(given, 0, all, 0, given.length);
            System.arraycopy(withoutRepeats(preset, given), 0, all, given.length, preset.length);
            clusterer.setOptions(all);
            return clusterer;
        } catch (Exception e) {
            throw new IllegalArgumentException(this + " cannot be set to '" + options + "': " + e.getMessage(), e);
        }
    }

    private AbstractClusterer fresh() throws Exception {
        return switch (this) {
            case ASONDE -> new Asonde();
            case SONDE -> new Sonde();
            case ART_2A -> new Art2a();
            case KSOM_COS, KSOM_DE -> {
                Ksom map = new Ksom();
                map.setMeasure(this == KSOM_DE ? Measure.EUCLIDEAN : Measure.COSINE);
                yield map;
            }
            case K_MEANS -> {
                SimpleKMeans means = new SimpleKMeans();
                means.setNumClusters(CLUSTERS);
                EuclideanDistance asItIs = new EuclideanDistance();
                asItIs.setDontNormalize(true);
                means.setDistanceFunction(asItIs);
                yield means;
            }
            case EM -> {
                EM mixture = new EM();
                mixture.setNumClusters(CLUSTERS);
                yield mixture;
            }
        };
    }

    /** Empties those of the preset options that are also given: Weka complains of an option that is there twice. */
    private static String[] withoutRepeats(String[] preset, String[] given) throws Exception {
        for (String option : given) {
            if (option.matches("-[A-Za-z].*")) {
                String name = option.substring(1);
                int place = Utils.getOptionPos(name, preset);
                if (place >= 0) {
                    Utils.getOption(name, preset);
                }
            }
        }
        return preset;
    }

    /** As a person types it: {@code ksom-cos}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
