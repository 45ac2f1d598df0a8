package damas.containers.web;

import damas.containers.team.Lab;
import jade.wrapper.StaleProxyException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** The containers and agents of a platform, and what its search slaves are doing. */
public final class LabMap {
    private static final String SLAVE = ".*slave-?\\d+.*";

    /** How many pages this JVM has opened: each has a census of its own, as has each page on another machine. */
    private static final AtomicInteger PAGES = new AtomicInteger();

    private final Census census = new Census();
    private final TeamHall hall;
    private final Map<String, String> doing = new ConcurrentHashMap<>();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private volatile String here = "";
    private List<Map<String, Object>> told = List.of();

    /**
     * @param lab the platform; it may still be starting
     */
    public LabMap(CompletableFuture<Lab> lab, TeamHall hall) {
        this.hall = hall;
        lab.thenAccept(ready -> {
            here = ready.platform().name();
            try {
                String name = "census-" + here + "-" + PAGES.incrementAndGet();
                ready.platform().container().acceptNewAgent(name, census).start();
            } catch (StaleProxyException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Nobody is counted any more. */
    void close() {
        census.doDelete();
    }

    /** Each container with its agents, and what each slave does. */
    List<Map<String, Object>> view() {
        List<Map<String, Object>> view = new ArrayList<>();
        for (Map<String, Object> place : census.map()) {
            List<Map<String, Object>> agents = new ArrayList<>();
            for (Object each : (List<?>) place.get("agents")) {
                Map<String, Object> agent = new LinkedHashMap<>();
                ((Map<?, ?>) each).forEach((key, value) -> agent.put(String.valueOf(key), value));
                String name = String.valueOf(agent.get("name"));
                if (isSlave(name)) {
                    agent.put("doing", doing.getOrDefault(name, ""));
                }
                agents.add(agent);
            }
            Map<String, Object> shown = new LinkedHashMap<>(place);
            shown.put("agents", agents);
            view.add(shown);
        }
        return view;
    }

    /** Who lives in each container but this one. */
    Map<String, Set<String>> elsewhere() {
        Map<String, Set<String>> others = new LinkedHashMap<>();
        for (Map<String, Object> place : census.map()) {
            if (!here.equals(place.get("name"))) {
                others.put(String.valueOf(place.get("name")), ((List<?>) place.get("agents")).stream()
                        .map(Map.class::cast)
                        .filter(agent -> Boolean.TRUE.equals(agent.get("there")))
                        .map(agent -> String.valueOf(agent.get("name")))
                        .collect(Collectors.toSet()));
            }
        }
        return others;
    }

    private static boolean isSlave(String agent) {
        return agent.matches(SLAVE);
    }

    /** Asks the slaves what they are doing; one that has not answered yet is not asked again. */
    void ask() {
        for (Map<String, Object> place : census.map()) {
            for (Object each : (List<?>) place.get("agents")) {
                Map<?, ?> agent = (Map<?, ?>) each;
                String name = String.valueOf(agent.get("name"));
                if (isSlave(name) && Boolean.TRUE.equals(agent.get("there")) && asked.add(name)) {
                    hall.doing(name).whenComplete((words, failure) -> {
                        doing.put(name, failure == null ? words : "");
                        asked.remove(name);
                    });
                }
            }
        }
    }

    /** Whether something is different from the last time that this was asked. */
    boolean hasChanged() {
        List<Map<String, Object>> now = view();
        boolean changed = !now.equals(told);
        told = now;
        return changed;
    }
}
