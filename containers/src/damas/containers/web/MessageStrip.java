package damas.containers.web;

import damas.behaviours.conversation.Overheard;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What agents have said to each other lately. A search may say thousands of things a second: the page gets a part. */
final class MessageStrip implements Consumer<Overheard> {
    private static final int REMEMBERED = 200;
    private static final int AT_ONCE = 60;

    private final Deque<Map<String, Object>> last = new ArrayDeque<>();
    private List<Map<String, Object>> news = new ArrayList<>();
    private long number;
    private long skipped;

    @Override
    public synchronized void accept(Overheard message) {
        number++;
        if (news.size() >= AT_ONCE) {
            skipped++;
            return;
        }
        Map<String, Object> said = Map.of(
                "number", number,
                "time", System.currentTimeMillis(),
                "from", message.from(),
                "to", message.to(),
                "performative", message.performative(),
                "protocol", message.protocol(),
                "conversation", message.conversation(),
                "content", message.content());
        news.add(said);
        last.add(said);
        if (last.size() > REMEMBERED) {
            last.remove();
        }
    }

    /** So many messages were too many to tell already where they were said. */
    synchronized void skip(int count) {
        skipped += count;
    }

    /** What was said since the last time; empty if nothing was. */
    synchronized Map<String, Object> news() {
        if (news.isEmpty()) {
            return Map.of();
        }
        Map<String, Object> told = Map.of("messages", news, "skipped", skipped);
        news = new ArrayList<>();
        skipped = 0;
        return told;
    }

    /** What was said lately, without the news: these come anyway. */
    synchronized Map<String, Object> last() {
        List<Map<String, Object>> known = List.copyOf(last);
        int told = Math.max(0, known.size() - news.size());
        return Map.of("messages", known.subList(0, told), "skipped", 0, "all", true);
    }
}
