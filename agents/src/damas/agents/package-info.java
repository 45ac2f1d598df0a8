/**
 * Who the agents are: thin JADE agents that compose behaviours and hold state.
 *
 * <p>A team is a {@link damas.agents.CoordinatorAgent} and {@link damas.agents.PlayerAgent}s, who hire {@link
 * damas.agents.SearchSlaveAgent}s. The {@link damas.agents.StewardAgent} founds and re-shapes teams; a {@link
 * damas.agents.HostAgent} speaks for each container that joins; the {@link damas.agents.RefereeAgent} runs games; the
 * {@link damas.agents.TrainerAgent} spreads training over {@link damas.agents.TrainingWorkerAgent}s; the
 * {@link damas.agents.MinerAgent} mines games; a {@link damas.agents.GatewayAgent} lets code that is no agent ask
 * them. The fourth of five layers; it sees {@code knowledge}, {@code ontology} and {@code behaviours}.
 */
package damas.agents;
