package damas.tests.containers;

import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.TickerBehaviour;
import jade.lang.acl.ACLMessage;

/** An agent that tells another agent, its only argument, something ten times a second, and never listens. */
public final class Chatterbox extends Agent {
    private static final long serialVersionUID = 1;
    private static final int PERIOD = 100;

    @Override
    protected void setup() {
        AID listener = getAID((String) getArguments()[0]);
        addBehaviour(new TickerBehaviour(this, PERIOD) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onTick() {
                ACLMessage message = new ACLMessage(ACLMessage.INFORM);
                message.addReceiver(listener);
                message.setContent("tick " + getTickCount());
                send(message);
            }
        });
    }
}
