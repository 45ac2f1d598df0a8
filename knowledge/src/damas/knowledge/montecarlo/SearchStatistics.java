package damas.knowledge.montecarlo;

/**
 * What a search did, for measurements.
 *
 * @param simulations the simulations that it ran
 * @param reused the visits of the root that were kept from the search before
 * @param nodes the nodes of the tree at the end
 * @param priors the children whose prior was set
 * @param changedPriors those of them whose prior the dynamic move evaluation changed (the paper: 85 %)
 */
public record SearchStatistics(long simulations, long reused, int nodes, long priors, long changedPriors) {
    /** Nothing was searched yet. */
    public static final SearchStatistics NONE = new SearchStatistics(0, 0, 0, 0, 0);
}
