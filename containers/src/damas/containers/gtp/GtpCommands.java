package damas.containers.gtp;

import java.util.Map;
import java.util.function.Consumer;

/** Some commands of GTP: a group registers what it knows. */
interface GtpCommands {
    /** Obeys a command and gives the answer. */
    @FunctionalInterface
    interface Handler {
        /**
         * Returns the text of the answer; empty for none.
         *
         * @param lines takes lines of an answer that is given bit by bit, and then the returned text is the last line
         */
        String answer(GtpWords words, Consumer<String> lines);
    }

    /** A command that gives its answer at once. */
    @FunctionalInterface
    interface Simple {
        String answer(GtpWords words);

        /** This command as one of any kind. */
        default Handler handler() {
            return (words, lines) -> answer(words);
        }
    }

    /** The commands of this group, by name. */
    Map<String, Handler> all();
}
