package damas.containers.platform;

import java.io.PrintStream;
import java.lang.StackWalker.StackFrame;
import java.nio.charset.Charset;
import java.util.function.Supplier;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Keeps JADE off the console. JADE prints stack traces and banners to the standard streams; what it prints goes to the
 * log instead, and what others print goes where it went before.
 */
final class JadeChatter extends PrintStream {
    private static final Logger LOGGER = LogManager.getLogger("jade.console");
    private static final StackWalker STACK = StackWalker.getInstance();
    private static final ThreadLocal<StringBuilder> HEARD = new ThreadLocal<>();

    private JadeChatter(PrintStream stream) {
        super(stream, true, Charset.defaultCharset());
    }

    /** From now on JADE is heard in the log only. */
    static synchronized void silence() {
        if (!(System.err instanceof JadeChatter)) {
            System.setErr(new JadeChatter(System.err));
            System.setOut(new JadeChatter(System.out));
        }
    }

    /** Does something and keeps what JADE prints meanwhile on this thread: often nothing else says why it failed. */
    static <T> Heard<T> listen(Supplier<T> action) {
        StringBuilder words = new StringBuilder();
        HEARD.set(words);
        try {
            return new Heard<>(action.get(), words.toString());
        } finally {
            HEARD.remove();
        }
    }

    /** What came of it, and what JADE said. */
    record Heard<T>(T result, String words) {}

    private static boolean isJadeSpeaking() {
        return STACK.walk(frames -> frames.map(StackFrame::getClassName)
                .filter(name -> !name.startsWith("java.") && !name.equals(JadeChatter.class.getName()))
                .findFirst()
                .filter(name -> name.startsWith("jade."))
                .isPresent());
    }

    private boolean takes(Object words) {
        if (!isJadeSpeaking()) {
            return false;
        }
        LOGGER.info("{}", words);
        StringBuilder heard = HEARD.get();
        if (heard != null) {
            heard.append(words).append('\n');
        }
        return true;
    }

    @Override
    public void print(String words) {
        if (!takes(words)) {
            super.print(words);
        }
    }

    @Override
    public void println(String words) {
        if (!takes(words)) {
            super.println(words);
        }
    }

    @Override
    public void print(Object words) {
        if (!takes(words)) {
            super.print(words);
        }
    }

    @Override
    public void println(Object words) {
        if (!takes(words)) {
            super.println(words);
        }
    }

    @Override
    public void println() {
        if (!isJadeSpeaking()) {
            super.println();
        }
    }
}
