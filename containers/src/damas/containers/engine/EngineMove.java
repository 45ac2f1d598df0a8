package damas.containers.engine;

import damas.knowledge.draughts.DraughtsMove;
import java.util.Optional;

/**
 * What an engine answered.
 *
 * @param move a legal move
 * @param thought the last that it said about it, if anything
 */
public record EngineMove(DraughtsMove move, Optional<Thought> thought) {}
