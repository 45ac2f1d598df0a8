package damas.knowledge.draughts.sharing.aphid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The master's copy of all slaves' tasks: who has which (reference/adaba.md 4.3). New nodes go round, and stay with
 * their slave for all iterations; one with nothing left to do is given a waiting task of the first that has one, each
 * task once at most (4.6).
 */
final class AphidTable {
    private final TaskOrder order;
    private final Map<String, Portion> portions = new LinkedHashMap<>();
    private int next;

    AphidTable(TaskOrder order) {
        this.order = order;
    }

    Portion portion(String slave, long now) {
        return portions.computeIfAbsent(slave, name -> new Portion(now));
    }

    Collection<String> slaves() {
        return portions.keySet();
    }

    /** The slaves that speak. */
    List<String> living() {
        return portions.keySet().stream().filter(slave -> !portions.get(slave).isSilent()).toList();
    }

    void remove(String slave) {
        portions.remove(slave);
    }

    /** Gives each node without an owner to the slave whose turn it is. */
    void assign(List<FrontierNode> open) {
        List<String> living = living();
        for (FrontierNode node : open) {
            if (node.owner().equals(FrontierNode.NO_OWNER) && !living.isEmpty()) {
                node.owner(living.get(next++ % living.size()));
            }
        }
    }

    /** Finds work for slaves that have none. */
    void balance(List<FrontierNode> open) {
        Map<String, List<FrontierNode>> byOwner = byOwner(open);
        for (String idle : living()) {
            if (byOwner.get(idle).isEmpty()) {
                waiting(byOwner).ifPresent(node -> {
                    byOwner.get(node.owner()).remove(node);
                    byOwner.get(idle).add(node);
                    node.move(idle);
                });
            }
        }
    }

    private Map<String, List<FrontierNode>> byOwner(List<FrontierNode> open) {
        Map<String, List<FrontierNode>> byOwner = new LinkedHashMap<>();
        portions.keySet().forEach(slave -> byOwner.put(slave, new ArrayList<>()));
        open.stream().filter(node -> byOwner.containsKey(node.owner())).forEach(
                node -> byOwner.get(node.owner()).add(node));
        return byOwner;
    }

    /** The task of the highest priority that waits: a slave is taken to work at its first. */
    private Optional<FrontierNode> waiting(Map<String, List<FrontierNode>> byOwner) {
        return byOwner.values().stream()
                .flatMap(tasks -> tasks.stream().sorted(order.comparator()).skip(1))
                .filter(node -> !node.isMoved())
                .findFirst();
    }

    /** What a slave must hear after a pass; empty if nothing. */
    String news(String slave, List<FrontierNode> open, Window window, int full) {
        List<FrontierNode> own = open.stream().filter(node -> node.owner().equals(slave)).toList();
        return portions.get(slave).news(own, window, full, order.countsRank());
    }
}
