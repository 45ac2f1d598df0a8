package damas.knowledge.sharing;

/**
 * Thrown by the clock that a driver gives to a {@link Job} when the search is over and no result is wanted. A job lets
 * it pass; the driver catches it.
 */
public final class JobCancelled extends RuntimeException {
    private static final long serialVersionUID = 1;

    public JobCancelled() {
        super("the search is over", null, false, false);
    }
}
