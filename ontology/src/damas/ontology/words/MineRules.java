package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Asks the miner for rules that correct a team's clusters, out of duels between its endgame agents. It says {@link
 * SoFar} on the way, and answers with {@link Knowledge}: a file of rules.
 *
 * @param team its clusterer and the networks of its endgame agents are used, its opening tells what an endgame is
 * @param boards from how many boards they play
 * @param depth how deep they search
 */
public record MineRules(Team team, int boards, int depth) implements AgentAction {}
