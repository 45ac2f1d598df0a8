package damas.containers.gtp;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.engine.Deadline;
import damas.containers.engine.EngineException;
import damas.containers.engine.EngineLines;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Commands to a program and its answers. Each command has a number, which its answer repeats: an answer that was not
 * awaited to its end, or came too late, is skipped when the next one is read. Used by one thread at a time.
 */
final class GtpDialogue {
    private static final Pattern FIRST_LINE = Pattern.compile("([=?])([0-9]*)(?:\\s+(.*))?");

    /** The longest answer in lines: longer ones are nonsense. */
    private static final int MOST_LINES = 10_000;

    private final EngineLines lines;
    private String command = "";
    private int number;

    /** Whether the last answer made no sense, so that other lines may precede the next one. */
    private boolean isOutOfStep;

    GtpDialogue(EngineLines lines) {
        this.lines = lines;
    }

    /** Sends a command and waits for its answer. */
    String ask(String text, Deadline deadline) throws EngineException, InterruptedException {
        send(text);
        return read(deadline);
    }

    void send(String text) throws EngineException {
        command = text;
        number++;
        lines.write(number + " " + text);
    }

    /** The answer to the last command, without its sign; its lines are separated by line breaks. */
    String read(Deadline deadline) throws EngineException, InterruptedException {
        String awaited = "an answer to " + quoted(command);
        for (int skipped = 0; skipped < MOST_LINES; skipped++) {
            String line = lines.next(deadline, awaited);
            Matcher first = FIRST_LINE.matcher(line);
            if (first.matches() && first.group(2).equals(String.valueOf(number))) {
                String text = rest(first.group(3) == null ? "" : first.group(3), deadline, awaited);
                isOutOfStep = false;
                if (first.group(1).equals("?")) {
                    throw lines.failure("refused " + quoted(command) + ": " + quoted(text));
                }
                return text;
            }
            if (!line.isEmpty() && !isOutOfStep) {
                isOutOfStep = true;
                throw lines.failure(
                        "answered " + quoted(line) + " to " + quoted(command) + ", which is no answer in GTP");
            }
        }
        throw lines.failure("wrote " + MOST_LINES + " lines that are no answer to " + quoted(command));
    }

    private String rest(String first, Deadline deadline, String awaited) throws EngineException, InterruptedException {
        StringBuilder text = new StringBuilder(first);
        String line = lines.next(deadline, awaited);
        for (int read = 0; !line.isEmpty() && read < MOST_LINES; read++) {
            text.append('\n').append(line);
            line = lines.next(deadline, awaited);
        }
        return text.toString();
    }
}
