package damas.behaviours.stewardship;

import damas.behaviours.conversation.Conversations;
import jade.content.lang.Codec.CodecException;
import jade.content.lang.sl.SLCodec;
import jade.content.onto.OntologyException;
import jade.content.onto.basic.Action;
import jade.core.Agent;
import jade.core.ContainerID;
import jade.core.behaviours.SimpleBehaviour;
import jade.domain.FIPANames;
import jade.domain.JADEAgentManagement.CreateAgent;
import jade.domain.JADEAgentManagement.JADEManagementOntology;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.UUID;
import java.util.function.Consumer;

/** Has the AMS make an agent in some container. */
final class Creating extends SimpleBehaviour {
    private static final long serialVersionUID = 1;
    private static final long PATIENCE = 10_000;

    private final transient Conversations conversations;
    private final transient CreateAgent wanted = new CreateAgent();
    private final transient Runnable made;
    private final transient Consumer<String> failed;
    private final String conversation = UUID.randomUUID().toString().substring(0, 13);
    private final transient MessageTemplate template;
    private long asked;
    private boolean over;

    Creating(
            Agent agent,
            Conversations conversations,
            String name,
            String className,
            String container,
            Runnable made,
            Consumer<String> failed) {
        super(agent);
        this.conversations = conversations;
        this.made = made;
        this.failed = failed;
        wanted.setAgentName(name);
        wanted.setClassName(className);
        wanted.setContainer(new ContainerID(container, null));
        template = conversations.open(conversation);
    }

    @Override
    public void onStart() {
        asked = System.currentTimeMillis();
        ACLMessage request = new ACLMessage(ACLMessage.REQUEST);
        request.addReceiver(myAgent.getAMS());
        request.setProtocol(FIPANames.InteractionProtocol.FIPA_REQUEST);
        request.setOntology(JADEManagementOntology.NAME);
        request.setLanguage(FIPANames.ContentLanguage.FIPA_SL0);
        request.setConversationId(conversation);
        myAgent.getContentManager().registerLanguage(new SLCodec(0), FIPANames.ContentLanguage.FIPA_SL0);
        myAgent.getContentManager().registerOntology(JADEManagementOntology.getInstance());
        try {
            myAgent.getContentManager().fillContent(request, new Action(myAgent.getAMS(), wanted));
        } catch (CodecException | OntologyException e) {
            throw new IllegalStateException(e);
        }
        myAgent.send(request);
    }

    @Override
    public void action() {
        ACLMessage message = myAgent.receive(template);
        long left = asked + PATIENCE - System.currentTimeMillis();
        if (message == null && left > 0) {
            block(left);
            return;
        }
        if (message != null && message.getPerformative() == ACLMessage.AGREE) {
            return;
        }
        over = true;
        conversations.close(conversation);
        if (message != null && message.getPerformative() == ACLMessage.INFORM) {
            made.run();
        } else {
            failed.accept(wanted.getAgentName() + " cannot be made in " + wanted.getContainer().getName() + ": "
                    + (message == null ? "no answer" : message.getContent()));
        }
    }

    @Override
    public boolean done() {
        return over;
    }
}
