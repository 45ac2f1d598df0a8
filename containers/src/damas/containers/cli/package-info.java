/**
 * The command line: one class a command, each a thin shell around the layers below.
 *
 * <p>{@link Main} knows all commands. Bad input ends in one line on standard error and exit code
 * 2, a failure in one line and exit code 1; the stack trace is in the log file, and on the console with {@code -v}.
 */
package damas.containers.cli;
