package damas.behaviours.conversation;

import jade.content.AgentAction;
import jade.content.Predicate;
import jade.content.abs.AbsIRE;
import jade.content.abs.AbsPredicate;
import jade.content.onto.basic.Action;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Takes every message that opens a conversation and gives it to whoever can answer it. What does not parse, is not
 * known or comes out of turn gets NOT-UNDERSTOOD or REFUSE with a reason, and the agent goes on.
 */
public final class Listening extends CyclicBehaviour {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(Listening.class);

    /** Whoever gets one of these is not answered, lest two agents complain to each other for ever. */
    private static final Set<Integer> COMPLAINTS =
            Set.of(ACLMessage.NOT_UNDERSTOOD, ACLMessage.FAILURE, ACLMessage.REFUSE, ACLMessage.REJECT_PROPOSAL);

    private final transient Map<Kind, Consumer<Request>> actions = new HashMap<>();
    private final transient Map<String, Function<AbsPredicate, Optional<Predicate>>> questions =
            new HashMap<>();
    private final transient Map<Key, Request> open = new HashMap<>();
    private final transient Conversations conversations;
    private final transient MessageTemplate template;

    /** What a message is about. */
    private record Kind(int performative, Class<?> action) {}

    /** What a request is known by. */
    private record Key(AID sender, String conversation, int performative) {
        boolean sameConversation(ACLMessage message) {
            return sender.equals(message.getSender()) && conversation.equals(message.getConversationId());
        }
    }

    public Listening(Agent agent, Conversations conversations) {
        super(agent);
        this.conversations = conversations;
        template = conversations.others();
    }

    /** Who answers requests for an action. */
    public Listening onRequest(Class<? extends AgentAction> action, Consumer<Request> answer) {
        return on(ACLMessage.REQUEST, action, answer);
    }

    /** Who answers a message of another performative about an action. */
    public Listening on(int performative, Class<? extends AgentAction> action, Consumer<Request> answer) {
        actions.put(new Kind(performative, action), answer);
        return this;
    }

    /** Who answers a question about a predicate; empty if the answer is not known. */
    public Listening onQuestion(
            Class<? extends Predicate> predicate,
            Function<AbsPredicate, Optional<Predicate>> answer) {
        questions.put(predicate.getSimpleName(), answer);
        return this;
    }

    /** How many requests are being dealt with. */
    public int openRequests() {
        return open.size();
    }

    @Override
    public void action() {
        ACLMessage message = myAgent.receive(template);
        if (message == null) {
            block();
            return;
        }
        if (message.getPerformative() != ACLMessage.PROPOSE && conversations.hasLeft(message.getConversationId())) {
            // only who offers something there must hear that it is for nothing
            return;
        }
        try {
            hear(message);
        } catch (NotUnderstood e) {
            complain(message, ACLMessage.NOT_UNDERSTOOD, e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("{} failed at {}", myAgent.getLocalName(), message, e);
            complain(message, ACLMessage.FAILURE, "something went wrong: " + e);
        }
    }

    private void hear(ACLMessage message) throws NotUnderstood {
        switch (message.getPerformative()) {
            case ACLMessage.QUERY_REF -> answer(message);
            case ACLMessage.CANCEL -> cancel(message);
            // whoever answers so wants no more of it either
            case ACLMessage.REJECT_PROPOSAL, ACLMessage.NOT_UNDERSTOOD, ACLMessage.FAILURE -> cancel(message);
            default -> {
                if (actions.keySet().stream().anyMatch(kind -> kind.performative == message.getPerformative())) {
                    act(message);
                } else {
                    throw new NotUnderstood("nobody here waits for "
                            + ACLMessage.getPerformative(message.getPerformative()) + " in conversation "
                            + message.getConversationId());
                }
            }
        }
    }

    private void act(ACLMessage message) throws NotUnderstood {
        if (message.getSender() == null || message.getConversationId() == null) {
            throw new NotUnderstood("the message has no sender or no conversation");
        }
        Key key = new Key(message.getSender(), message.getConversationId(), message.getPerformative());
        if (open.containsKey(key)) {
            // came twice; the first is being dealt with
            return;
        }
        if (!(Speech.content(myAgent, message) instanceof Action wanted
                && wanted.getAction() instanceof AgentAction action)) {
            throw new NotUnderstood("the content is no action");
        }
        Consumer<Request> answer = actions.get(new Kind(message.getPerformative(), action.getClass()));
        Request request = new Request(myAgent, message, action, () -> open.remove(key));
        if (answer == null) {
            request.refuse(myAgent.getLocalName() + " does not do " + action.getClass().getSimpleName());
            return;
        }
        open.put(key, request);
        answer.accept(request);
    }

    private void answer(ACLMessage message) throws NotUnderstood {
        if (!(Speech.content(myAgent, message) instanceof AbsIRE question)) {
            throw new NotUnderstood("the content is no question");
        }
        Optional<AbsPredicate> predicate = Speech.asked(question);
        Function<AbsPredicate, Optional<Predicate>> answer =
                predicate.map(asked -> questions.get(asked.getTypeName())).orElse(null);
        if (answer == null) {
            complain(message, ACLMessage.REFUSE, myAgent.getLocalName() + " knows nothing of that");
            return;
        }
        Optional<Predicate> known = answer.apply(predicate.get());
        if (known.isPresent()) {
            Speech.send(myAgent, Speech.reply(myAgent, message, ACLMessage.INFORM, known.get()));
        } else {
            complain(message, ACLMessage.FAILURE, "not known");
        }
    }

    private void cancel(ACLMessage message) {
        List<Request> cancelled = open.entrySet().stream()
                .filter(entry -> entry.getKey().sameConversation(message))
                .map(Map.Entry::getValue)
                .toList();
        cancelled.forEach(Request::cancel);
        if (cancelled.isEmpty()) {
            complain(message, ACLMessage.REFUSE, "there is nothing to cancel in " + message.getConversationId());
        }
    }

    private void complain(ACLMessage message, int performative, String reason) {
        LOG.debug("{} complains to {}: {}", myAgent.getLocalName(), message.getSender(), reason);
        if (!COMPLAINTS.contains(message.getPerformative()) && message.getSender() != null) {
            Speech.send(myAgent, Speech.reply(myAgent, message, performative, reason));
        }
    }
}
