package damas.containers.cli;

import damas.knowledge.text.NotationException;
import damas.ontology.roster.RosterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine.ExitCode;

/**
 * What a person is told when a command ends in an exception: one line, and an exit code that says whose fault it is.
 */
record Complaint(String words, int exitCode) {
    static Complaint about(Throwable e) {
        if (e instanceof UncheckedIOException unchecked) {
            return about(unchecked.getCause());
        }
        if (e instanceof NotationException) {
            return new Complaint(e.getMessage(), ExitCode.USAGE);
        }
        if (e instanceof RosterException wrong) {
            int more = wrong.problems().size() - 1;
            String hint = more == 0 ? "" : " (and " + more + " more: see damas roster check)";
            return new Complaint(wrong.problems().get(0) + hint, ExitCode.USAGE);
        }
        if (e instanceof NoSuchFileException missing) {
            String reason = missing.getReason() == null ? "" : ": " + missing.getReason();
            return new Complaint("there is no file '" + missing.getFile() + "'" + reason, ExitCode.USAGE);
        }
        if (e instanceof AccessDeniedException denied) {
            return new Complaint("no access to " + denied.getFile(), ExitCode.SOFTWARE);
        }
        if (e instanceof FileSystemException file) {
            String reason = file.getReason() == null ? file.getClass().getSimpleName() : file.getReason();
            return new Complaint(file.getFile() + ": " + reason, ExitCode.SOFTWARE);
        }
        if (e instanceof IOException && e.getMessage() != null) {
            return new Complaint(e.getMessage(), ExitCode.SOFTWARE);
        }
        if (e instanceof OutOfMemoryError) {
            return new Complaint("out of memory; JAVA_OPTS=-Xmx8g gives it more", ExitCode.SOFTWARE);
        }
        return new Complaint("something went wrong: " + e + " (the log has more, or use -v)", ExitCode.SOFTWARE);
    }
}
