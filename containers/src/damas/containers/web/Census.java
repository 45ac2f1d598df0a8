package damas.containers.web;

import jade.core.AID;
import jade.core.Agent;
import jade.core.ContainerID;
import jade.domain.introspection.AMSSubscriber;
import jade.domain.introspection.AddedContainer;
import jade.domain.introspection.BornAgent;
import jade.domain.introspection.DeadAgent;
import jade.domain.introspection.IntrospectionVocabulary;
import jade.domain.introspection.RemovedContainer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Knows which containers and agents there are, and for a while who has gone. */
public final class Census extends Agent {
    private static final long serialVersionUID = 1;

    /** How long those who have gone are remembered. */
    private static final long MEMORY_NANOSECONDS = 60_000_000_000L;

    /** Who is or was there. */
    private record Resident(String container, boolean there, long since) {}

    /** A container that is or was there. */
    private record Place(String address, boolean there, long since) {}

    private final transient Map<String, Place> places = new LinkedHashMap<>();
    private final transient Map<String, Resident> residents = new LinkedHashMap<>();

    @Override
    protected void setup() {
        addBehaviour(new Comings());
    }

    /** The map: each container with its agents. */
    List<Map<String, Object>> map() {
        synchronized (places) {
            long now = System.nanoTime();
            places.values().removeIf(place -> !place.there() && now - place.since() > MEMORY_NANOSECONDS);
            residents.values().removeIf(agent -> !agent.there() && now - agent.since() > MEMORY_NANOSECONDS);
            List<Map<String, Object>> map = new ArrayList<>();
            places.forEach((name, place) -> {
                List<Map<String, Object>> agents = new ArrayList<>();
                residents.forEach((agent, resident) -> {
                    if (resident.container().equals(name)) {
                        agents.add(Map.of("name", agent, "there", resident.there()));
                    }
                });
                map.add(Map.of("name", name, "address", place.address(), "there", place.there(), "agents", agents));
            });
            return map;
        }
    }

    private void note(ContainerID container, boolean there) {
        synchronized (places) {
            places.put(
                    container.getName(),
                    new Place(String.valueOf(container.getAddress()), there, System.nanoTime()));
            if (!there) {
                residents.replaceAll((name, agent) -> agent.container().equals(container.getName())
                        ? new Resident(agent.container(), false, System.nanoTime())
                        : agent);
            }
        }
    }

    private void note(AID agent, ContainerID container, boolean there) {
        synchronized (places) {
            residents.put(agent.getLocalName(), new Resident(container.getName(), there, System.nanoTime()));
        }
    }

    /** What the AMS says of containers and agents. */
    private final class Comings extends AMSSubscriber {
        private static final long serialVersionUID = 1;

        @Override
        @SuppressWarnings({"rawtypes", "unchecked"})
        protected void installHandlers(Map handlers) {
            handlers.put(
                    IntrospectionVocabulary.ADDEDCONTAINER,
                    (EventHandler) event -> note(((AddedContainer) event).getContainer(), true));
            handlers.put(
                    IntrospectionVocabulary.REMOVEDCONTAINER,
                    (EventHandler) event -> note(((RemovedContainer) event).getContainer(), false));
            handlers.put(IntrospectionVocabulary.BORNAGENT, (EventHandler) event -> {
                BornAgent born = (BornAgent) event;
                note(born.getAgent(), born.getWhere(), true);
            });
            handlers.put(IntrospectionVocabulary.DEADAGENT, (EventHandler) event -> {
                DeadAgent dead = (DeadAgent) event;
                note(dead.getAgent(), dead.getWhere(), false);
            });
        }
    }
}
