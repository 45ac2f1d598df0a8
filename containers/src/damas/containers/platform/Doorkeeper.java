package damas.containers.platform;

import jade.core.Agent;
import jade.core.ContainerID;
import jade.domain.introspection.AMSSubscriber;
import jade.domain.introspection.AddedContainer;
import jade.domain.introspection.IntrospectionVocabulary;
import jade.domain.introspection.RemovedContainer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Lives in the main container and tells, in one line each, which containers come and go. */
public final class Doorkeeper extends Agent {
    /** The agent's name. */
    public static final String NAME = "doorkeeper";

    private static final long serialVersionUID = 1;

    private final transient Consumer<String> news;

    /** Who is there: the AMS may tell of a container twice, of one that joins while it lists those that are there. */
    private final transient Set<String> present = new HashSet<>();

    public Doorkeeper(Consumer<String> news) {
        this.news = news;
    }

    @Override
    protected void setup() {
        addBehaviour(new Comings());
    }

    private void tell(ContainerID container, String what) {
        if (!container.getName().equals(here().getName())) {
            news.accept(container.getName() + what);
        }
    }

    /** What the AMS says of containers. */
    private final class Comings extends AMSSubscriber {
        private static final long serialVersionUID = 1;

        @Override
        @SuppressWarnings({"rawtypes", "unchecked"})
        protected void installHandlers(Map handlers) {
            handlers.put(IntrospectionVocabulary.ADDEDCONTAINER, (EventHandler) event -> {
                ContainerID container = ((AddedContainer) event).getContainer();
                if (present.add(container.getName())) {
                    tell(container, " at " + container.getAddress() + " joined");
                }
            });
            handlers.put(IntrospectionVocabulary.REMOVEDCONTAINER, (EventHandler) event -> {
                ContainerID container = ((RemovedContainer) event).getContainer();
                present.remove(container.getName());
                tell(container, " left");
            });
        }
    }
}
