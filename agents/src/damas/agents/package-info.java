/**
 * Who the agents are: thin JADE agents that compose behaviours and hold state.
 *
 * <p>A team is a {@link CoordinatorAgent} and {@link PlayerAgent}s, who hire {@link
 * SearchSlaveAgent}s. The {@link StewardAgent} founds and re-shapes teams; a {@link
 * HostAgent} speaks for each container that joins; the {@link RefereeAgent} runs games; the
 * {@link TrainerAgent} spreads training over {@link TrainingWorkerAgent}s; the
 * {@link MinerAgent} mines games; a {@link GatewayAgent} lets code that is no agent ask
 * them. The fourth of five layers; it sees {@code knowledge}, {@code ontology} and {@code behaviours}.
 */
package damas.agents;
