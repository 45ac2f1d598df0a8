package damas.behaviours.conversation;

import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import jade.lang.acl.MessageTemplate.MatchExpression;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The conversations that an agent has begun: their messages are not for {@link Listening}. */
public final class Conversations {
    /** How many conversations that were left are remembered. */
    private static final int REMEMBERED = 256;

    private final Set<String> open = ConcurrentHashMap.newKeySet();

    /** Those that were left lately, the oldest first. */
    private final Set<String> left = new LinkedHashSet<>();

    /** Matches the messages of one conversation from now on. */
    public MessageTemplate open(String conversation) {
        open.add(conversation);
        return MessageTemplate.MatchConversationId(conversation);
    }

    /** The conversation is over; what still comes is out of turn. */
    public void close(String conversation) {
        open.remove(conversation);
    }

    /** The same where many speak: what they still say is not worth a complaint. */
    public synchronized void leave(String conversation) {
        open.remove(conversation);
        left.add(conversation);
        if (left.size() > REMEMBERED) {
            left.remove(left.iterator().next());
        }
    }

    /** Forgets that the conversation was left: a message that opens it again is heard. */
    public synchronized void rejoin(String conversation) {
        left.remove(conversation);
    }

    /** Whether the agent has taken part in a conversation and left it. */
    synchronized boolean hasLeft(String conversation) {
        return left.contains(conversation);
    }

    /** Matches all messages that belong to no conversation of ours. */
    MessageTemplate others() {
        return new MessageTemplate(new MatchExpression() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean match(ACLMessage message) {
                String conversation = message.getConversationId();
                return conversation == null || !open.contains(conversation);
            }
        });
    }
}
