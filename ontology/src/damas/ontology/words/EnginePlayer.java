package damas.ontology.words;

import java.util.Optional;

/** A player of any game. */
public record EnginePlayer(String name, EnginePlan engine, Optional<String> container) implements Player {}
