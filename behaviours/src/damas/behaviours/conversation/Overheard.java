package damas.behaviours.conversation;

import jade.lang.acl.ACLMessage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A message that an agent has sent, for those who listen in: the page shows what agents say to each other. Those of
 * this JVM are told here, those of others by {@link Relaying}.
 *
 * @param to the receivers, with commas between
 */
public record Overheard(
        String from, String to, String performative, String protocol, String conversation, String content) {
    /** Longer texts are cut: they are for a person to read. */
    private static final int LONGEST = 4000;

    /** What is said only for those who listen in or look on would bury the rest, or never end. */
    private static final List<String> ASIDES = List.of("(Status ", "(Overhear)", "(Said ");

    private static final Pattern ESCAPED = Pattern.compile("\\\\(.)");

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
        String content = Speech.text(message);
        if (ASIDES.stream().anyMatch(content::contains)) {
            return;
        }
        Overheard said = new Overheard(
                message.getSender().getLocalName(),
                receivers,
                ACLMessage.getPerformative(message.getPerformative()),
                String.valueOf(message.getProtocol()),
                String.valueOf(message.getConversationId()),
                content.length() > LONGEST ? content.substring(0, LONGEST) + " ..." : content);
        LISTENERS.forEach(listener -> listener.accept(said));
    }

    // ---- as a line ----

    /** The message as a line: its parts with tabs between. */
    String line() {
        return Stream.of(from, to, performative, protocol, conversation, content)
                .map(part -> part.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n"))
                .collect(Collectors.joining("\t"));
    }

    /** Reads such a line; empty if it is none. */
    public static Optional<Overheard> parse(String line) {
        List<String> parts = Stream.of(line.split("\t", -1)).map(Overheard::plain).toList();
        return parts.size() == 6
                ? Optional.of(new Overheard(
                        parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4), parts.get(5)))
                : Optional.empty();
    }

    private static String plain(String part) {
        return ESCAPED.matcher(part).replaceAll(found -> switch (found.group(1)) {
            case "t" -> "\t";
            case "n" -> "\n";
            default -> "\\\\";
        });
    }
}
