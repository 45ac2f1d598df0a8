package damas.containers.web;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Overheard;
import damas.ontology.words.Said;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Hears what is said in a lab: in this JVM at once; in other containers by asking the steward, the container's host or
 * its gateway, as long as somebody wants to know.
 */
final class Earshot {
    private final TeamHall hall;
    private final MessageStrip strip;
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private volatile boolean wanted;

    Earshot(TeamHall hall, MessageStrip strip) {
        this.hall = hall;
        this.strip = strip;
    }

    void open() {
        Overheard.listen(strip);
    }

    void close() {
        wanted = false;
        Overheard.ignore(strip);
    }

    /**
     * Asks everywhere, if somebody wants to know; whoever answers is asked again until nobody does.
     *
     * @param elsewhere who lives in each container but this one
     */
    void listen(boolean isWanted, Map<String, Set<String>> elsewhere) {
        wanted = isWanted;
        elsewhere.forEach((container, agents) -> {
            if (agents.contains("steward")) {
                ask(container, Directory.STEWARD, "");
            } else if (agents.contains(container + ".host")) {
                ask(container, Directory.HOST, container);
            } else if (agents.contains("gateway-" + container)) {
                ask(container, Directory.GATEWAY, container);
            }
        });
    }

    private void ask(String container, String type, String name) {
        if (wanted && asked.add(container)) {
            hall.overhear(type, name).whenComplete((said, failure) -> {
                asked.remove(container);
                if (failure == null) {
                    hear(said);
                    ask(container, type, name);
                }
            });
        }
    }

    private void hear(Said said) {
        Stream.of(said.lines().split("\n")).map(Overheard::parse).flatMap(Optional::stream).forEach(strip);
        strip.skip(said.skipped());
    }
}
