package damas.behaviours.conversation;

import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/** Runs on the agent's own thread what other threads want done there. */
public final class Errands extends CyclicBehaviour implements Executor {
    private static final long serialVersionUID = 1;

    private final transient Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

    public Errands(Agent agent) {
        super(agent);
    }

    @Override
    public void execute(Runnable errand) {
        waiting.add(errand);
        restart();
    }

    @Override
    public void action() {
        Runnable errand = waiting.poll();
        if (errand != null) {
            errand.run();
            return;
        }
        block();
        if (!waiting.isEmpty()) {
            // one came between the look and the block
            restart();
        }
    }
}
