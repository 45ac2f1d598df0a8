package damas.containers.cli;

import picocli.CommandLine.Help.Ansi;

/** What the terminal can show. */
final class Terminal {
    private Terminal() {}

    /** Colours if there is a terminal that knows them and NO_COLOR is not set. */
    static Ansi colours() {
        return "dumb".equals(System.getenv("TERM")) ? Ansi.OFF : Ansi.AUTO;
    }
}
