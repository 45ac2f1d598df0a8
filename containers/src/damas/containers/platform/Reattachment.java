package damas.containers.platform;

import jade.core.AID;
import jade.core.Agent;
import jade.core.AgentContainer;
import jade.core.BaseService;
import jade.core.Filter;
import jade.core.Profile;
import jade.core.ProfileException;
import jade.core.Service;
import jade.core.VerticalCommand;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A service of a joined container that notices when the platform has taken it back, after a broken network or a crash
 * of the main container. Nobody there knows its agents any more: the DF has forgotten them, others took their place. So
 * they are ended, and the container begins anew.
 */
public final class Reattachment extends BaseService {
    /** The parameter that says who is to be told. */
    static final String LISTENER = "damas_containers_platform_Reattachment_listener";

    private static final Map<String, Runnable> LISTENERS = new ConcurrentHashMap<>();

    /** How long JADE may take to tell the main container of the agents, before they end. */
    private static final int SETTLE_MILLISECONDS = 500;

    private static final int LOOK_MILLISECONDS = 20;

    private final Filter filter = new Filter() {
        @Override
        protected boolean accept(VerticalCommand command) {
            if (command.getName().equals(Service.REATTACHED)) {
                new Thread(Reattachment.this::beginAnew, "reattachment").start();
            }
            return true;
        }
    };
    private AgentContainer container;
    private Runnable listener;

    /** Has somebody told when a container was taken back and is empty; the result is the value of the parameter. */
    static String tell(Runnable listener) {
        String key = UUID.randomUUID().toString();
        LISTENERS.put(key, listener);
        return key;
    }

    @Override
    public String getName() {
        return getClass().getName();
    }

    /** Whether the main container needs to know of the service. */
    @Override
    public boolean isLocal() {
        return true;
    }

    @Override
    public void init(AgentContainer here, Profile profile) throws ProfileException {
        super.init(here, profile);
        container = here;
        listener = LISTENERS.remove(profile.getParameter(LISTENER, ""));
    }

    /** Always the same one: JADE asks again when it takes the filter out. */
    @Override
    public Filter getCommandFilter(boolean direction) {
        return direction == Filter.INCOMING ? filter : null;
    }

    private void beginAnew() {
        try {
            Thread.sleep(SETTLE_MILLISECONDS);
            while (container.agentNames().length > 0) {
                for (AID agent : container.agentNames()) {
                    end(agent);
                }
                Thread.sleep(LOOK_MILLISECONDS);
            }
            listener.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void end(AID name) {
        Agent agent = container.acquireLocalAgent(name);
        if (agent != null) {
            agent.doDelete();
            container.releaseLocalAgent(name);
        }
    }
}
