/**
 * JADE platforms as Damas runs them: a main container on one machine, containers on others that join it.
 *
 * <p>{@link Platform} starts or joins one and is the handle to end it again. What JADE is
 * told for that, and why, is in {@link OperatingProfile}: JADE as it comes notices neither a
 * pulled cable nor a frozen machine, listens on every address and lets five silent hosts stop all its mail. What JADE
 * prints goes to the log ({@link JadeChatter}), what it fails at becomes one line that says
 * what to do.
 */
package damas.containers.platform;
