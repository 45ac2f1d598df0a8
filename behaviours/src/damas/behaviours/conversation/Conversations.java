package damas.behaviours.conversation;

import jade.lang.acl.ACLMessage;
import jade.lang.acl.MessageTemplate;
import jade.lang.acl.MessageTemplate.MatchExpression;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The conversations that an agent has begun: their messages are not for {@link Listening}. */
public final class Conversations {
    private final Set<String> open = ConcurrentHashMap.newKeySet();

    /** Matches the messages of one conversation from now on. */
    public MessageTemplate open(String conversation) {
        open.add(conversation);
        return MessageTemplate.MatchConversationId(conversation);
    }

    /** The conversation is over; what still comes is out of turn. */
    public void close(String conversation) {
        open.remove(conversation);
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
