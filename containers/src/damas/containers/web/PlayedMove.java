package damas.containers.web;

import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A move of a game on the page.
 *
 * @param shown the move in JSON ({@link GameKind#show})
 * @param clock the time that its side had left after it; empty without a clock
 */
record PlayedMove(Side side, Map<String, Object> shown, Note note, Optional<Duration> clock) {
    /**
     * The move and its note in JSON.
     *
     * @param sideName the game's name of the side
     */
    Map<String, Object> view(String sideName) {
        Map<String, Object> view = new LinkedHashMap<>(shown);
        view.put("side", sideName);
        if (!note.by().isEmpty()) {
            view.put("by", note.by());
            view.put("phase", note.phase());
            view.put("value", note.value());
            view.put("depth", note.depth());
            view.put("nodes", note.nodes());
            view.put("milliseconds", note.milliseconds());
            view.put("variation", note.line());
        }
        if (!note.reason().isEmpty()) {
            view.put("reason", note.reason());
        }
        if (note.fallback()) {
            view.put("fallback", true);
        }
        return view;
    }
}
