package damas.ontology.words;

import jade.content.Predicate;

/** What an agent is doing. As a question all but the agent's name is open. */
public record Status(String agent, String doing) implements Predicate {}
