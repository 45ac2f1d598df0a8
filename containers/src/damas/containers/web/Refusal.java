package damas.containers.web;

/** Why something that was asked over the web is not done, in one sentence; nothing has changed then. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    /**
     * @param status what HTTP calls it
     */
    Refusal(int status, String reason) {
        super(reason);
        this.status = status;
    }

    /** What was asked makes no sense. */
    static Refusal wrong(String reason) {
        return new Refusal(400, reason);
    }

    /** It cannot be done now. */
    static Refusal conflict(String reason) {
        return new Refusal(409, reason);
    }

    int status() {
        return status;
    }
}
