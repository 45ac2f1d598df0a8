package damas.containers.platform;

import damas.agents.Gateway;
import damas.agents.GatewayAgent;
import damas.agents.HostAgent;
import damas.agents.MinerAgent;
import damas.agents.RefereeAgent;
import damas.agents.SearchSlaveAgent;
import damas.agents.StewardAgent;
import damas.agents.TrainerAgent;
import damas.agents.TrainingWorkerAgent;
import jade.core.Agent;
import jade.wrapper.AgentController;
import jade.wrapper.ControllerException;
import jade.wrapper.StaleProxyException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;

/** The agents that a container of Damas begins with: whoever keeps the platform, its hosts' speakers, search slaves. */
public final class Residents {
    /** How long a steward may take to let a container in. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final String STEWARD = "steward";

    /** How long an agent's name may be taken still by one that has just ended, as after a re-attachment. */
    private static final Duration NAME_CLASH = Duration.ofSeconds(5);

    private static final int LOOK_MILLISECONDS = 50;

    private final Platform platform;

    public Residents(Platform platform) {
        this.platform = platform;
    }

    /** Moves into a main container: the steward, who keeps teams, the referee, trainer and miner. */
    public void keepPlatform() throws IOException {
        create(STEWARD, StewardAgent.class, BuildVersion.current());
        create("referee", RefereeAgent.class);
        create("trainer", TrainerAgent.class);
        create("miner", MinerAgent.class);
    }

    /**
     * Moves into a joined container and waits until the steward lets it in.
     *
     * @param version the Damas that it runs
     * @throws PlatformException if the steward refuses, for one because the platform runs another version
     */
    public void arrive(String version) throws IOException, InterruptedException {
        CompletableFuture<String> letIn = new CompletableFuture<>();
        create(platform.name() + ".host", HostAgent.class, version, letIn);
        await(letIn, "let this container in");
    }

    /** Lets the steward go first when a platform ends: it would mourn everybody else. */
    public void endPlatform() {
        try {
            platform.container().getAgent(STEWARD).kill();
        } catch (ControllerException e) {
            // it is gone already
        }
    }

    /** Brings search slaves into the container. */
    public void serve(int slaves) throws IOException {
        for (int i = 1; i <= slaves; i++) {
            create(platform.name() + ".slave-" + i, SearchSlaveAgent.class);
        }
    }

    /** Brings training workers into the container. */
    public void train(int workers) throws IOException {
        for (int i = 1; i <= workers; i++) {
            create(platform.name() + ".worker-" + i, TrainingWorkerAgent.class);
        }
    }

    /** An agent of this container that lets code speak to the others. */
    public Gateway gateway() throws IOException {
        String name = "gateway-" + platform.name();
        AgentController gateway = create(name, GatewayAgent.class);
        long end = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (System.nanoTime() < end) {
                Gateway there = gateway.getO2AInterface(Gateway.class);
                if (there != null) {
                    return there;
                }
                Thread.onSpinWait();
            }
        } catch (StaleProxyException e) {
            throw new PlatformException("the container ended before its gateway was open", e);
        }
        throw new PlatformException("the gateway " + name + " did not open");
    }

    private AgentController create(String name, Class<? extends Agent> kind, Object... arguments) throws IOException {
        long end = System.nanoTime() + NAME_CLASH.toNanos();
        while (true) {
            try {
                AgentController agent = platform.container().createNewAgent(name, kind.getName(), arguments);
                agent.start();
                return agent;
            } catch (StaleProxyException e) {
                if (System.nanoTime() > end || !String.valueOf(e.getMessage()).contains("Name-clash")) {
                    throw new PlatformException("the agent " + name + " could not be created: " + e.getMessage(), e);
                }
                // the main container hears of an agent's end after the container itself
                LockSupport.parkNanos(Duration.ofMillis(LOOK_MILLISECONDS).toNanos());
            }
        }
    }

    private static void await(CompletableFuture<?> answer, String what) throws IOException, InterruptedException {
        try {
            answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new PlatformException(e.getCause().getMessage(), e.getCause());
        } catch (TimeoutException e) {
            throw new PlatformException("the platform did not " + what + " in " + PATIENCE.toSeconds() + " s", e);
        }
    }
}
