package damas.behaviours.conversation;

import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.domain.DFService;
import jade.domain.FIPAAgentManagement.DFAgentDescription;
import jade.domain.FIPAAgentManagement.Property;
import jade.domain.FIPAAgentManagement.SearchConstraints;
import jade.domain.FIPAAgentManagement.ServiceDescription;
import jade.domain.FIPAException;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Agents that offer services of one type, kept up to date by a subscription to the DF. If two agents offer one service,
 * the agent that registered last is found.
 */
public final class Directory extends CyclicBehaviour {
    /** A coordinator, or another agent that plays for a team; its service has the name of the team. */
    public static final String TEAM = "damas-team";

    /** A player of a team; its service is called {@code team.player}. */
    public static final String PLAYER = "damas-player";

    /** A search slave. */
    public static final String SLAVE = "damas-slave";

    /** The steward, which keeps teams and knowledge. */
    public static final String STEWARD = "damas-steward";

    /** A container; its service has the name of the container. */
    public static final String HOST = "damas-host";

    /** A gateway of a container; its service has the name of the container. */
    public static final String GATEWAY = "damas-gateway";

    /** The referee. */
    public static final String REFEREE = "damas-referee";

    /** The trainer. */
    public static final String TRAINER = "damas-trainer";

    /** A training worker. */
    public static final String TRAINING_WORKER = "damas-training-worker";

    /** The miner. */
    public static final String MINER = "damas-miner";

    /** The property of a service that says which container offers it. */
    private static final String PLACE = "container";

    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(Directory.class);

    private final transient Conversations conversations;
    private final transient ServiceDescription wanted;
    private final transient Map<AID, String> names = new LinkedHashMap<>();
    private final transient Map<AID, String> places = new HashMap<>();
    private final transient List<Listener> listeners = new ArrayList<>();
    private transient MessageTemplate template;

    /** Is called when an agent registers or deregisters a service. */
    public interface Listener {
        default void came(AID agent, String service) {}

        default void left(AID agent, String service) {}
    }

    /**
     * @param type the kind of service
     */
    public Directory(Agent agent, Conversations conversations, String type) {
        super(agent);
        this.conversations = conversations;
        wanted = new ServiceDescription();
        wanted.setType(type);
    }

    public Directory with(Listener listener) {
        listeners.add(listener);
        return this;
    }

    @Override
    public void onStart() {
        DFAgentDescription description = new DFAgentDescription();
        description.addServices(wanted);
        SearchConstraints all = new SearchConstraints();
        all.setMaxResults(-1L);
        ACLMessage subscription = DFService.createSubscriptionMessage(
                myAgent, myAgent.getDefaultDF(), description, all);
        template = conversations.open(subscription.getConversationId());
        myAgent.send(subscription);
    }

    @Override
    public void action() {
        ACLMessage message = myAgent.receive(template);
        if (message == null) {
            block();
            return;
        }
        if (message.getPerformative() != ACLMessage.INFORM) {
            return;
        }
        try {
            for (DFAgentDescription description : DFService.decodeNotification(message.getContent())) {
                update(description);
            }
        } catch (FIPAException e) {
            LOG.warn("the DF said something strange: {}", e.getMessage());
        }
    }

    private void update(DFAgentDescription description) {
        AID agent = description.getName();
        Optional<String> service = service(description).map(ServiceDescription::getName);
        service(description).flatMap(Directory::place)
                .ifPresentOrElse(place -> places.put(agent, place), () -> places.remove(agent));
        String known = service.isPresent() ? names.put(agent, service.get()) : names.remove(agent);
        for (Listener listener : List.copyOf(listeners)) {
            if (service.isPresent()) {
                listener.came(agent, service.get());
            } else if (known != null) {
                listener.left(agent, known);
            }
        }
    }

    private Optional<ServiceDescription> service(DFAgentDescription description) {
        for (jade.util.leap.Iterator it = description.getAllServices(); it.hasNext();) {
            ServiceDescription service = (ServiceDescription) it.next();
            if (wanted.getType().equals(service.getType())) {
                return Optional.of(service);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> place(ServiceDescription service) {
        for (jade.util.leap.Iterator it = service.getAllProperties(); it.hasNext();) {
            Property property = (Property) it.next();
            if (PLACE.equals(property.getName())) {
                return Optional.of(String.valueOf(property.getValue()));
            }
        }
        return Optional.empty();
    }

    /** The agent that offers a service of this name, as far as the DF has notified this directory. */
    public Optional<AID> find(String service) {
        return names.entrySet().stream()
                .filter(entry -> entry.getValue().equals(service))
                .map(Map.Entry::getKey)
                .reduce((earlier, later) -> later);
    }

    /**
     * Searches the DF for a service that this directory does not know yet. The DF sends one notification per agent and
     * may send it after the answer to a later request, so an agent that has registered can still be unknown here.
     * Called on the agent's thread, which waits for the DF's answer.
     */
    public void lookUp(String service) {
        if (find(service).isPresent()) {
            return;
        }
        ServiceDescription named = new ServiceDescription();
        named.setType(wanted.getType());
        named.setName(service);
        DFAgentDescription description = new DFAgentDescription();
        description.addServices(named);
        try {
            for (DFAgentDescription found : DFService.search(myAgent, description)) {
                update(found);
            }
        } catch (FIPAException e) {
            LOG.warn("{} cannot search the DF for {}: {}", myAgent.getLocalName(), service, e.getMessage());
        }
    }

    /** The container in which an agent offers its service. */
    public Optional<String> place(AID agent) {
        return Optional.ofNullable(places.get(agent));
    }

    /** All agents that offer a service of this type. */
    public Collection<AID> all() {
        return List.copyOf(names.keySet());
    }

    /** The names of the services that are offered. */
    public Collection<String> services() {
        return List.copyOf(names.values());
    }

    /** Offers a service to others. */
    public static void offer(Agent agent, String type, String name) {
        DFAgentDescription description = new DFAgentDescription();
        description.setName(agent.getAID());
        ServiceDescription service = new ServiceDescription();
        service.setType(type);
        service.setName(name);
        service.addProperties(new Property(PLACE, agent.here().getName()));
        description.addServices(service);
        tell(agent, () -> DFService.register(agent, description), () -> DFService.modify(agent, description));
    }

    /** Withdraws all services of an agent. */
    public static void withdraw(Agent agent) {
        tell(agent, () -> DFService.deregister(agent), () -> { });
    }

    /** A request to the DF. */
    private interface Telling {
        void run() throws FIPAException;
    }

    private static void tell(Agent agent, Telling first, Telling otherwise) {
        try {
            first.run();
        } catch (FIPAException e) {
            try {
                otherwise.run();
            } catch (FIPAException again) {
                LOG.warn("{} cannot tell the DF: {}", agent.getLocalName(), again.getMessage());
            }
        }
    }
}
