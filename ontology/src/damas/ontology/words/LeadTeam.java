package damas.ontology.words;

import jade.content.AgentAction;

/** Makes an agent the coordinator of a team, or gives it another shape of it. */
public record LeadTeam(Team team) implements AgentAction {}
