package damas.containers.cli;

import picocli.CommandLine.Help.Ansi;

/** What the terminal can show. */
final class Terminal {
    private Terminal() {}

    /** Colours if there is a terminal that knows them and NO_COLOR is not set. */
    static Ansi colours() {
        return "dumb".equals(System.getenv("TERM")) ? Ansi.OFF : Ansi.AUTO;
    }

    /** Whether a person watches: there is a terminal, and it can rewrite a line. */
    static boolean isInteractive() {
        return System.console() != null && !"dumb".equals(System.getenv("TERM"));
    }
}
