package damas.behaviours.conversation;

/** A message makes no sense to the agent that got it. */
public final class NotUnderstood extends Exception {
    private static final long serialVersionUID = 1;

    public NotUnderstood(String reason) {
        super(reason);
    }
}
