package damas.behaviours.conversation;

import jade.lang.acl.ACLMessage;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * A message that an agent of this JVM has sent, for those who listen in: the page shows what agents say to each other.
 *
 * @param to the receivers, with commas between
 */
public record Overheard(
        String from, String to, String performative, String protocol, String conversation, String content) {
    /** Longer texts are cut: they are for a person to read. */
    private static final int LONGEST = 4000;

    private static final List<Consumer<Overheard>> LISTENERS = new CopyOnWriteArrayList<>();

    /** From now on a listener hears every message, on its sender's thread. */
    public static void listen(Consumer<Overheard> listener) {
        LISTENERS.add(listener);
    }

    /** It hears nothing any more. */
    public static void ignore(Consumer<Overheard> listener) {
        LISTENERS.remove(listener);
    }

    static boolean isWanted() {
        return !LISTENERS.isEmpty();
    }

    static void tell(ACLMessage message, String receivers) {
        String content = Speech.isBulk(message)
                ? message.getByteSequenceContent().length + " bytes"
                : String.valueOf(message.getContent());
        Overheard said = new Overheard(
                message.getSender().getLocalName(),
                receivers,
                ACLMessage.getPerformative(message.getPerformative()),
                String.valueOf(message.getProtocol()),
                String.valueOf(message.getConversationId()),
                content.length() > LONGEST ? content.substring(0, LONGEST) + " ..." : content);
        LISTENERS.forEach(listener -> listener.accept(said));
    }
}
