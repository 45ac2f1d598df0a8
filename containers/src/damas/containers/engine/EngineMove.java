package damas.containers.engine;

import damas.knowledge.game.Move;
import java.util.Optional;

/**
 * What an engine answered.
 *
 * @param move a legal move
 * @param thought the last that it said about it, if anything
 */
public record EngineMove(Move move, Optional<Thought> thought) {}
