package damas.behaviours.stewardship;

import jade.content.Concept;

/**
 * An agent that plays a part in a team.
 *
 * @param part its name in the team
 * @param role what it is to do: a coordinator, a player or a slave
 * @param agent the agent's local name
 * @param container where it lives
 */
record Member(String part, Concept role, String agent, String container) {}
